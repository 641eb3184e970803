package dev.astragal.runtime.content;

import dev.astragal.kernel.state.TreeWriter;
import dev.astragal.kernel.tree.Tree;
import java.util.BitSet;
import tools.jackson.core.JsonGenerator;

/** Turns a description into JSON without a tree in between. */
final class JsonWriter implements TreeWriter {
  private final JsonGenerator out;
  private final BitSet lists = new BitSet();
  private int depth;

  JsonWriter(JsonGenerator out) {
    this.out = out;
  }

  private void name(String name) {
    if (depth > 0 && !lists.get(depth)) out.writeName(name);
  }

  @Override
  public boolean flag(String name, boolean value) {
    name(name);
    out.writeBoolean(value);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    name(name);
    out.writeNumber(value);
    return value;
  }

  @Override
  public long int64(String name, long value) {
    name(name);
    out.writeNumber(value);
    return value;
  }

  @Override
  public String text(String name, String value) {
    name(name);
    out.writeString(value);
    return value;
  }

  @Override
  public void tree(String name, Tree value) {
    name(name);
    JsonTrees.write(value, out);
  }

  @Override
  public void open(String name) {
    name(name);
    out.writeStartObject();
    lists.clear(++depth);
  }

  @Override
  public int list(String name, int size) {
    name(name);
    out.writeStartArray();
    lists.set(++depth);
    return size;
  }

  @Override
  public void close() {
    if (lists.get(depth--)) out.writeEndArray();
    else out.writeEndObject();
  }

  @Override
  public boolean omits() {
    return !lists.get(depth);
  }
}

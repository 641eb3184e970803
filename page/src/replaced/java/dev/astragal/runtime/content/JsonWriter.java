package dev.astragal.runtime.content;

import dev.astragal.kernel.state.TreeWriter;
import dev.astragal.kernel.tree.Tree;
import java.util.BitSet;

/** Turns a description into JSON without a tree in between. */
final class JsonWriter implements TreeWriter {
  private final StringBuilder out = new StringBuilder();
  private final BitSet lists = new BitSet();
  private final BitSet begun = new BitSet();
  private int depth;

  String text() {
    return out.toString();
  }

  private void name(String name) {
    if (depth == 0) return;
    if (begun.get(depth)) out.append(',');
    begun.set(depth);
    if (lists.get(depth)) return;
    JsonTrees.text(name, out);
    out.append(':');
  }

  @Override
  public boolean flag(String name, boolean value) {
    name(name);
    out.append(value);
    return value;
  }

  @Override
  public int int32(String name, int value) {
    name(name);
    out.append(value);
    return value;
  }

  @Override
  public long int64(String name, long value) {
    name(name);
    out.append(value);
    return value;
  }

  @Override
  public String text(String name, String value) {
    name(name);
    JsonTrees.text(value, out);
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
    out.append('{');
    begun.clear(++depth);
    lists.clear(depth);
  }

  @Override
  public int list(String name, int size) {
    name(name);
    out.append('[');
    begun.clear(++depth);
    lists.set(depth);
    return size;
  }

  @Override
  public void close() {
    out.append(lists.get(depth--) ? ']' : '}');
  }

  @Override
  public boolean omits() {
    return !lists.get(depth);
  }
}

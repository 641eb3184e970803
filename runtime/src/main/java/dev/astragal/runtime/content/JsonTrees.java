package dev.astragal.runtime.content;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** JSON to trees and back. */
public final class JsonTrees {
  /** Deeper documents are refused; no game nests nearly as far. */
  public static final int DEPTH_MAX = 200;

  /** Longer texts in a document are refused. */
  public static final int TEXT_LENGTH_MAX = 1 << 20;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEPTH_MAX)
                  .maxStringLength(TEXT_LENGTH_MAX)
                  .build())
          .build();

  private JsonTrees() {}

  /** Reads one document; {@code source} names it in errors. */
  public static Tree read(String json, String source) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      if (parser.nextToken() == null)
        throw new TreeException("", new Mark(source, 1, 1), "the document is empty");
      Tree tree = value(parser, source);
      if (parser.nextToken() != null)
        throw new TreeException("", mark(parser, source), "something follows the document");
      return tree;
    } catch (JacksonException e) {
      TokenStreamLocation at = e.getLocation();
      Mark mark =
          at == null ? new Mark(source, 1, 1) : new Mark(source, at.getLineNr(), at.getColumnNr());
      throw new TreeException("", mark, "not JSON: " + firstLine(e.getOriginalMessage()));
    }
  }

  /** One line without blanks, fields in order. */
  public static String write(Tree tree) {
    StringWriter out = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
      write(tree, generator);
    }
    return out.toString();
  }

  /** A value by its shape, as its tree would be written. */
  public static <T> String write(Shape<T> shape, T value) {
    StringWriter out = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), out)) {
      shape.write("", value, new JsonWriter(generator));
    }
    return out.toString();
  }

  /** For people: what fits into {@code width} stands in one line. */
  public static String pretty(Tree tree, int width) {
    return pretty(tree, width, 0);
  }

  private static String pretty(Tree tree, int width, int depth) {
    String line = write(tree);
    if (line.length() + 2 * depth <= width) return line;
    return switch (tree) {
      case Tree.Table table ->
          block(
              "{",
              table.fields().entrySet().stream()
                  .map(
                      field ->
                          write(Tree.of(field.getKey()))
                              + ": "
                              + pretty(field.getValue(), width, depth + 1))
                  .toList(),
              "}",
              depth);
      case Tree.Rows rows ->
          block(
              "[",
              rows.items().stream().map(item -> pretty(item, width, depth + 1)).toList(),
              "]",
              depth);
      case Tree.Text _, Tree.Whole _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> line;
    };
  }

  private static String block(String open, List<String> parts, String close, int depth) {
    String indent = "\n" + "  ".repeat(depth);
    return open + indent + "  " + String.join("," + indent + "  ", parts) + indent + close;
  }

  private static Tree value(JsonParser parser, String source) {
    Mark mark = mark(parser, source);
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, Tree> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          fields.put(name, value(parser, source));
        }
        yield new Tree.Table(fields, mark);
      }
      case START_ARRAY -> {
        List<Tree> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) items.add(value(parser, source));
        yield new Tree.Rows(items, mark);
      }
      case VALUE_STRING -> new Tree.Text(parser.getString(), mark);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Numbers.of(parser.getDecimalValue(), mark);
      case VALUE_TRUE -> new Tree.Flag(true, mark);
      case VALUE_FALSE -> new Tree.Flag(false, mark);
      default -> new Tree.Empty(mark);
    };
  }

  static void write(Tree tree, JsonGenerator out) {
    switch (tree) {
      case Tree.Table table -> {
        out.writeStartObject();
        table
            .fields()
            .forEach(
                (name, value) -> {
                  out.writeName(name);
                  write(value, out);
                });
        out.writeEndObject();
      }
      case Tree.Rows rows -> {
        out.writeStartArray();
        for (Tree item : rows.items()) write(item, out);
        out.writeEndArray();
      }
      case Tree.Text text -> out.writeString(text.value());
      case Tree.Whole whole -> out.writeNumber(whole.value());
      case Tree.Decimal decimal -> out.writeNumber(decimal.value());
      case Tree.Flag flag -> out.writeBoolean(flag.value());
      case Tree.Empty _ -> out.writeNull();
    }
  }

  private static Mark mark(JsonParser parser, String source) {
    TokenStreamLocation at = parser.currentTokenLocation();
    return new Mark(source, at.getLineNr(), at.getColumnNr());
  }

  private static String firstLine(String message) {
    return message.lines().findFirst().orElse("unreadable");
  }
}

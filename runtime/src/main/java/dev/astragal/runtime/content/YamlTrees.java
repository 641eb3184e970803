package dev.astragal.runtime.content;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/** YAML to trees, every value with the line and column it was written in. */
public final class YamlTrees {
  /** Larger documents are refused. */
  public static final int SIZE_MAX = 8 << 20;

  /** Longer lines are refused; the time to read one grows with the square of its length. */
  public static final int LINE_LENGTH_MAX = 1 << 16;

  /** Deeper documents are refused. */
  public static final int DEPTH_MAX = 100;

  /** Documents with more values are refused, each counted as often as aliases repeat it. */
  public static final int VALUES_MAX = 1_000_000;

  private final String source;
  private int values;

  private YamlTrees(String source) {
    this.source = source;
  }

  public static Tree read(String yaml, String source) {
    requireSize(yaml, source);
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(source)
            .setAllowDuplicateKeys(false)
            .setAllowRecursiveKeys(false)
            .setMaxAliasesForCollections(50)
            .setCodePointLimit(SIZE_MAX)
            .build();
    try {
      requireDepth(events(yaml, settings), source);
      Optional<Node> root = new Composer(settings, events(yaml, settings)).getSingleNode();
      if (root.isEmpty())
        throw new TreeException("", new Mark(source, 1, 1), "the document is empty");
      return new YamlTrees(source).tree(root.get(), 0);
    } catch (MarkedYamlEngineException e) {
      throw new TreeException("", mark(e.getProblemMark(), source), "not YAML: " + e.getProblem());
    } catch (YamlEngineException e) {
      throw new TreeException(
          "",
          new Mark(source, 1, 1),
          "not YAML: " + String.valueOf(e.getMessage()).lines().findFirst().orElse("unreadable"));
    }
  }

  /** Reads the value of a {@code path=value} on a command line: a number, true, false, or text. */
  public static Tree scalar(String text, String source) {
    return text.isEmpty() ? new Tree.Text("", new Mark(source, 1, 1)) : read(text, source);
  }

  private static void requireSize(String yaml, String source) {
    if (yaml.length() > SIZE_MAX)
      throw new TreeException(
          "", new Mark(source, 1, 1), "larger than " + (SIZE_MAX >> 20) + " MiB");
    int line = 1;
    int start = 0;
    for (int i = 0; i < yaml.length(); i++) {
      if (i - start >= LINE_LENGTH_MAX)
        throw new TreeException(
            "", new Mark(source, line, 1), "a line longer than " + LINE_LENGTH_MAX + " characters");
      if (yaml.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    }
  }

  private static ParserImpl events(String yaml, LoadSettings settings) {
    return new ParserImpl(settings, new StreamReader(settings, yaml));
  }

  /** Looks before nodes are composed, because composing goes down as deep as the document does. */
  private static void requireDepth(Iterator<Event> events, String source) {
    int depth = 0;
    while (events.hasNext()) {
      Event event = events.next();
      switch (event.getEventId()) {
        case MappingStart, SequenceStart -> depth++;
        case MappingEnd, SequenceEnd -> depth--;
        default -> {}
      }
      if (depth > DEPTH_MAX) throw tooDeep(mark(event.getStartMark(), source));
    }
  }

  private static TreeException tooDeep(Mark mark) {
    return new TreeException("", mark, "nested deeper than " + DEPTH_MAX);
  }

  private static Mark mark(Optional<org.snakeyaml.engine.v2.exceptions.Mark> at, String source) {
    return at.map(found -> new Mark(source, found.getLine() + 1, found.getColumn() + 1))
        .orElse(new Mark(source, 1, 1));
  }

  private Tree tree(Node node, int depth) {
    Mark mark = mark(node.getStartMark(), source);
    if (depth > DEPTH_MAX) throw tooDeep(mark);
    if (++values > VALUES_MAX)
      throw new TreeException("", mark, "more than " + VALUES_MAX + " values");
    return switch (node) {
      case MappingNode mapping -> {
        Map<String, Tree> fields = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
          if (!(tuple.getKeyNode() instanceof ScalarNode key))
            throw new TreeException("", mark, "a name must be plain text");
          if (fields.put(key.getValue(), tree(tuple.getValueNode(), depth + 1)) != null) {
            throw new TreeException(key.getValue(), mark, "is written twice");
          }
        }
        yield new Tree.Table(fields, mark);
      }
      case SequenceNode sequence -> {
        List<Tree> items = new ArrayList<>();
        for (Node item : sequence.getValue()) items.add(tree(item, depth + 1));
        yield new Tree.Rows(items, mark);
      }
      case ScalarNode scalar -> scalar(scalar, mark);
      default -> throw new TreeException("", mark, "aliases to unfinished values are not allowed");
    };
  }

  private static Tree scalar(ScalarNode scalar, Mark mark) {
    Tag tag = scalar.getTag();
    String value = scalar.getValue();
    if (tag.equals(Tag.NULL)) return new Tree.Empty(mark);
    if (tag.equals(Tag.BOOL))
      return new Tree.Flag(value.toLowerCase(Locale.ROOT).equals("true"), mark);
    if (tag.equals(Tag.INT) || tag.equals(Tag.FLOAT)) {
      try {
        return JsonTrees.number(new BigDecimal(value), mark);
      } catch (NumberFormatException e) {
        throw new TreeException("", mark, "'" + value + "' is not a finite number");
      }
    }
    return new Tree.Text(value, mark);
  }
}

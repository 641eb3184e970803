package dev.astragal.runtime.content;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** YAML to trees, every value with the line and column it was written in. */
public final class YamlTrees {
  /** Larger documents are refused. */
  public static final int SIZE_MAX = 8 << 20;

  private static final int DEPTH_MAX = 100;

  private YamlTrees() {}

  public static Tree read(String yaml, String source) {
    LoadSettings settings =
        LoadSettings.builder()
            .setLabel(source)
            .setAllowDuplicateKeys(false)
            .setAllowRecursiveKeys(false)
            .setMaxAliasesForCollections(50)
            .setCodePointLimit(SIZE_MAX)
            .build();
    try {
      Optional<Node> root = new Compose(settings).composeString(yaml);
      if (root.isEmpty())
        throw new TreeException("", new Mark(source, 1, 1), "the document is empty");
      return tree(root.get(), source, 0);
    } catch (MarkedYamlEngineException e) {
      Mark mark =
          e.getProblemMark()
              .map(at -> new Mark(source, at.getLine() + 1, at.getColumn() + 1))
              .orElse(new Mark(source, 1, 1));
      throw new TreeException("", mark, "not YAML: " + e.getProblem());
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

  private static Tree tree(Node node, String source, int depth) {
    Mark mark =
        node.getStartMark()
            .map(at -> new Mark(source, at.getLine() + 1, at.getColumn() + 1))
            .orElse(new Mark(source, 1, 1));
    if (depth > DEPTH_MAX) throw new TreeException("", mark, "nested deeper than " + DEPTH_MAX);
    return switch (node) {
      case MappingNode mapping -> {
        Map<String, Tree> fields = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
          if (!(tuple.getKeyNode() instanceof ScalarNode key))
            throw new TreeException("", mark, "a name must be plain text");
          if (fields.put(key.getValue(), tree(tuple.getValueNode(), source, depth + 1)) != null) {
            throw new TreeException(key.getValue(), mark, "is written twice");
          }
        }
        yield new Tree.Table(fields, mark);
      }
      case SequenceNode sequence -> {
        List<Tree> items = new ArrayList<>();
        for (Node item : sequence.getValue()) items.add(tree(item, source, depth + 1));
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

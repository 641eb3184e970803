package dev.astragal.runtime.content;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
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

  /** Documents that repeat lists and tables more often by aliases are refused. */
  public static final int ALIASES_MAX = 50;

  private final String source;
  private final Parser parser;
  private final ScalarResolver types;
  private final Map<Anchor, Value> anchored = new HashMap<>();
  private int values;
  private int aliases;

  /**
   * A value as it is read.
   *
   * @param name what was written, of a single value: it may be used as a name
   * @param size how many values it consists of
   * @param height how many lists and tables lie inside one another
   */
  private record Value(Tree tree, @Nullable String name, int size, int height) {}

  private YamlTrees(String yaml, String source) {
    LoadSettings settings =
        LoadSettings.builder().setLabel(source).setCodePointLimit(SIZE_MAX).build();
    this.source = source;
    this.parser = new ParserImpl(settings, new StreamReader(settings, yaml));
    this.types = settings.getSchema().getScalarResolver();
  }

  public static Tree read(String yaml, String source) {
    requireSize(yaml, source);
    try {
      return new YamlTrees(yaml, source).document();
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

  private Tree document() {
    parser.next();
    if (parser.checkEvent(Event.ID.StreamEnd))
      throw new TreeException("", new Mark(source, 1, 1), "the document is empty");
    parser.next();
    Tree root = value(0).tree;
    parser.next();
    Event end = parser.next();
    if (end.getEventId() != Event.ID.StreamEnd)
      throw new TreeException("", mark(end), "not YAML: another document follows");
    return root;
  }

  private Value value(int depth) {
    NodeEvent event = (NodeEvent) parser.next();
    Mark mark = mark(event);
    if (event instanceof AliasEvent alias) return repeated(alias, mark, depth);
    int before = values;
    count(1, mark);
    if (event instanceof ScalarEvent scalar) return kept(scalar, value(scalar, mark));
    if (depth == DEPTH_MAX) throw tooDeep(mark);
    Value inside =
        event.getEventId() == Event.ID.MappingStart ? table(mark, depth) : rows(mark, depth);
    return kept(event, new Value(inside.tree, null, values - before, inside.height));
  }

  private Value table(Mark mark, int depth) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    int height = 1;
    while (!parser.checkEvent(Event.ID.MappingEnd)) {
      Mark written = mark(parser.peekEvent());
      String name = name();
      Value field = value(depth + 1);
      if (fields.put(name, field.tree) != null)
        throw new TreeException(name, written, "is written twice");
      height = Math.max(height, field.height + 1);
    }
    parser.next();
    return new Value(new Tree.Table(fields, mark), null, 0, height);
  }

  private String name() {
    NodeEvent event = (NodeEvent) parser.next();
    Mark mark = mark(event);
    String name = null;
    if (event instanceof AliasEvent alias) name = anchored(alias, mark).name;
    else if (event instanceof ScalarEvent scalar) name = kept(scalar, value(scalar, mark)).name;
    if (name == null) throw new TreeException("", mark, "a name must be plain text");
    return name;
  }

  private Value rows(Mark mark, int depth) {
    List<Tree> items = new ArrayList<>();
    int height = 1;
    while (!parser.checkEvent(Event.ID.SequenceEnd)) {
      Value item = value(depth + 1);
      items.add(item.tree);
      height = Math.max(height, item.height + 1);
    }
    parser.next();
    return new Value(new Tree.Rows(items, mark), null, 0, height);
  }

  private Value kept(NodeEvent event, Value value) {
    event.getAnchor().ifPresent(anchor -> anchored.put(anchor, value));
    return value;
  }

  private Value anchored(AliasEvent alias, Mark mark) {
    Value value = anchored.get(alias.getAlias());
    if (value == null)
      throw new TreeException("", mark, "there is no '&" + alias.getAlias() + "' before this");
    return value;
  }

  private Value repeated(AliasEvent alias, Mark mark, int depth) {
    Value value = anchored(alias, mark);
    if (value.height > 0 && ++aliases > ALIASES_MAX)
      throw new TreeException("", mark, "more than " + ALIASES_MAX + " repetitions by aliases");
    if (depth + value.height > DEPTH_MAX) throw tooDeep(mark);
    count(value.size, mark);
    return value;
  }

  private void count(int more, Mark mark) {
    values += more;
    if (values > VALUES_MAX)
      throw new TreeException("", mark, "more than " + VALUES_MAX + " values");
  }

  private static TreeException tooDeep(Mark mark) {
    return new TreeException("", mark, "nested deeper than " + DEPTH_MAX);
  }

  private Mark mark(Event event) {
    return mark(event.getStartMark(), source);
  }

  private static Mark mark(Optional<org.snakeyaml.engine.v2.exceptions.Mark> at, String source) {
    if (at.isEmpty()) return new Mark(source, 1, 1);
    return new Mark(source, at.get().getLine() + 1, at.get().getColumn() + 1);
  }

  private Value value(ScalarEvent scalar, Mark mark) {
    return new Value(tree(scalar, mark), scalar.getValue(), 1, 0);
  }

  private Tree tree(ScalarEvent scalar, Mark mark) {
    String value = scalar.getValue();
    Tag tag = tag(scalar);
    if (tag.equals(Tag.NULL)) return new Tree.Empty(mark);
    if (tag.equals(Tag.BOOL))
      return new Tree.Flag(value.toLowerCase(Locale.ROOT).equals("true"), mark);
    if (tag.equals(Tag.INT) || tag.equals(Tag.FLOAT)) {
      try {
        return Numbers.read(value, mark);
      } catch (NumberFormatException e) {
        throw new TreeException("", mark, "'" + value + "' is not a finite number");
      }
    }
    return new Tree.Text(value, mark);
  }

  private Tag tag(ScalarEvent scalar) {
    String written = scalar.getTag().orElse("!");
    return written.equals("!")
        ? types.resolve(scalar.getValue(), scalar.getImplicit().canOmitTagInPlainScalar())
        : new Tag(written);
  }
}

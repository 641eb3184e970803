package dev.astragal.kernel.screen;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A sentence by its key and its named values; the words come from a message bundle outside the
 * simulation, so that translation and satire never touch play.
 */
public record Msg(String key, List<Arg> args) {
  private static final String LITERAL = "=";

  public Msg {
    args = List.copyOf(args);
  }

  /** A named value. */
  public record Arg(String name, Value value) {}

  /** What can stand in a sentence. */
  public sealed interface Value {
    record Whole(long value) implements Value {}

    /** Text that is shown as it is. */
    record Word(String text) implements Value {}

    /** A thing the bundle has a word for, under {@code word.ID}; shown as it is where not. */
    record Named(String id, String otherwise) implements Value {
      static Named of(Enum<?> constant) {
        String words = constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return new Named(constant.name(), words);
      }
    }

    /** Whoever sits there, shown by name. */
    record Player(Seat seat) implements Value {}

    record Phrase(Msg msg) implements Value {}

    /** Several of them, joined as the language does it. */
    record Several(List<Value> values) implements Value {
      public Several {
        values = List.copyOf(values);
      }
    }
  }

  /**
   * Names and values in turn; a value is a whole number, text, an enum, a seat, another message, a
   * {@link Value}, or a list of those.
   */
  public static Msg of(String key, Object... namesAndValues) {
    if (namesAndValues.length % 2 != 0)
      throw new IllegalArgumentException("message " + key + " has a name without a value");
    List<Arg> args = new ArrayList<>(namesAndValues.length / 2);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.add(new Arg((String) namesAndValues[i], value(namesAndValues[i + 1])));
    }
    return new Msg(key, args);
  }

  /** The sentence for a record under a key: its components are the named values. */
  public static Msg fields(String key, Object record) {
    return new Msg(key, RecordFields.args(record));
  }

  /** Text that is shown as it is: a number, a name somebody typed. */
  public static Msg literal(String text) {
    return new Msg(LITERAL, List.of(new Arg("text", new Value.Word(text))));
  }

  public static Msg literal(long number) {
    return literal(Long.toString(number));
  }

  /** The name of whoever sits there. */
  public static Msg player(Seat seat) {
    return new Msg(LITERAL, List.of(new Arg("text", new Value.Player(seat))));
  }

  /** A thing the bundle has a word for, under {@code word.ID}. */
  public static Msg word(String id) {
    return new Msg(LITERAL, List.of(new Arg("text", new Value.Named(id, id))));
  }

  /** The same sentence with one more value, or another for one it has. */
  public Msg with(String name, Object value) {
    List<Arg> changed = new ArrayList<>(args);
    changed.removeIf(arg -> arg.name().equals(name));
    changed.add(new Arg(name, value(value)));
    return new Msg(key, changed);
  }

  /** The same sentence with more values, in the order of their names. */
  public Msg with(Map<String, Object> values) {
    Msg changed = this;
    for (Map.Entry<String, Object> value : new TreeMap<>(values).entrySet())
      changed = changed.with(value.getKey(), value.getValue());
    return changed;
  }

  /** Whether it is one value and nothing around it. */
  public boolean isLiteral() {
    return key.equals(LITERAL);
  }

  static Value value(Object value) {
    return switch (value) {
      case Value made -> made;
      case Integer number -> new Value.Whole(number);
      case Long number -> new Value.Whole(number);
      case String text -> new Value.Word(text);
      case Enum<?> constant -> Value.Named.of(constant);
      case Seat seat -> new Value.Player(seat);
      case Msg msg -> new Value.Phrase(msg);
      case List<?> values -> new Value.Several(values.stream().map(Msg::value).toList());
      case Ints values ->
          new Value.Several(
              Arrays.stream(values.toArray())
                  .<Value>mapToObj(number -> new Value.Whole(number))
                  .toList());
      case Optional<?> maybe ->
          maybe.isPresent() ? value(maybe.get()) : new Value.Several(List.of());
      default ->
          throw new IllegalArgumentException(
              "a message cannot hold a " + value.getClass().getSimpleName());
    };
  }

  /** For programs and tests: the text itself, or key and values. */
  @Override
  public String toString() {
    if (isLiteral()) return shown(args.getFirst().value());
    return args.isEmpty()
        ? key
        : args.stream()
            .map(arg -> arg.name() + " " + shown(arg.value()))
            .collect(Collectors.joining(", ", key + " (", ")"));
  }

  private static String shown(Value value) {
    return switch (value) {
      case Value.Whole(long number) -> Long.toString(number);
      case Value.Word(String text) -> text;
      case Value.Named(String id, _) -> id;
      case Value.Player(Seat seat) -> seat.toString();
      case Value.Phrase(Msg msg) -> msg.toString();
      case Value.Several(List<Value> values) ->
          values.stream().map(Msg::shown).collect(Collectors.joining(", "));
    };
  }
}

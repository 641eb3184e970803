package dev.astragal.kernel.screen;

import java.util.ArrayList;
import java.util.List;

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

    record Word(String text) implements Value {}

    record Phrase(Msg msg) implements Value {}
  }

  /** Names and values in turn; a value is a whole number, text, an enum, or another message. */
  public static Msg of(String key, Object... namesAndValues) {
    if (namesAndValues.length % 2 != 0)
      throw new IllegalArgumentException("message " + key + " has a name without a value");
    List<Arg> args = new ArrayList<>(namesAndValues.length / 2);
    for (int i = 0; i < namesAndValues.length; i += 2) {
      args.add(new Arg((String) namesAndValues[i], value(namesAndValues[i + 1])));
    }
    return new Msg(key, args);
  }

  /** Text that is shown as it is: a number, a name somebody typed. */
  public static Msg literal(String text) {
    return new Msg(LITERAL, List.of(new Arg("text", new Value.Word(text))));
  }

  public static Msg literal(long number) {
    return literal(Long.toString(number));
  }

  public boolean isLiteral() {
    return key.equals(LITERAL);
  }

  private static Value value(Object value) {
    return switch (value) {
      case Integer number -> new Value.Whole(number);
      case Long number -> new Value.Whole(number);
      case String text -> new Value.Word(text);
      case Enum<?> constant -> new Value.Word(constant.name());
      case Msg msg -> new Value.Phrase(msg);
      default ->
          throw new IllegalArgumentException(
              "a message cannot hold a " + value.getClass().getSimpleName());
    };
  }
}

package dev.astragal.games.mir.state;

import dev.astragal.kernel.state.WrittenAs;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where the generator stands. Documents and events have it as text: a name, or a name, a colon and
 * the generator's last value. A roll needs only name and value, so the text is put together when
 * somebody reads it. Of one text there is one position.
 *
 * @param name the whole text where it does not end in a value; null where there is none
 * @param value what the generator left behind the name, or {@link #NO_VALUE}
 */
@WrittenAs("text")
public record Position(@Nullable String name, long value) {
  /** Of dice that were never seeded, and of those that were rolled elsewhere. */
  public static final Position NONE = new Position(null, Position.NO_VALUE);

  static final long NO_VALUE = -1;
  static final long VALUE_MAX = 0xFFFF_FFFFL;

  private static final String UNSEEDED = "default";
  private static final int VALUE_DIGITS_MAX = 10;
  private static final int HASH_START = 5381;

  public static Position of(String text) {
    int colon = text.indexOf(':');
    long value = colon < 0 ? NO_VALUE : value(text, colon + 1);
    return value == NO_VALUE
        ? new Position(text, NO_VALUE)
        : new Position(text.substring(0, colon), value);
  }

  public static Position of(Optional<String> text) {
    return text.map(Position::of).orElse(NONE);
  }

  /** Nothing where there is none. */
  public Optional<String> text() {
    if (name == null) return Optional.empty();
    return Optional.of(value == NO_VALUE ? name : name + ":" + value);
  }

  /** This one, or {@code other} where it is none. */
  Position orElse(Position other) {
    return name == null ? other : this;
  }

  /** Where the generator stands when it has come to {@code next}. */
  Position reached(long next) {
    String base = name == null ? UNSEEDED : name;
    int colon = value == NO_VALUE ? base.indexOf(':') : -1;
    return new Position(colon < 0 ? base : base.substring(0, colon), next);
  }

  /** What the text counts as in front of the generator. */
  int hash() {
    int hash = hash(HASH_START, name == null ? UNSEEDED : name);
    return value == NO_VALUE ? hash : hash(hash(hash, ":"), value);
  }

  /** As {@link #hash()} with more behind the text: a colon and a number. */
  int hashBefore(int number) {
    return hash(hash(hash(), ":"), (long) number);
  }

  private static int hash(int start, String text) {
    int hash = start;
    for (int i = 0; i < text.length(); i++) hash = 33 * hash + text.charAt(i);
    return hash;
  }

  /** Of a number as it is written. */
  private static int hash(int start, long number) {
    int before = number < 10 ? start : hash(start, number / 10);
    return 33 * before + '0' + (int) (number % 10);
  }

  /** The value that {@code text} ends in as the generator writes it, or {@link #NO_VALUE}. */
  private static long value(String text, int from) {
    int digits = text.length() - from;
    if (digits < 1 || digits > VALUE_DIGITS_MAX) return NO_VALUE;
    if (text.charAt(from) == '0' && digits > 1) return NO_VALUE;
    long value = 0;
    for (int i = from; i < text.length(); i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') return NO_VALUE;
      value = 10 * value + (digit - '0');
    }
    return value <= VALUE_MAX ? value : NO_VALUE;
  }
}

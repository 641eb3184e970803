package dev.astragal.kernel.seed;

import dev.astragal.kernel.hash.Sha256;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.state.WrittenAs;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What all luck of a run comes from: any text or number. {@code family#7} is the seventh run of a
 * family, such as one game of a sweep.
 */
@WrittenAs("text")
public final class Seed {
  public static final int LENGTH_MAX = 200;

  private static final String DOMAIN = "astragal seed 1\0";

  /** Every number with so many digits fits into a long. */
  private static final int INDEX_DIGITS_MAX = 18;

  private static final long INDEX_END = 1_000_000_000_000_000_000L;

  private final int[] key;

  /** Of which family this is a run, and which; none where the text is known from the beginning. */
  private final @Nullable Seed family;

  private final long index;

  /**
   * Of a child not before somebody reads it; threads that put it together at once make the same.
   */
  private @Nullable String text;

  public Seed(String text) {
    this(key(checked(text)), null, 0, text);
  }

  private Seed(int[] key, @Nullable Seed family, long index, @Nullable String text) {
    this.key = key;
    this.family = family;
    this.index = index;
    this.text = text;
  }

  public static Seed of(long number) {
    return new Seed(Long.toString(number));
  }

  /**
   * Costs little: the family's text is not hashed again for each of its runs, nor is theirs put
   * together.
   */
  public Seed child(long index) {
    return index >= 0 && index < INDEX_END && length() <= LENGTH_MAX - 1 - INDEX_DIGITS_MAX
        ? new Seed(Luck.childKey(key, index), this, index, null)
        : new Seed(text() + "#" + index);
  }

  /** At most so long. */
  private int length() {
    return text != null || family == null
        ? text().length()
        : family.length() + 1 + INDEX_DIGITS_MAX;
  }

  public String text() {
    String known = text;
    if (known == null) {
      known = Objects.requireNonNull(family).text() + "#" + index;
      text = known;
    }
    return known;
  }

  /** Eight words for the generator. */
  public int[] key() {
    return key.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seed seed && seed.text().equals(text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }

  private static String checked(String text) {
    if (text.isBlank()) throw new IllegalArgumentException("the seed is empty");
    if (text.length() > LENGTH_MAX)
      throw new IllegalArgumentException("the seed is longer than " + LENGTH_MAX + " characters");
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i)))
        throw new IllegalArgumentException("the seed has a control character in it");
    }
    return text;
  }

  private static int[] key(String text) {
    int hash = text.lastIndexOf('#');
    if (hash > 0 && isIndex(text, hash + 1)) {
      long index = Long.parseLong(text, hash + 1, text.length(), 10);
      return Luck.childKey(key(text.substring(0, hash)), index);
    }
    byte[] bytes = Sha256.digest((DOMAIN + text).getBytes(StandardCharsets.UTF_8));
    ByteBuffer digest = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    int[] key = new int[Sha256.BYTES / Integer.BYTES];
    for (int i = 0; i < key.length; i++) key[i] = digest.getInt();
    return key;
  }

  /** Whether the text from here on is a number as {@link #child} writes it. */
  private static boolean isIndex(String text, int from) {
    int digits = text.length() - from;
    if (digits < 1 || digits > INDEX_DIGITS_MAX) return false;
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
    }
    return digits == 1 || text.charAt(from) != '0';
  }
}

package dev.astragal.kernel.seed;

import dev.astragal.kernel.rng.Luck;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * What all luck of a run comes from: any text or number. {@code family#7} is the seventh run of a
 * family, such as one game of a sweep.
 */
public record Seed(String text) {
  public static final int LENGTH_MAX = 200;

  private static final String DOMAIN = "astragal seed 1\0";

  /** Every number with so many digits fits into a long. */
  private static final int INDEX_DIGITS_MAX = 18;

  public Seed {
    if (text.isBlank()) throw new IllegalArgumentException("the seed is empty");
    if (text.length() > LENGTH_MAX)
      throw new IllegalArgumentException("the seed is longer than " + LENGTH_MAX + " characters");
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i)))
        throw new IllegalArgumentException("the seed has a control character in it");
    }
  }

  public static Seed of(long number) {
    return new Seed(Long.toString(number));
  }

  public Seed child(long index) {
    return new Seed(text + "#" + index);
  }

  /** Eight words for the generator. */
  public int[] key() {
    int hash = text.lastIndexOf('#');
    if (hash > 0 && isIndex(hash + 1)) {
      long index = Long.parseLong(text, hash + 1, text.length(), 10);
      return Luck.childKey(new Seed(text.substring(0, hash)).key(), index);
    }
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest((DOMAIN + text).getBytes(StandardCharsets.UTF_8));
      int[] key = new int[8];
      ByteBuffer.wrap(digest).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(key);
      return key;
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Whether the text from here on is a number as {@link #child} writes it. */
  private boolean isIndex(int from) {
    int digits = text.length() - from;
    if (digits < 1 || digits > INDEX_DIGITS_MAX) return false;
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
    }
    return digits == 1 || text.charAt(from) != '0';
  }
}

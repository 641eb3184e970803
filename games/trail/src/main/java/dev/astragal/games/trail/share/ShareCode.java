package dev.astragal.games.trail.share;

import dev.astragal.games.trail.modern.Mode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A short code friends can read out to each other, {@code CL-JUNIPER42}: the mode, a word and two
 * digits stand for one seed.
 *
 * <p>Every code leads to a seed and back to itself. Only seeds that came from a code have one.
 */
record ShareCode(Mode mode, int word, int number) {
  private static final long OFFSET = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;
  private static final byte[] DOMAIN = "DYSTR-".getBytes(StandardCharsets.US_ASCII);
  private static final int LAST_BYTE = 0xA5;
  private static final int WORD_BITS = 9;
  private static final int NUMBER_MAX = 99;

  public ShareCode {
    if (word < 0 || word >= ShareWords.ALL.size())
      throw new IllegalArgumentException("there is no share word number " + word);
    if (number < 0 || number > NUMBER_MAX)
      throw new IllegalArgumentException("a share code ends in 00 to 99, not in " + number);
  }

  /** Forgiving about case, blanks and anything but letters inside the word. */
  public static Optional<ShareCode> parse(String text) {
    String trimmed = text.strip();
    int dash = trimmed.indexOf('-');
    if (dash < 0 || trimmed.length() - dash - 1 < 3) return Optional.empty();
    Mode mode = trimmed.substring(0, dash).equalsIgnoreCase("DP") ? Mode.DEEP : Mode.CLASSIC;
    String rest = trimmed.substring(dash + 1);
    String digits = rest.substring(rest.length() - 2);
    if (!digits.matches("[0-9]{2}")) return Optional.empty();
    String letters =
        rest.substring(0, rest.length() - 2).toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "");
    int word = ShareWords.ALL.indexOf(letters);
    return word < 0
        ? Optional.empty()
        : Optional.of(new ShareCode(mode, word, Integer.parseInt(digits)));
  }

  /** A code from any 64 bits of entropy. */
  public static ShareCode random(Mode mode, long entropy) {
    int word = (int) Long.remainderUnsigned(entropy, ShareWords.ALL.size());
    return new ShareCode(mode, word, (int) Long.remainderUnsigned(entropy >>> 17, NUMBER_MAX + 1));
  }

  /** The seed of a code: its own bits at the bottom, a hash of them above. */
  public long seed() {
    int packed = word | (number << WORD_BITS);
    long hash = OFFSET;
    for (byte letter : DOMAIN) hash = mixed(hash, letter);
    hash = mixed(hash, mode == Mode.DEEP ? 'D' : 'C');
    hash = mixed(hash, packed & 0xFF);
    hash = mixed(hash, packed >>> 8);
    hash = mixed(hash, LAST_BYTE);
    return (hash & ~0xFFFFL) | packed;
  }

  /** The code a seed came from, if it came from one. */
  public static Optional<ShareCode> of(long seed) {
    int word = (int) (seed & 0x1FF);
    int number = (int) (seed >>> WORD_BITS & 0x7F);
    if (word >= ShareWords.ALL.size() || number > NUMBER_MAX) return Optional.empty();
    for (Mode mode : Mode.values()) {
      ShareCode code = new ShareCode(mode, word, number);
      if (code.seed() == seed) return Optional.of(code);
    }
    return Optional.empty();
  }

  public static List<String> words() {
    return ShareWords.ALL;
  }

  @Override
  public String toString() {
    return (mode == Mode.DEEP ? "DP-" : "CL-")
        + ShareWords.ALL.get(word)
        + (number < 10 ? "0" : "")
        + number;
  }

  private static long mixed(long hash, int octet) {
    return (hash ^ (octet & 0xFF)) * PRIME;
  }
}

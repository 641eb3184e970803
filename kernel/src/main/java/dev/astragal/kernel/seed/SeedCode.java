package dev.astragal.kernel.seed;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A whole set-up as a code people can read out to each other: {@code K7M-2QX-9RT}. It has no
 * vowels, so that no words appear, and two check symbols that catch every single mistyped symbol
 * and every swap of neighbours.
 *
 * @param policy names of overlays, then {@code path=value} assignments
 */
public record SeedCode(
    String game, Seed seed, int seats, List<String> policy, Map<String, String> options) {
  public static final int LENGTH_MAX = 2000;

  /** 31 symbols: a prime, so that weighted sums modulo its size expose any change of one symbol. */
  private static final String SYMBOLS = "0123456789BCDFGHJKLMNPQRSTVWXYZ";

  private static final BigInteger BASE = BigInteger.valueOf(SYMBOLS.length());
  private static final byte VERSION = 1;
  private static final int GROUP = 3;
  private static final String SEPARATOR = "\0";
  private static final String NO_SETUP = "the seed code does not hold a set-up";

  public SeedCode {
    policy = List.copyOf(policy);
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    if (game.isEmpty() || seats < 0 || seats > Byte.MAX_VALUE || policy.contains(""))
      throw new IllegalArgumentException(NO_SETUP);
    requirePlain(game);
    policy.forEach(SeedCode::requirePlain);
    options.forEach(
        (name, value) -> {
          requirePlain(name);
          requirePlain(value);
          if (name.isEmpty() || name.contains("=")) throw new IllegalArgumentException(NO_SETUP);
        });
  }

  /** Fails when the set-up is too long to be read out: {@link #LENGTH_MAX}. */
  public String encode() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write(VERSION);
    bytes.write(seats);
    List<String> fields = new ArrayList<>(List.of(game, seed.text()));
    fields.addAll(policy);
    if (!options.isEmpty()) {
      fields.add("");
      options.forEach((name, value) -> fields.add(name + "=" + value));
    }
    bytes.writeBytes(String.join(SEPARATOR, fields).getBytes(StandardCharsets.UTF_8));
    StringBuilder symbols = new StringBuilder();
    BigInteger rest = new BigInteger(1, bytes.toByteArray());
    while (rest.signum() > 0) {
      BigInteger[] parts = rest.divideAndRemainder(BASE);
      symbols.append(SYMBOLS.charAt(parts[1].intValue()));
      rest = parts[0];
    }
    symbols.reverse();
    String body = symbols.toString();
    symbols.append(SYMBOLS.charAt(check(body, 0))).append(SYMBOLS.charAt(check(body, 1)));
    String code = grouped(symbols.toString());
    if (code.length() > LENGTH_MAX)
      throw new IllegalArgumentException(
          "the set-up needs a seed code longer than " + LENGTH_MAX + " characters");
    return code;
  }

  /**
   * Reads a code, forgiving case, blanks and dashes; anything else that is off is refused with a
   * sentence.
   */
  public static SeedCode decode(String code) {
    if (code.length() > LENGTH_MAX)
      throw new IllegalArgumentException(
          "the seed code is longer than " + LENGTH_MAX + " characters");
    String symbols = code.replace("-", "").replace(" ", "").toUpperCase(Locale.ROOT);
    for (int i = 0; i < symbols.length(); i++) {
      if (SYMBOLS.indexOf(symbols.charAt(i)) < 0) {
        throw new IllegalArgumentException(
            "'" + symbols.charAt(i) + "' does not occur in seed codes");
      }
    }
    if (symbols.length() < 3) throw new IllegalArgumentException("the seed code is too short");
    String body = symbols.substring(0, symbols.length() - 2);
    if (SYMBOLS.charAt(check(body, 0)) != symbols.charAt(symbols.length() - 2)
        || SYMBOLS.charAt(check(body, 1)) != symbols.charAt(symbols.length() - 1)) {
      throw new IllegalArgumentException(
          "the seed code has a typo in it: its check symbols do not match");
    }
    BigInteger number = BigInteger.ZERO;
    for (int i = 0; i < body.length(); i++) {
      number = number.multiply(BASE).add(BigInteger.valueOf(SYMBOLS.indexOf(body.charAt(i))));
    }
    return parsed(number.toByteArray());
  }

  private static SeedCode parsed(byte[] bytes) {
    if (bytes.length < 3 || bytes[0] != VERSION)
      throw new IllegalArgumentException("the seed code is of another version");
    String text;
    try {
      text =
          StandardCharsets.UTF_8
              .newDecoder()
              .decode(ByteBuffer.wrap(bytes, 2, bytes.length - 2))
              .toString();
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(NO_SETUP, e);
    }
    List<String> fields = List.of(text.split(SEPARATOR, -1));
    if (fields.size() < 2) throw new IllegalArgumentException(NO_SETUP);
    int blank = fields.subList(2, fields.size()).indexOf("");
    int policyEnd = blank < 0 ? fields.size() : blank + 2;
    Map<String, String> options = new LinkedHashMap<>();
    for (String option : fields.subList(Math.min(policyEnd + 1, fields.size()), fields.size())) {
      int equals = option.indexOf('=');
      if (equals < 0) throw new IllegalArgumentException(NO_SETUP);
      options.put(option.substring(0, equals), option.substring(equals + 1));
    }
    return new SeedCode(
        fields.get(0), new Seed(fields.get(1)), bytes[1], fields.subList(2, policyEnd), options);
  }

  private static void requirePlain(String text) {
    if (text.contains(SEPARATOR))
      throw new IllegalArgumentException("a set-up has a control character in it");
  }

  /**
   * Plain sum, or sum weighted by place: together they expose one changed symbol and two swapped
   * neighbours.
   */
  private static int check(String body, int weighted) {
    int sum = 0;
    for (int i = 0; i < body.length(); i++) {
      int weight = weighted == 0 ? 1 : i % SYMBOLS.length();
      sum = (sum + weight * SYMBOLS.indexOf(body.charAt(i))) % SYMBOLS.length();
    }
    return sum;
  }

  private static String grouped(String symbols) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < symbols.length(); i++) {
      if (i > 0 && i % GROUP == 0) out.append('-');
      out.append(symbols.charAt(i));
    }
    return out.toString();
  }
}

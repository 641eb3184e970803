package dev.astragal.baator.fair;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A seed nobody could choose: a secret, which one side commits to first, and words of the others,
 * which come after that. Neither alone decides a die.
 */
record FairSeed(String secret, String words) {
  private static final String DOMAIN = "astragal fair dice 1\n";
  private static final int SECRET_BYTES = 32;
  private static final Pattern TEXT = Pattern.compile("fair ([0-9a-f]{64}) (.+)");

  static String newSecret() {
    byte[] bytes = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** With the words as they are compared: a blank between two of them, a comma between people. */
  static FairSeed of(String secret, List<String> words) {
    String said =
        words.stream()
            .map(word -> word.strip().replaceAll("\\s+", " "))
            .filter(word -> !word.isEmpty())
            .collect(Collectors.joining(", "));
    if (said.isEmpty()) throw new BadInputException("somebody else has to say a word: --words");
    if (said.indexOf('#') >= 0) throw new BadInputException("a word cannot have a #");
    if (!secret.matches("[0-9a-f]{64}")) throw new BadInputException("that is no secret of 'fair'");
    return new FairSeed(secret, said);
  }

  /** What {@link #text} was made of, if it was. */
  static Optional<FairSeed> in(Seed seed) {
    Matcher matcher = TEXT.matcher(seed.text());
    return matcher.matches()
        ? Optional.of(new FairSeed(matcher.group(1), matcher.group(2)))
        : Optional.empty();
  }

  String text() {
    String text = "fair " + secret + " " + words;
    if (text.length() > Seed.LENGTH_MAX)
      throw new BadInputException("the words are too long by " + (text.length() - Seed.LENGTH_MAX));
    return text;
  }

  /** What can be told before: it binds to the secret and gives nothing of it away. */
  static String commitment(String secret) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of()
          .formatHex(digest.digest((DOMAIN + secret).getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every platform has SHA-256", e);
    }
  }
}

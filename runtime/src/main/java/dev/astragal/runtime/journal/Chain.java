package dev.astragal.runtime.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The chain over a journal's lines: each line ends with the SHA-256 of the link before it and its
 * own text, so that no line can be changed, dropped, added or moved unseen. All formats share it: a
 * header of another format is told from a damaged one.
 */
final class Chain {
  static final String START = "0".repeat(64);

  private static final String FIELD = ",\"chain\":\"";
  private static final int SUFFIX_LENGTH = FIELD.length() + 64 + 2;

  private Chain() {}

  static String link(String previous, String body) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(previous.getBytes(StandardCharsets.US_ASCII));
      digest.update(body.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** {@code body}, a JSON table, with its link as last field. */
  static String chained(String body, String link) {
    return body.substring(0, body.length() - 1) + FIELD + link + "\"}";
  }

  static boolean hasLink(String line) {
    return line.length() > SUFFIX_LENGTH
        && line.startsWith(FIELD, line.length() - SUFFIX_LENGTH)
        && line.endsWith("\"}");
  }

  /** Whether a link that is whole stands anywhere in the text, so that it was not torn off. */
  static boolean holdsLink(String text) {
    int at = text.lastIndexOf(FIELD);
    return at >= 0 && text.length() - at >= SUFFIX_LENGTH;
  }

  /** The line as it was before its link was added. */
  static String body(String line) {
    return line.substring(0, line.length() - SUFFIX_LENGTH) + "}";
  }

  static String link(String line) {
    return line.substring(line.length() - 66, line.length() - 2);
  }
}

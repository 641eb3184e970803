package dev.astragal.runtime.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * The chain over a journal's lines: each line ends with the SHA-256 of the link before it and its
 * own text, so that no line can be changed, dropped, added or moved unseen. All formats share it: a
 * header of another format is told from a damaged one.
 */
final class Chain {
  static final String START = "0".repeat(64);

  private static final String FIELD = ",\"chain\":\"";
  private static final byte[] FIELD_BYTES = FIELD.getBytes(StandardCharsets.US_ASCII);
  private static final int LINK_LENGTH = 64;
  private static final int LINK_END = LINK_LENGTH + 2;
  private static final int SUFFIX_LENGTH = FIELD.length() + LINK_END;
  private static final HexFormat HEX = HexFormat.of();

  private Chain() {}

  static String link(String previous, String body) {
    MessageDigest digest = sha256();
    digest.update(previous.getBytes(StandardCharsets.US_ASCII));
    digest.update(body.getBytes(StandardCharsets.UTF_8));
    return HEX.formatHex(digest.digest());
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Whether a line has the link that it must have after {@code before}, another line with one. */
  static boolean follows(MessageDigest digest, byte[] before, byte[] line) {
    digest.update(before, before.length - LINK_END, LINK_LENGTH);
    return holds(digest, line);
  }

  /** Whether a line has the link of a first one. */
  static boolean begins(MessageDigest digest, byte[] line) {
    digest.update(START.getBytes(StandardCharsets.US_ASCII));
    return holds(digest, line);
  }

  private static boolean holds(MessageDigest digest, byte[] line) {
    digest.update(line, 0, line.length - SUFFIX_LENGTH);
    digest.update((byte) '}');
    byte[] expected = digest.digest();
    int at = line.length - LINK_END;
    for (byte each : expected) {
      if (line[at++] != HEX.toLowHexDigit(each >> 4) || line[at++] != HEX.toLowHexDigit(each))
        return false;
    }
    return true;
  }

  /** The link of a line that has one. */
  static String link(byte[] line) {
    return new String(line, line.length - LINK_END, LINK_LENGTH, StandardCharsets.US_ASCII);
  }

  static boolean hasLink(byte[] line) {
    int at = line.length - SUFFIX_LENGTH;
    return at > 0
        && Arrays.equals(line, at, at + FIELD_BYTES.length, FIELD_BYTES, 0, FIELD_BYTES.length)
        && line[line.length - 2] == '"'
        && line[line.length - 1] == '}';
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
}

package dev.astragal.web.match;

import dev.astragal.runtime.machine.Machine;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names and tokens nobody can guess. Of a token only its hash is kept. */
public final class Secrets {
  private static final int TOKEN_BYTES = 24;
  private static final int ID_BYTES = 12;
  private static final Pattern ID = Pattern.compile("[0-9a-f]{" + 2 * ID_BYTES + "}");

  private Secrets() {}

  /** 192 random bits. */
  public static String token(Machine machine) {
    byte[] bytes = bytes(machine, TOKEN_BYTES);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Any number from 0 on. */
  static long number(Machine machine) {
    return ByteBuffer.wrap(bytes(machine, Long.BYTES)).getLong() & Long.MAX_VALUE;
  }

  /** 96 random bits: whoever was not told of a match does not find it. */
  public static String id(Machine machine) {
    return HexFormat.of().formatHex(bytes(machine, ID_BYTES));
  }

  /**
   * The id somebody asks for, written anew from its 96 bits; nothing if it cannot be one. What they
   * sent goes no further.
   */
  static Optional<String> idOf(String asked) {
    return ID.matcher(asked).matches()
        ? Optional.of(HexFormat.of().formatHex(HexFormat.of().parseHex(asked)))
        : Optional.empty();
  }

  public static String hash(String token) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** Takes equally long whatever is wrong with {@code token}. */
  public static boolean matches(String token, String hash) {
    return MessageDigest.isEqual(
        hash(token).getBytes(StandardCharsets.US_ASCII), hash.getBytes(StandardCharsets.US_ASCII));
  }

  private static byte[] bytes(Machine machine, int count) {
    byte[] bytes = new byte[count];
    machine.guard(bytes);
    return bytes;
  }
}

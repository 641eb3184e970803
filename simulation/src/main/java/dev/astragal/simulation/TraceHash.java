package dev.astragal.simulation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Everything that happened in a world, as one number: the same seed must give the same. */
final class TraceHash {
  private static final int SHOWN_BYTES = 8;

  private final MessageDigest digest;

  TraceHash() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  void note(String what) {
    digest.update(what.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) '\n');
  }

  /** Ends it. */
  String text() {
    return HexFormat.of().formatHex(digest.digest(), 0, SHOWN_BYTES);
  }
}

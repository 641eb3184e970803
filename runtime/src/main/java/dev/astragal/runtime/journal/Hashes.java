package dev.astragal.runtime.journal;

import java.util.HexFormat;

/** How hashes are written everywhere a person or program reads them. */
public final class Hashes {
  private Hashes() {}

  /** {@code 0x} and sixteen hexadecimal digits. */
  public static String text(long hash) {
    return "0x" + HexFormat.of().toHexDigits(hash);
  }
}

package dev.astragal.games.mir.json;

import java.util.HexFormat;

/**
 * The sixteen digits by which a replay recognises a state: 32-bit FNV-1a over the UTF-16 units of
 * the canonical text, and again over the same text behind a prefix.
 */
public final class StateHash {
  private static final int OFFSET = 0x811C9DC5;
  private static final int PRIME = 0x01000193;
  private static final String SECOND_PREFIX = "mir:";

  private StateHash() {}

  public static String of(Json value) {
    String text = JsonText.canonical(value);
    HexFormat hex = HexFormat.of();
    return hex.toHexDigits(fold(OFFSET, text))
        + hex.toHexDigits(fold(fold(OFFSET, SECOND_PREFIX), text));
  }

  private static int fold(int hash, String text) {
    int folded = hash;
    for (int i = 0; i < text.length(); i++) folded = (folded ^ text.charAt(i)) * PRIME;
    return folded;
  }
}

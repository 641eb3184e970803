package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import dev.astragal.runtime.content.Documents;

/** What the program says of the same code and content; asked when the page was built. */
public final class Fingerprint {
  private Fingerprint() {}

  public static String build(Game<?, ?, ?> game) {
    return said(game, 0);
  }

  public static String content(Game<?, ?, ?> game) {
    return said(game, 1);
  }

  private static String said(Game<?, ?, ?> game, int line) {
    return Documents.text(game.getClass(), "fingerprint.txt").split("\n")[line];
  }
}

package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorGame;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.runtime.content.Messages;

/** Why an order was refused, as a text for buses and logs, which have no language of their own. */
public final class RefusalText {
  private static final Messages PLAIN = Messages.of(new BaatorGame());

  private RefusalText() {}

  /** The sentence alone. */
  static String sentence(Rejection reason) {
    return PLAIN.text(reason.why());
  }

  /** With the code and the part that is at fault before the sentence. */
  public static String of(Rejection reason) {
    String path = reason.path().isEmpty() ? "" : reason.path() + ": ";
    return "[" + reason.code() + "] " + path + sentence(reason);
  }
}

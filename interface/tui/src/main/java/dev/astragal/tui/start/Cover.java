package dev.astragal.tui.start;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.plain.Guide;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.tui.Texts;
import java.util.Comparator;
import java.util.List;

/**
 * What somebody sees of a game before choosing it.
 *
 * @param tagline a sentence, or empty
 * @param players how many can play
 */
public record Cover(String id, String title, String tagline, String players, Guide guide) {
  /**
   * All games; those with opponents of their own first, as they are made to be played alone, and of
   * those the ones that somebody drew a cover for.
   */
  public static List<Cover> all(Texts texts) {
    return GameLibrary.games().stream()
        .map(game -> of(game, texts))
        .sorted(Comparator.comparingInt(Cover::place))
        .toList();
  }

  private int place() {
    if (GameLibrary.game(id).manifest().bots().isEmpty()) return 2;
    return guide.cover().isEmpty() ? 1 : 0;
  }

  private static Cover of(Game<?, ?, ?> game, Texts texts) {
    Manifest manifest = game.manifest();
    String language = texts.messages().language();
    Messages messages = Messages.of(game, "", language);
    return new Cover(
        manifest.id(),
        manifest.title(),
        messages.knows("tagline") ? messages.text(Msg.of("tagline")) : "",
        manifest.seatsMin() == manifest.seatsMax()
            ? texts.text("cover.players", "count", manifest.seatsMin())
            : texts.text(
                "cover.players-range", "least", manifest.seatsMin(), "most", manifest.seatsMax()),
        Guide.of(game, language));
  }
}

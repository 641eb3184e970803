package dev.astragal.tui.start;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.plain.Guide;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.tui.Texts;
import java.util.List;

/**
 * What somebody sees of a game before choosing it.
 *
 * @param tagline a sentence, or empty
 * @param players how many can play
 * @param small whether it is one of many small ones
 */
public record Cover(
    String id, String title, String tagline, String players, boolean small, Guide guide) {
  public static List<Cover> all(Texts texts) {
    return GameLibrary.offered().stream().map(game -> of(game, texts)).toList();
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
        game instanceof SimpleGame<?, ?, ?>,
        Guide.of(game, language));
  }
}

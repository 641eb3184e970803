package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.words.Phrases;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import java.util.Optional;

/** Which card or seat a number of the state stands for. */
final class StateNames {
  private StateNames() {}

  static Optional<Msg> of(String field, long value) {
    return switch (field) {
      case "fishers.hand", "fishers.mounts", "fishers.known", "shoals", "graveyard" ->
          card(Fish.values(), value);
      case "fishers.regrets", "regretDeck", "regretDiscard" -> card(Regret.values(), value);
      case "fishers.dinks", "dinkDeck", "dinksOut" -> card(Dink.values(), value);
      case "fishers.gear", "shops" -> card(Gear.values(), value);
      case "coin", "current", "first", "preserver" ->
          value < 0 ? Optional.empty() : Optional.of(Msg.player(Seat.of((int) value)));
      default -> Optional.empty();
    };
  }

  private static Optional<Msg> card(Enum<?>[] cards, long value) {
    return value >= 0 && value < cards.length
        ? Optional.of(Phrases.word(cards[(int) value]))
        : Optional.empty();
  }
}

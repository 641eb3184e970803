package dev.astragal.games.regrets.words;

import static dev.astragal.games.regrets.words.EventWords.by;

import dev.astragal.games.regrets.RegretsState;
import dev.astragal.games.regrets.SeaEvent;
import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.ArrayList;
import java.util.List;

/** What happens between a boat and the water. */
final class SeaTellings {
  private final Figures figures;
  private final CardLines lines;

  SeaTellings(Figures figures) {
    this.figures = figures;
    this.lines = new CardLines(figures);
  }

  Telling tell(RegretsState before, SeaEvent event) {
    return switch (event) {
      case SeaEvent.FishRevealed(Seat seat, int shoal, var fish) -> revealed(seat, shoal, fish);
      case SeaEvent.FishSwamOn(_, var fish) -> Telling.of("event.FishSwamOn", "fish", fish);
      case SeaEvent.WormsUsed(Seat seat, int shoal, var fish) ->
          looked("event.WormsUsed", seat, shoal, fish);
      case SeaEvent.CardLeftOnTop(Seat seat, int shoal) ->
          by(seat, "event.CardLeftOnTop", "shoal", Phrases.number(shoal));
      case SeaEvent.CardSunk(Seat seat, int shoal) ->
          by(seat, "event.CardSunk", "shoal", Phrases.number(shoal));
      case SeaEvent.ShoalPeeked(Seat seat, int shoal, var fish, boolean withGlass) ->
          looked(withGlass ? "event.ShoalPeeked" : "event.ShoalPeeked.chart", seat, shoal, fish);
      case SeaEvent.Descended(Seat seat, int depth, var dice) ->
          by(seat, "event.Descended", "depth", depth, "dice", Phrases.dice(Dice.of(dice)));
      case SeaEvent.TackleRolled(Seat seat, int green, int blue, int orange, int total) ->
          by(
              seat,
              "event.TackleRolled",
              "dice",
              Phrases.tackle(green, blue, orange),
              "total",
              total);
      case SeaEvent.DieRerolled(Seat seat, int from, int to) ->
          by(seat, "event.DieRerolled", "from", Phrases.die(from), "to", Phrases.die(to));
      case SeaEvent.FishCaught caught -> caught(caught);
      case SeaEvent.HelpUsedUp(Seat seat) -> by(seat, "event.HelpUsedUp");
      case SeaEvent.CatchFailed(Seat seat, int shoal, int total, int needed, int lost) -> {
        Fish fish = Fish.of(before.top(shoal));
        yield by(
                seat,
                lost > 0 ? "event.CatchFailed" : "event.CatchFailed.bare",
                "fish",
                fish,
                "total",
                total,
                "needed",
                needed,
                "die",
                lost > 0 ? Phrases.die(lost) : Phrases.dice(Dice.NONE))
            .about(fish.name());
      }
      case SeaEvent.GaveUp(Seat seat, int die) -> by(seat, "event.GaveUp", "die", Phrases.die(die));
      case SeaEvent.PreserverArmed(Seat seat) ->
          by(seat, "event.PreserverArmed", "help", figures.policy().sea().preserverHelp());
      case SeaEvent.PlugPulled(Seat seat) ->
          seat.plays() ? by(seat, "event.PlugPulled") : Telling.of("event.PlugPulled.already");
      case SeaEvent.Overfished(Seat seat, int shoal) ->
          by(seat, "event.Overfished", "shoal", Phrases.number(shoal));
      case SeaEvent.FishesAgain(Seat seat) -> by(seat, "event.FishesAgain");
    };
  }

  /** With what the card does, so that nobody has to look it up. */
  private Telling revealed(Seat seat, int shoal, Fish fish) {
    List<Msg> says = new ArrayList<>();
    says.add(
        Msg.of(
            "event.FishRevealed",
            "who",
            seat,
            "fish",
            fish,
            "shoal",
            Phrases.number(shoal),
            "difficulty",
            figures.cards().difficulty(fish.ordinal()),
            "value",
            figures.cards().value(fish.ordinal())));
    says.addAll(lines.consequences(fish.ordinal()));
    return Telling.of(Phrases.sentences(says)).by(seat).about(fish.name());
  }

  private static Telling caught(SeaEvent.FishCaught caught) {
    String key = "event.FishCaught";
    if (caught.needed() == 0) key = "event.FishCaught.free";
    else if (caught.dice().size() == 0) key = "event.FishCaught.tackle";
    Msg landed =
        Msg.of(
            key,
            "who",
            caught.seat(),
            "fish",
            caught.fish(),
            "dice",
            Phrases.dice(Dice.of(caught.dice())),
            "total",
            caught.total(),
            "needed",
            caught.needed());
    Msg line = CardLines.flavour(caught.fish());
    return Telling.of(Phrases.sentences(List.of(landed, line)))
        .by(caught.seat())
        .about(caught.fish().name());
  }

  /** A private look: whoever may not know sees only that somebody looked. */
  private static Telling looked(String key, Seat seat, int shoal, Fish fish) {
    int number = Phrases.number(shoal);
    return fish == Fish.UNSEEN
        ? by(seat, key + ".hidden", "shoal", number)
        : by(seat, key, "shoal", number, "fish", fish).about(fish.name());
  }
}

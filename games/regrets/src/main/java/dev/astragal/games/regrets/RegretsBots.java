package dev.astragal.games.regrets;

import dev.astragal.games.regrets.rules.DayCycle;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Bot;
import java.util.List;

/** The players this game brings along. */
final class RegretsBots {
  /** Enough to beat {@code greedy} clearly and still answer in a few milliseconds. */
  private static final int ITERATIONS = 60;

  private RegretsBots() {}

  static List<Bot<RegretsState, RegretsChoice>> of(Figures figures, DayCycle days) {
    return List.of(
        Bot.of(
            "greedy",
            (state, seat, prompt, rng) ->
                new GreedyBot(figures, state, seat.index()).best(prompt.choices(seat))),
        byFeel("careful", Temper.CAREFUL, figures),
        byFeel("mad", Temper.MAD, figures),
        byFeel("bold", Temper.BOLD, figures),
        Bot.of(
            "search",
            (state, seat, prompt, rng) ->
                new SearchBot(figures, days, seat, rng, ITERATIONS)
                    .choose(state, prompt.choices(seat))),
        Bot.of(
            "captain",
            (state, seat, prompt, rng) ->
                new CaptainBot(figures, days, Temper.CAPTAIN, seat, rng)
                    .choose(state, prompt.choices(seat))));
  }

  private static Bot<RegretsState, RegretsChoice> byFeel(
      String name, Temper temper, Figures figures) {
    return Bot.of(
        name,
        (state, seat, prompt, rng) ->
            new Skipper(figures, temper, state, seat.index()).best(prompt.choices(seat)));
  }
}

package dev.astragal.games.regrets;

import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.rules.Crew;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.rules.Goal;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Setup;
import java.util.List;

/** Six days of fishing, one to five boats, and things better left in the water. */
public final class RegretsGame implements Game<RegretsState, RegretsChoice, RegretsEvent> {
  /** Ten times what the longest random games need; a turn always uses something up. */
  private static final long INPUTS_MAX = 20_000;

  /** One to lay the table, and two for each of six days. */
  private static final long TICKS_MAX = 13;

  private static final Manifest MANIFEST =
      Manifest.of("regrets", "Deep Regrets")
          .seats(1, 5)
          .streams(Streams.SETUP, Streams.DICE, Streams.DECKS)
          .options(
              new Option("crew", Crew.DEALT, List.of()),
              new Option(Goal.OPTION, "fresh", List.of("calm", "fresh", "gale")),
              new Option(Lesson.OPTION, Lesson.NO, List.of(Lesson.NO, Lesson.YES)))
          .content(
              "fish.yaml", "gear.yaml", "dinks.yaml", "regrets.yaml", "tackle.yaml", "crew.yaml")
          .policies(
              "policy.yaml",
              "house.yaml",
              "harbour.yaml",
              "storm.yaml",
              "ebb.yaml",
              "confession.yaml")
          .changes("A week alone is won by reaching its par; short of that nobody has won.")
          .limits(INPUTS_MAX, TICKS_MAX)
          .bots("greedy", "careful", "mad", "bold", "search", "captain");

  @Override
  public Manifest manifest() {
    return MANIFEST;
  }

  @Override
  public RegretsRules rules(Setup setup) {
    RegretsPolicy policy = RegretsPolicy.of(setup.policy());
    return new RegretsRules(
        new Figures(Cards.of(setup, policy.crew()), policy, Goal.of(setup, policy.solo())),
        Crew.parse(setup.option("crew"), setup.seats()),
        setup.seats(),
        Lesson.wanted(setup));
  }
}

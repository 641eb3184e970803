package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorRules;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.Streams;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How a fight would go, found out by fighting it many times on copies of the sheets. In every round
 * each who stands applies one rule to the weakest of the other side. Fight number i has the same
 * luck whatever is changed before, so that two estimates differ by the change.
 *
 * @param ourRule what each of a side does in its turn
 */
public record Encounter(List<String> ours, List<String> theirs, String ourRule, String theirRule) {
  /** Longer fights are called a draw. */
  public static final int ROUNDS_MAX = 50;

  /** Enough to tell an even fight from a hard one. */
  public static final int FIGHTS = 1_000;

  /** What anybody can do. */
  public static final String USUAL_RULE = "physical.attack.basic";

  private static final int INITIATIVE_SIDES = 20;

  public Encounter {
    ours = List.copyOf(ours);
    theirs = List.copyOf(theirs);
  }

  /**
   * What came of all fights.
   *
   * @param rounds of all fights together
   * @param fallen how many of the first side were down at the end, of all fights together
   */
  public record Estimate(int fights, int won, int lost, long rounds, long fallen) {
    /** How dangerous that is, in a word. */
    public String verdict() {
      long percent = 100L * won / fights;
      if (percent >= 95) return "trivial";
      if (percent >= 80) return "easy";
      if (percent >= 55) return "even";
      return percent >= 25 ? "hard" : "deadly";
    }
  }

  /** Fails with {@link Rehearsal.RefusedException} where a rule cannot be applied. */
  public Estimate estimate(BaatorRules rules, BaatorState state, int fights, Seed seed) {
    int won = 0;
    int lost = 0;
    long rounds = 0;
    long fallen = 0;
    for (int i = 0; i < fights; i++) {
      Rng dice = Luck.of(seed.child(i).key(), List.of(Streams.DICE)).stream(Streams.DICE);
      Fight fight = new Fight(rules, dice, state);
      rounds += fight.fought();
      if (standing(fight.state, theirs).isEmpty()) won++;
      else if (standing(fight.state, ours).isEmpty()) lost++;
      fallen += ours.size() - standing(fight.state, ours).size();
    }
    return new Estimate(fights, won, lost, rounds, fallen);
  }

  private static List<Actor> standing(BaatorState state, List<String> side) {
    return side.stream().map(state::sheet).filter(actor -> actor.get(Fact.HP) > 0).toList();
  }

  /** One of the fights. */
  private final class Fight {
    private final BaatorRules rules;
    private final Rng dice;
    private BaatorState state;

    Fight(BaatorRules rules, Rng dice, BaatorState state) {
      this.rules = rules;
      this.dice = dice;
      this.state = state;
    }

    int fought() {
      List<String> order = order();
      int round = 0;
      while (round < ROUNDS_MAX
          && !standing(state, ours).isEmpty()
          && !standing(state, theirs).isEmpty()) {
        round++;
        for (String name : order) act(name);
      }
      return round;
    }

    private List<String> order() {
      record Placed(String name, long initiative) {}
      List<Placed> placed = new ArrayList<>();
      for (List<String> side : List.of(ours, theirs))
        for (String name : side)
          placed.add(
              new Placed(
                  name,
                  dice.roll(INITIATIVE_SIDES) + state.sheet(name).stats().getOrDefault("DEX", 0L)));
      return placed.stream()
          .sorted(Comparator.comparingLong(Placed::initiative).reversed())
          .map(Placed::name)
          .toList();
    }

    private void act(String name) {
      boolean our = ours.contains(name);
      Optional<Actor> weakest =
          standing(state, our ? theirs : ours).stream()
              .min(Comparator.comparingInt(actor -> actor.get(Fact.HP)));
      if (state.sheet(name).get(Fact.HP) == 0 || weakest.isEmpty()) return;
      state =
          Rehearsal.after(
              rules,
              state,
              new BaatorChoice.ApplyRule(
                  Samples.SLOT,
                  our ? ourRule : theirRule,
                  name,
                  weakest.get().name(),
                  List.of(),
                  Ints.zeros(0)),
              dice);
    }
  }
}

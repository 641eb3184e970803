package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Encounter;
import dev.astragal.games.baator.rules.FreeRoll;
import dev.astragal.games.baator.rules.Rehearsal;
import dev.astragal.games.baator.rules.RuleApplication;
import dev.astragal.games.baator.rules.SessionContext;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.dice.odds.Odds;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RuleException;
import dev.astragal.kernel.rules.RuleOdds;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import java.util.Optional;

/** What may come of an order, before it is given. */
record RollOdds(BaatorState state, Eyes eyes) {
  private static final Seed ENCOUNTER = new Seed("encounter");
  private static final Fraction THOUSAND = Fraction.of(1_000);

  Wording of(Wording words, BaatorChoice.Roll roll) {
    try {
      Distribution odds =
          Odds.of(FreeRoll.parsed(roll), SessionContext.of(state, roll.actor(), roll.target()));
      if (odds.low() == odds.high()) return words;
      return words.odds(
          "odds.dice",
          "low",
          odds.low(),
          "high",
          odds.high(),
          "mean",
          whole(odds.mean().times(THOUSAND)),
          "least",
          odds.percentile(10),
          "half",
          odds.percentile(50),
          "most",
          odds.percentile(90));
    } catch (DiceException e) {
      return words;
    }
  }

  /** Whoever does not know the sheet of the target is told what is rolled, and not against what. */
  Wording of(Wording words, BaatorChoice.ApplyRule apply, Optional<Rule> found) {
    if (found.isEmpty() || found.get().roll().isEmpty()) return words;
    try {
      Rule rule = RuleApplication.edged(found.get(), apply);
      Optional<String> roll =
          RuleNames.worked(state, rule.roll().get(), apply.actor(), apply.target());
      boolean open = apply.target().isEmpty() || eyes.knows(apply.target());
      Optional<String> dc =
          open
              ? rule.dc()
                  .flatMap(each -> RuleNames.worked(state, each, apply.actor(), apply.target()))
              : Optional.empty();
      Wording rolling =
          roll.isEmpty()
              ? words
              : dc.isPresent()
                  ? words.odds("odds.against", "expr", roll.get(), "dc", dc.get())
                  : words.odds("odds.roll", "expr", roll.get());
      return open && rule.dc().isPresent() ? chances(rolling, rule, apply) : rolling;
    } catch (DiceException e) {
      return words;
    }
  }

  private Wording chances(Wording words, Rule rule, BaatorChoice.ApplyRule apply) {
    Variables sheets = SessionContext.of(state, apply.actor(), apply.target());
    try {
      RuleOdds odds = RuleOdds.of(rule, sheets);
      Wording told =
          words.odds("odds.success", "percent", whole(odds.success().times(Fraction.of(100))));
      for (List<String> each :
          odds.amounts().stream()
              .map(amount -> List.of(amount.effect(), amount.field()))
              .distinct()
              .toList())
        if (each.get(0).equals("physical.take_damage"))
          told =
              told.odds(
                  "odds.damage",
                  "amount",
                  whole(odds.expected(each.get(0), each.get(1)).times(THOUSAND)));
      return told;
    } catch (RuleException e) {
      return words;
    }
  }

  /** A fight that cannot be fought has no odds. */
  Wording of(Wording words, Encounter encounter, BaatorRules rules) {
    try {
      Encounter.Estimate estimate = encounter.estimate(rules, state, Encounter.FIGHTS, ENCOUNTER);
      return words.odds(
          "odds.encounter",
          "won",
          100L * estimate.won() / estimate.fights(),
          "rounds",
          estimate.rounds() * 1000 / estimate.fights(),
          "fallen",
          estimate.fallen() * 1000 / estimate.fights(),
          "ours",
          encounter.ours().size(),
          "verdict",
          estimate.verdict());
    } catch (Rehearsal.RefusedException e) {
      return words.warning("warning.no-odds");
    }
  }

  private static long whole(Fraction value) {
    return value.decimal(0).longValueExact();
  }
}

package dev.astragal.kernel.rules;

import static dev.astragal.kernel.rules.Trees.causing;
import static dev.astragal.kernel.rules.Trees.list;
import static dev.astragal.kernel.rules.Trees.only;
import static dev.astragal.kernel.rules.Trees.rule;
import static dev.astragal.kernel.rules.Trees.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleEngineTest implements RuleEngine.Listener {
  private static final Tree.Table CONTEXT =
      table(
          "actor", table("stats", table("STR", 3), "level", 4),
          "target", table("AC", 12, "hp", 10),
          "bonus", 5);

  private final List<String> told = new ArrayList<>();

  @Override
  public void traced(Rule rule, RuleOutcome outcome) {
    told.add("trace " + outcome.applied() + " " + outcome.success());
  }

  @Override
  public void effect(Rule rule, Effect effect, Tree.Table payload) {
    told.add(effect.name() + " " + payload.text());
  }

  private RuleOutcome apply(Tree.Table rule, int... faces) {
    return new RuleEngine(true)
        .apply(only(rule), Variables.of(CONTEXT), new ScriptedRng("table", faces), this);
  }

  private static Tree.Table attack() {
    return rule(
        "when", list("target.hp > 0"),
        "roll", "1d20+actor.stats.STR",
        "dc", "target.AC",
        "on_success", list(causing("command", "hit", table("amount", "1d8+actor.stats.STR"))),
        "on_failure", list(causing("event", "miss", Tree.emptyTable())));
  }

  @Test
  void theTraceComesBeforeTheEffectsAndATieSucceeds() {
    RuleOutcome outcome = apply(attack(), 9, 5);
    assertThat(told).containsExactly("trace true true", "hit {amount: 8}");
    assertThat(outcome.roll()).hasValue(12);
    assertThat(outcome.dc()).hasValue(12);
    assertThat(outcome.rolls()).hasSize(2);
  }

  @Test
  void aFailureHasItsOwnEffects() {
    apply(attack(), 8);
    assertThat(told).containsExactly("trace true false", "miss {}");
  }

  @Test
  void aConditionThatFailsIsTracedAsNotApplied() {
    RuleOutcome outcome = apply(attack().with("when", Tree.of("target.hp > 10")));
    assertThat(told).containsExactly("trace false false");
    assertThat(outcome.reason()).isEqualTo(RuleOutcome.CONDITION_FAILED);
  }

  @Test
  void costDifficultyAndRollAreRolledInThatOrder() {
    RuleOutcome outcome = apply(rule("cost", "1d4", "dc", "1d6", "roll", "1d8"), 2, 5, 7);
    assertThat(outcome.cost()).hasValue(2);
    assertThat(outcome.dc()).hasValue(5);
    assertThat(outcome.roll()).hasValue(7);
  }

  @Test
  void withoutADifficultyTheRollIsMadeAndSucceedsAndWithoutARollToo() {
    assertThat(apply(rule("roll", "1d20"), 1).success()).isTrue();
    assertThat(apply(rule("dc", "30")).success()).isTrue();
    assertThat(apply(rule()).roll()).isEmpty();
  }

  @Test
  void everyNameIsLookedUpBeforeTheFirstDieIsDrawn() {
    ScriptedRng dice = new ScriptedRng("table", 1, 1, 1);
    Rule rule = only(rule("cost", "1d4", "dc", "1d6", "roll", "1d8+actor.stats.DEX"));
    assertThatThrownBy(() -> new RuleEngine(true).apply(rule, Variables.of(CONTEXT), dice, this))
        .isInstanceOfSatisfying(
            RuleException.class,
            e -> {
              assertThat(e.part()).isEqualTo("roll");
              assertThat(e.reason().code()).isEqualTo(Code.UNKNOWN_VARIABLE);
            });
    assertThat(dice.remaining()).isEqualTo(3);
    assertThat(told).isEmpty();
  }

  @Test
  void payloadsTellFormulasFromWords() {
    Tree payload =
        table(
            "dice",
            "1d6",
            "sum",
            "7",
            "path",
            "actor.level+1",
            "word",
            "bolt",
            "bound",
            "bonus",
            "role",
            "actor",
            "foreign",
            "spell.level",
            "forced",
            "=bonus*2",
            "literal",
            "'1d6",
            "number",
            3,
            "list",
            list("2*3", "x"),
            "nested",
            table("deep", "1+1"));
    apply(rule("on_success", list(causing("event", "e", payload))), 4);
    assertThat(told.getLast())
        .isEqualTo(
            "e {dice: 4, sum: 7, path: 5, word: bolt, bound: 5, role: actor, foreign: spell.level,"
                + " forced: 10, literal: 1d6, number: 3, list: [6, x], nested: {deep: 2}}");
  }

  @Test
  void aFormulaThatFailsIsAnErrorAndNeverText() {
    Tree payload = table("amount", "actor.nothing+1");
    assertThatThrownBy(() -> apply(rule("on_success", list(causing("event", "e", payload)))))
        .isInstanceOf(RuleException.class)
        .hasMessageContaining("test.one.e");
  }

  @Test
  void naturalFacesDecideAloneAtBothEnds() {
    Tree.Table rule =
        attack()
            .with("critical", Tree.of("19"))
            .with("fumble", Tree.of("1"))
            .with("on_critical", list(causing("event", "crit", Tree.emptyTable())));
    assertThat(apply(rule.with("dc", Tree.of("99")), 19).critical()).isTrue();
    assertThat(told.getLast()).isEqualTo("crit {}");
    assertThat(apply(rule.with("dc", Tree.of("0")), 1).success()).isFalse();
    assertThat(apply(rule, 18, 1).critical()).isFalse();
  }

  @Test
  void theQuickEngineComesToTheSame() {
    RuleOutcome quick =
        new RuleEngine(false)
            .apply(only(attack()), Variables.of(CONTEXT), new ScriptedRng("table", 9, 5), this);
    assertThat(quick.roll()).hasValue(12);
    assertThat(quick.rolls()).isEmpty();
    assertThat(told).containsExactly("trace true true", "hit {amount: 8}");
  }

  @Test
  void theOddsOfARuleAreExact() {
    RuleOdds odds = RuleOdds.of(only(attack()), Variables.of(CONTEXT));
    assertThat(odds.success()).hasToString("3/5");
    assertThat(odds.amounts().getFirst().odds().mean()).hasToString("15/2");
    Tree.Table critical = attack().with("critical", Tree.of("20")).with("fumble", Tree.of("1"));
    RuleOdds sharp = RuleOdds.of(only(critical.with("dc", Tree.of("99"))), Variables.of(CONTEXT));
    assertThat(sharp.success()).hasToString("1/20");
    RuleOdds easy = RuleOdds.of(only(critical.with("dc", Tree.of("0"))), Variables.of(CONTEXT));
    assertThat(easy.success()).hasToString("19/20");
    assertThat(RuleOdds.of(only(rule("roll", "1d20", "dc", "1d20")), Variables.none()).success())
        .hasToString("21/40");
  }

  /** Every face of every die, rolled; the chance is how many of them succeed. */
  @ParameterizedTest
  @ValueSource(strings = {"1d6+1d4", "1d6-1d4+1", "2d6kh1+actor.stats.STR", " 1d6 + 2*1d4"})
  void theOddsOfACriticalAreThoseOfRollingEveryPossibility(String roll) {
    Tree.Table rule = rule("roll", roll, "dc", "5", "critical", "6", "fumble", "1");
    int count = roll.startsWith("2") ? 6 : 4;
    int successes = 0;
    for (int first = 1; first <= 6; first++)
      for (int other = 1; other <= count; other++)
        if (apply(rule, first, other).success()) successes++;
    assertThat(RuleOdds.of(only(rule), Variables.of(CONTEXT)).success())
        .isEqualTo(Fraction.of(successes, 6L * count));
  }

  @Test
  void aFumbleFailsEvenWithoutADifficulty() {
    RuleOdds odds = RuleOdds.of(only(rule("roll", "1d20", "fumble", "2")), Variables.none());
    assertThat(odds.success()).hasToString("9/10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"2d20", "(1d20)+1", "2*1d20", "1d20//2", "(1d2)d20"})
  void theOddsOfACriticalNeedOneDieThatBeginsTheRoll(String roll) {
    Tree.Table rule = rule("roll", roll, "dc", "9", "critical", "20");
    assertThatThrownBy(() -> RuleOdds.of(only(rule), Variables.none()))
        .isInstanceOf(RuleException.class)
        .hasMessageContaining("begins with one kept die");
  }

  @Test
  void statsNestedByLayerAreLiftedToWhereRulesReadThem() {
    Tree nested =
        table(
            "actor", table("stats", table("physical", table("STR", 12))),
            "target", table("stats", table("physical", table("AC", 12, "hp", 5), "AC", 9)));
    Tree plain = RuleContext.plain(nested, Layer.PHYSICAL);
    Variables context = Variables.of(plain);
    assertThat(context.find(List.of("actor", "stats", "STR"))).contains(Tree.of(12));
    assertThat(context.find(List.of("target", "AC"))).contains(Tree.of(12));
    assertThat(context.find(List.of("target", "stats", "AC"))).contains(Tree.of(9));
    assertThat(RuleContext.plain(nested, Layer.CYBER)).isEqualTo(nested);
  }
}

package dev.astragal.games.baator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.baator.BaatorChoice.ApplyRule;
import dev.astragal.games.baator.BaatorChoice.Given;
import dev.astragal.kernel.rules.Layer;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rules as the packs write them, with the dice on the table. */
class RuleApplicationTest {
  private final Table table = new Table();

  @Test
  void aBlowThatReachesTheArmourWoundsAndATieReachesIt() {
    table.use("physical.attack.basic", 10, 5);
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(23);
    assertThat(table.topics())
        .containsExactly(
            "sim.trace.begin",
            "rng.fulfilled",
            "rules.trace",
            "rng.fulfilled",
            "physical.damage_taken",
            "sim.trace.end");
  }

  @Test
  void aMissRunsTheFailureEffects() {
    table.use("physical.attack.basic", 9);
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(30);
    assertThat(table.topics()).contains("physical.attack_missed");
  }

  @Test
  void theTraceTellsRollDifficultyAndSuccess() {
    table.use("physical.attack.basic", 9);
    assertThat(table.last.events())
        .contains(
            new BaatorEvent.RuleTraced(
                "physical.attack.basic",
                "physical",
                true,
                false,
                false,
                Optional.of(11L),
                Optional.of(12L),
                Optional.empty()));
  }

  @Test
  void aConditionThatDoesNotHoldIsTracedAndRollsNothing() {
    table.apply(new BaatorChoice.SetValue("Ogre", "hp", 0));
    table.use("physical.attack.basic");
    assertThat(table.topics()).containsExactly("sim.trace.begin", "rules.trace", "sim.trace.end");
    assertThat(table.run.luck().positions()).containsOnly(0L);
  }

  @Test
  void intrusionAddsHalfTheSkillRoundedDown() {
    table.apply(new BaatorChoice.SetValue("Brak", "stats.HACK", 5));
    table.use("cyber.ice.attack", 8, 1, 2);
    assertThat(table.fact("Ogre", Fact.INTEGRITY)).isEqualTo(3);
  }

  @Test
  void theBoltIsMythicButItsHarmGoesToTheBodyBecauseThePayloadSaysSo() {
    table.use("mythic.invocation.bolt", 10, 4);
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(24);
    assertThat(table.topics()).containsSubsequence("mythic.invoked", "physical.damage_taken");
    assertThat(table.last.events()).hasAtLeastOneElementOfType(BaatorEvent.Announced.class);
  }

  @Test
  void whoInvokesPaysAndWhoCannotPayFails() {
    table.use("srd.heal.word", 3);
    assertThat(table.fact("Brak", Fact.ESSENCE)).isEqualTo(5);
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(35);
    table.apply(new BaatorChoice.Order("mythic.invocation", "Brak", 6));
    assertThat(table.topics()).containsExactly("mythic.invocation_failed");
    assertThat(table.fact("Brak", Fact.ESSENCE)).isEqualTo(5);
  }

  @Test
  void aNaturalTwentyIsCriticalAndDoublesTheDice() {
    table.use("srd.attack.melee", 20, 1, 2);
    assertThat(table.topics()).contains("physical.critical_hit");
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(25);
  }

  @Test
  void aNaturalOneMissesHoweverLargeTheModifier() {
    table.apply(new BaatorChoice.SetValue("Brak", "stats.STR", 500));
    table.use("srd.attack.melee", 1);
    assertThat(table.topics()).contains("physical.attack_missed");
  }

  @Test
  void advantageTakesTheBetterDie() {
    table.use("srd.attack.melee.advantage", 3, 9, 4);
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(24);
  }

  @Test
  void aRollWithoutADifficultyIsMadeAndSucceeds() {
    table.use("srd.initiative", 14);
    assertThat(table.topics()).contains("initiative.rolled");
  }

  @Test
  void numbersStatedForOneApplicationGoBeforeTheSheets() {
    table.apply(
        new ApplyRule(
            "default",
            "physical.attack.basic",
            "Brak",
            "Ogre",
            List.of(new Given("target.AC", 25)),
            Ints.of(20)));
    assertThat(table.topics()).contains("physical.attack_missed");
  }

  @Test
  void aMissingStatRefusesTheWholeAndDrawsNothing() {
    table.apply(new BaatorChoice.Join("default", "Stranger", 1));
    long before = table.run.hash();
    table.apply(
        new ApplyRule(
            "default", "physical.attack.basic", "Stranger", "Ogre", List.of(), Ints.of()));
    assertThat(table.error()).isEqualTo("UNKNOWN_VARIABLE");
    assertThat(table.run.hash()).isEqualTo(before);
  }

  @Test
  void aDieThatIsMissingHalfWayLeavesNoHalfEffect() {
    long before = table.run.hash();
    table.use("mythic.invocation.bolt", 10);
    assertThat(table.error()).isEqualTo("RNG_FAILURE");
    assertThat(table.run.hash()).isEqualTo(before);
  }

  @Test
  void facesNobodyNeededAreRefused() {
    table.use("physical.attack.basic", 9, 3);
    assertThat(table.error()).isEqualTo("LEFTOVER_FACES");
  }

  @Test
  void anActorWithoutThatSideRefusesTheEffect() {
    table.apply(
        new BaatorChoice.AddActor(
            new Actor(
                "Ghost",
                List.of(Layer.MYTHIC),
                table.run.state().sheet("Ogre").facts(),
                table.run.state().sheet("Ogre").stats())));
    table.apply(
        new ApplyRule("default", "srd.heal.potion", "Brak", "Ghost", List.of(), Ints.of(1, 1)));
    assertThat(table.error()).isEqualTo("NO_FACET");
  }

  @Test
  void negativeHarmIsRefusedWithAnEventAndHealsNobody() {
    table.apply(new BaatorChoice.SetValue("Brak", "stats.STR", -9));
    table.apply(new BaatorChoice.SetValue("Ogre", "AC", 1));
    table.use("physical.attack.basic", 15, 2);
    assertThat(table.topics()).contains("physical.take_damage_failed");
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(30);
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", -1));
    assertThat(table.error()).isEqualTo("NEGATIVE_AMOUNT");
  }

  @Test
  void harmStopsAtZeroAndHealingAtTheLimit() {
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", 4_000_000_000L));
    assertThat(table.fact("Ogre", Fact.HP)).isZero();
    table.apply(new BaatorChoice.Order("physical.heal", "Ogre", 4_000_000_000L));
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(999);
  }
}

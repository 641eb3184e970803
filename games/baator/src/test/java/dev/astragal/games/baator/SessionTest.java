package dev.astragal.games.baator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.baator.rules.PackDocument;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.YamlTrees;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Scenes, taking effects back, and packs loaded while the session runs. */
class SessionTest {
  private final Table table = new Table();

  private Scene scene() {
    return table.run.state().scene("default").orElseThrow();
  }

  @Test
  void whoeverHasMoreInitiativeActsFirstAndTiesKeepTheirOrder() {
    table.apply(new BaatorChoice.Join("default", "Ayla", 15));
    assertThat(scene().order()).containsExactly("Ogre", "Ayla", "Brak");
  }

  @Test
  void afterTheLastTurnANewRoundBegins() {
    table.apply(new BaatorChoice.NextTurn("default"));
    assertThat(scene().current()).contains("Brak");
    table.apply(new BaatorChoice.NextTurn("default"));
    assertThat(table.topics()).containsExactly("sim.trace.step", "sim.turn");
    assertThat(scene().round()).isEqualTo(2);
    assertThat(scene().current()).contains("Ogre");
  }

  @Test
  void whoJoinsDuringARoundActsLastInItAndInOrderFromTheNext() {
    table.apply(new BaatorChoice.NextTurn("default"));
    table.apply(new BaatorChoice.Join("default", "Ayla", 99));
    assertThat(scene().order()).containsExactly("Ogre", "Brak", "Ayla");
    table.apply(new BaatorChoice.NextRound("default"));
    assertThat(scene().order()).containsExactly("Ayla", "Ogre", "Brak");
  }

  @Test
  void whenTheLastInOrderLeavesTheTurnWrapsAround() {
    table.apply(new BaatorChoice.NextTurn("default"));
    table.apply(new BaatorChoice.Leave("default", "Brak"));
    assertThat(scene().current()).contains("Ogre");
    table.apply(new BaatorChoice.Leave("default", "Ogre"));
    assertThat(scene().current()).isEmpty();
    table.apply(new BaatorChoice.NextTurn("default"));
    assertThat(table.error()).isEqualTo("EMPTY_SCENE");
  }

  @Test
  void takingOneEffectBackLeavesTheLaterOnesAsIfItHadNeverBeen() {
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", 40));
    table.apply(new BaatorChoice.Order("physical.heal", "Ogre", 5));
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", 3));
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(2);
    table.apply(new BaatorChoice.UndoEffect(1));
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(32);
    table.apply(new BaatorChoice.UndoEffect(2));
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(27);
    table.apply(new BaatorChoice.UndoEffect(3));
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(30);
    table.apply(new BaatorChoice.UndoEffect(3));
    assertThat(table.error()).isEqualTo("NOTHING_TO_UNDO");
  }

  @Test
  void takingBackInAnyOrderEndsWhereItBegan() {
    for (int amount : new int[] {40, 7, 3, 12})
      table.apply(
          new BaatorChoice.Order(
              amount % 2 == 0 ? "physical.take_damage" : "physical.heal", "Ogre", amount));
    for (long id : new long[] {3, 1, 4, 2}) table.apply(new BaatorChoice.UndoEffect(id));
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(30);
  }

  @Test
  void theAmountOfAnOrderMayBeRolled() {
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", 0, "2d6+1"));
    assertThat(table.last.events())
        .hasSize(2)
        .first()
        .isInstanceOfSatisfying(
            BaatorEvent.Rolled.class,
            rolled -> {
              assertThat(rolled.result()).isBetween(3L, 13L);
              assertThat(table.fact("Ogre", Fact.HP)).isEqualTo((int) (30 - rolled.result()));
            });
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", 0, "2d"));
    assertThat(table.last.success()).isFalse();
    assertThat(table.last.events()).isEmpty();
  }

  @Test
  void takingHarmBackDoesNotTouchAnotherFact() {
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", 4));
    table.apply(new BaatorChoice.Order("cyber.ice_attack", "Ogre", 4));
    table.apply(new BaatorChoice.UndoEffect(1));
    assertThat(table.fact("Ogre", Fact.INTEGRITY)).isEqualTo(4);
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(30);
  }

  private static BaatorChoice load(String dc) {
    Tree tree =
        YamlTrees.read(
            """
            pack_id: house
            version: 1
            engine_min: "0.4"
            namespace: house
            rules:
              - id: shove
                layer: physical
                roll: 1d20
                dc: %s
                on_failure: []
            """
                .formatted(dc),
            "house.yaml");
    return new BaatorChoice.LoadPack("house.yaml", PackDocument.of(tree));
  }

  @Test
  void aPackLoadedDuringTheSessionIsPartOfIt() {
    table.use("house.shove", 10);
    assertThat(table.error()).isEqualTo("UNKNOWN_RULE");
    table.apply(load("10"));
    table.use("house.shove", 10);
    assertThat(((BaatorEvent.RuleEnded) table.last.events().getLast()).success()).isTrue();
    table.apply(load("11"));
    table.use("house.shove", 10);
    assertThat(((BaatorEvent.RuleEnded) table.last.events().getLast()).success()).isFalse();
    assertThat(table.run.state().packs()).hasSize(1);
  }

  @Test
  void aPackWithAMistakeIsNotLoadedAndTheOldOneStays() {
    table.apply(load("10"));
    table.apply(load("1d6 +"));
    assertThat(table.error()).isEqualTo("BAD_PACK");
    assertThat(table.last.errors().getFirst().message())
        .isEqualTo(
            "house.yaml:9:9: rules[0] (rule shove).dc: '1d6 +': [SYNTAX] column 6: a value is missing at the end");
    table.use("house.shove", 10);
    assertThat(table.last.success()).isTrue();
  }

  @Test
  void aFreeRollReadsTheSheets() {
    table.apply(
        new BaatorChoice.Roll("1d6+2 + actor.stats.STR", false, "Brak", "", List.of(), Ints.of(4)));
    assertThat(((BaatorEvent.Rolled) table.last.events().getFirst()).result()).isEqualTo(8);
    table.apply(new BaatorChoice.Roll("1d6+", false, "", "", List.of(), Ints.of()));
    assertThat(table.error()).isEqualTo("SYNTAX");
  }

  @Test
  void badNamesAndNumbersAreRefused() {
    List<BaatorChoice> wrong =
        List.of(
            new BaatorChoice.AddActor(Actor.named("")),
            new BaatorChoice.AddActor(Actor.named("Brak")),
            new BaatorChoice.SetValue("Brak", "hp", -1),
            new BaatorChoice.SetValue("Brak", "luck", 1),
            new BaatorChoice.SetValue("Nobody", "hp", 1),
            new BaatorChoice.NewScene("a slot", "x"),
            new BaatorChoice.Join("nowhere", "Brak", 1),
            new BaatorChoice.Join("default", "Brak", 1),
            new BaatorChoice.Order("physical.fly", "Brak", 1));
    for (BaatorChoice choice : wrong)
      assertThat(table.apply(choice).success()).as(choice.toString()).isFalse();
  }

  /** Orders that always succeed, so that leaving one out changes nothing but its effect. */
  private static BaatorChoice anyOrder(SplittableRandom random) {
    String actor = random.nextBoolean() ? "Ogre" : "Brak";
    int amount = random.nextInt(40);
    return switch (random.nextInt(4)) {
      case 0 -> new BaatorChoice.Order("physical.heal", actor, amount);
      case 1 -> new BaatorChoice.Order("cyber.ice_attack", actor, amount);
      case 2 -> new BaatorChoice.SetValue(actor, "hp", amount);
      default -> new BaatorChoice.Order("physical.take_damage", actor, amount);
    };
  }

  @Test
  void aSessionWithAnEffectTakenBackIsTheSessionWithoutIt() {
    for (int seed = 0; seed < 40; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<BaatorChoice> orders = new ArrayList<>();
      for (int i = 0; i < 12; i++) orders.add(anyOrder(random));
      int left = random.nextInt(orders.size());
      Table taken = new Table();
      orders.forEach(taken::apply);
      taken.apply(new BaatorChoice.UndoEffect(left + 1));
      Table without = new Table();
      for (int i = 0; i < orders.size(); i++) if (i != left) without.apply(orders.get(i));
      assertThat(taken.run.state().actors()).isEqualTo(without.run.state().actors());
    }
  }

  @Test
  void nobodyIsHealedAboveTheMostOfTheSheet() {
    table.apply(new BaatorChoice.SetValue("Ogre", "stats.hp_max", 30));
    table.apply(new BaatorChoice.Order("physical.take_damage", "Ogre", 5));
    table.apply(new BaatorChoice.Order("physical.heal", "Ogre", 50));
    assertThat(table.fact("Ogre", Fact.HP)).isEqualTo(30);
    table.apply(new BaatorChoice.UndoEffect(1));
    assertThat(table.fact("Ogre", Fact.HP)).as("the five that were healed stay").isEqualTo(35);
    table.apply(new BaatorChoice.Order("physical.heal", "Brak", 500));
    assertThat(table.fact("Brak", Fact.HP)).as("without a most").isGreaterThan(500);
  }

  @Test
  void aConditionLastsForTurnsOfItsBearerAndANegativeOneUntilItIsEnded() {
    table.apply(new BaatorChoice.SetValue("Ogre", "stats.is_prone", 2));
    table.apply(new BaatorChoice.SetValue("Ogre", "stats.is_hidden", -1));
    assertThat(scene().current()).contains("Ogre");
    table.apply(new BaatorChoice.NextTurn("default"));
    assertThat(conditions()).containsEntry("prone", 1L).containsEntry("hidden", -1L);
    table.apply(new BaatorChoice.NextTurn("default"));
    assertThat(conditions()).as("Brak's turn costs the ogre nothing").containsEntry("prone", 1L);
    table.apply(new BaatorChoice.NextTurn("default"));
    assertThat(conditions()).containsOnlyKeys("hidden");
    table.apply(new BaatorChoice.SetValue("Ogre", "stats.is_hidden", 0));
    assertThat(conditions()).isEmpty();
  }

  private Map<String, Long> conditions() {
    return table.run.state().sheet("Ogre").conditions();
  }

  @Test
  void initiativeIsChangedAtOnceBeforeAnybodyActedAndThenFromTheNextRoundOn() {
    table.apply(new BaatorChoice.SetInitiative("default", "Brak", 20));
    assertThat(scene().order()).containsExactly("Brak", "Ogre");
    table.apply(new BaatorChoice.NextTurn("default"));
    table.apply(new BaatorChoice.SetInitiative("default", "Brak", 1));
    assertThat(scene().order()).containsExactly("Brak", "Ogre");
    table.apply(new BaatorChoice.NextTurn("default"));
    assertThat(scene().order()).containsExactly("Ogre", "Brak");
    table.apply(new BaatorChoice.SetInitiative("default", "Nobody", 1));
    assertThat(table.error()).isEqualTo("NOT_IN_SCENE");
  }

  @Test
  void aNoteIsToldAndKeptAtHand() {
    table.apply(new BaatorChoice.Note("the bridge creaks"));
    assertThat(table.topics()).containsExactly("session.noted");
    assertThat(table.run.state().notes())
        .containsExactly(new BaatorState.Jotting("the bridge creaks", false));
    table.apply(new BaatorChoice.Note(" "));
    assertThat(table.error()).isEqualTo("BAD_NOTE");
  }

  /** A session begun under the first rules goes on under them. */
  @Test
  @SuppressWarnings("unchecked") // the game's own types
  void underTheFirstRulesNothingEndsByItselfAndHealingHasNoMost() {
    Table old = new Table();
    old.run =
        ((Kernel<BaatorState, BaatorChoice, BaatorEvent>)
                GameLibrary.kernel(new BaatorGame(), RunSpec.of("baator", Table.SEED, 1).under(1)))
            .begin(Table.SEED);
    old.apply(new BaatorChoice.NewScene("default", "Bridge"));
    old.apply(new BaatorChoice.Join("default", "Ogre", 1));
    old.apply(new BaatorChoice.SetValue("Ogre", "stats.is_prone", 1));
    old.apply(new BaatorChoice.SetValue("Ogre", "stats.hp_max", 10));
    old.apply(new BaatorChoice.NextTurn("default"));
    old.apply(new BaatorChoice.Order("physical.heal", "Ogre", 50));
    assertThat(old.run.state().sheet("Ogre").conditions()).containsEntry("prone", 1L);
    assertThat(old.fact("Ogre", Fact.HP)).isEqualTo(60);
  }
}

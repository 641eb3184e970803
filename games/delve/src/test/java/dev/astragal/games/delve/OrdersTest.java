package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.orders.ExplorationMode;
import dev.astragal.games.delve.orders.FightMode;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.Preset;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.orders.TargetTag;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OrdersTest {
  private static Run<DelveState, DelveChoice, DelveEvent> fresh() {
    return Dungeon.KERNEL.begin(Seed.of(5));
  }

  private static StandingOrders after(DelveChoice.OrderUpdate update) {
    var run = fresh();
    run.choose(Seat.of(0), update);
    return run.state().orders();
  }

  private static Optional<String> refusal(
      Run<DelveState, DelveChoice, DelveEvent> run, DelveChoice choice) {
    return run.refusal(new Answer<>(run.promptId(), Seat.of(0), choice))
        .map(reason -> reason.code());
  }

  @Test
  void theDefaultsAreTheSeedsOwn() {
    assertThat(fresh().state().orders())
        .isEqualTo(
            new StandingOrders(
                FightMode.FIGHT,
                Stance.BALANCED,
                List.of(TargetTag.NEAREST, TargetTag.LOWEST_HP),
                35,
                Optional.empty(),
                PositionIntent.HOLD_GROUND,
                ResourceAggression.CONSERVE,
                ExplorationMode.THOROUGH));
  }

  @Test
  void eachUpdateMovesItsOwnFieldOnly() {
    StandingOrders base = StandingOrders.DEFAULT;
    assertThat(after(new DelveChoice.SetFightOrAvoid(FightMode.AVOID)))
        .isEqualTo(base.with(StandingOrders::fightOrAvoid, FightMode.AVOID));
    assertThat(after(new DelveChoice.SetStance(Stance.DEFENSIVE)))
        .isEqualTo(base.with(StandingOrders::stance, Stance.DEFENSIVE));
    assertThat(after(new DelveChoice.SetTargetPriority(List.of(TargetTag.LOWEST_HP))))
        .isEqualTo(base.with(StandingOrders::targetPriority, List.of(TargetTag.LOWEST_HP)));
    assertThat(after(new DelveChoice.SetRetreatHpThreshold(60)))
        .isEqualTo(base.with(StandingOrders::retreatHpThreshold, 60));
    assertThat(after(new DelveChoice.SetAutoHeal(Optional.of(40))))
        .isEqualTo(base.with(StandingOrders::autoHealIfBelowThreshold, Optional.of(40)));
    assertThat(after(new DelveChoice.SetPositionIntent(PositionIntent.ADVANCE_TO_MELEE)))
        .isEqualTo(base.with(StandingOrders::positionIntent, PositionIntent.ADVANCE_TO_MELEE));
    assertThat(after(new DelveChoice.SetResourceAggression(ResourceAggression.BURN)))
        .isEqualTo(base.with(StandingOrders::resourceAggression, ResourceAggression.BURN));
    assertThat(after(new DelveChoice.SetExplorationMode(ExplorationMode.DIRECT)))
        .isEqualTo(base.with(StandingOrders::explorationMode, ExplorationMode.DIRECT));
    assertThat(after(new DelveChoice.UsePreset(Preset.BERSERK))).isEqualTo(Preset.BERSERK.orders());
  }

  @Test
  void ordersAreTakenBetweenAnyTwoTicksAndAtAPrompt() {
    DelveChoice order = new DelveChoice.SetStance(Stance.AGGRESSIVE);
    var run = fresh();
    assertThat(refusal(run, order)).isEmpty();
    run.advance(1);
    assertThat(refusal(run, order)).isEmpty();
    run.advance(100);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("door-blocked");
    assertThat(refusal(run, order)).isEmpty();
  }

  @Test
  void badOrdersAreRefusedWithAReason() {
    var run = fresh();
    assertThat(refusal(run, new DelveChoice.SetRetreatHpThreshold(101))).contains("OUT_OF_RANGE");
    assertThat(refusal(run, new DelveChoice.SetAutoHeal(Optional.of(-1)))).contains("OUT_OF_RANGE");
    assertThat(refusal(run, new DelveChoice.SetTargetPriority(List.of()))).contains("BAD_PRIORITY");
    assertThat(refusal(run, DelveChoice.Reply.FIGHT)).contains("INVALID_CHOICE");
    Dungeon.advance(run, 1_000);
    assertThat(run.state().question().stands()).isTrue();
    assertThat(refusal(run, new DelveChoice.SetRetreatHpThreshold(101))).contains("OUT_OF_RANGE");
  }

  @Test
  void anOrderCostsNoTimeAndDoesNotNumberPrompts() {
    var run = fresh();
    Dungeon.advance(run, 100);
    long prompt = run.promptId();
    int clock = run.state().progress().clock();
    run.choose(Seat.of(0), new DelveChoice.SetStance(Stance.AGGRESSIVE));
    assertThat(run.promptId()).isEqualTo(prompt);
    assertThat(run.state().progress().clock()).isEqualTo(clock);
    assertThat(run.state().question().stands()).isTrue();
  }

  @Test
  void anOrderGivenAtAPauseIsReplayedAtItsOwnTick() {
    RunSpec spec = RunSpec.of("delve", Seed.of(5), 1);
    try (var session = Session.begin(Dungeon.KERNEL, spec, Optional.empty())) {
      session.requestPause();
      session.advance(1);
      session.advance(2);
      session.requestPause();
      session.advance(10);
      DelveChoice order = new DelveChoice.UsePreset(Preset.BERSERK);
      assertThat(
              session.submit(new Answer<>(session.run().promptId(), Seat.of(0), order)).success())
          .isTrue();
      assertThat(session.timeline().input(0).tick()).isEqualTo(2);
      session.advance(100);
      assertThat(session.timeline().at(session.timeline().lastStep()).hash())
          .isEqualTo(session.run().hash());
    }
  }

  @Test
  void aPolicyEditChangesBehaviourTheSameWayEveryTime() {
    assertThat(edited(PositionIntent.ADVANCE_TO_MELEE))
        .isEqualTo(edited(PositionIntent.ADVANCE_TO_MELEE))
        .isNotEqualTo(edited(PositionIntent.HOLD_GROUND));
  }

  private static List<DelveEvent> edited(PositionIntent intent) {
    var run = Dungeon.of("##########", "#@......g#", "##########").run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, new DelveChoice.SetPositionIntent(intent));
    Dungeon.answer(run, DelveChoice.Reply.FIGHT);
    return Dungeon.advance(run, 8);
  }

  @Test
  void whatPresetsSetIsAmongWhatCanBeOrdered() {
    var run = Dungeon.of("#####", "#_@.#", "#####").run();
    var commands = ((Status.Running<DelveChoice>) run.status()).commands().list();
    for (Preset preset : Preset.values())
      assertThat(commands)
          .contains(new DelveChoice.SetRetreatHpThreshold(preset.orders().retreatHpThreshold()));
  }
}

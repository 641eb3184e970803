package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.games.delve.DelveChoice.UseItem;
import dev.astragal.games.delve.rules.OrderCommands;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import org.junit.jupiter.api.Test;

/** What can be kept for later, and tables that a policy changes. */
class CharmsTest {
  private static final String[] HALL = {
    "############", "#_..@.g..g.#", "############",
  };

  private static Run<DelveState, DelveChoice, DelveEvent> met(String charm) {
    var run = Dungeon.played(HALL).potion(charm).with(state -> state.actors.next[1] = 5).run();
    Dungeon.advance(run, 2);
    assertThat(run.state().question().encounter()).isTrue();
    return run;
  }

  @Test
  void aDeviceIsStowedUnasked() {
    var run = Dungeon.played("########", "#_@..>.#", "########").item(3, 1, "smoke_bomb").run();
    Dungeon.advance(run, 3);
    assertThat(carried(run, "smoke_bomb")).isOne();
  }

  @Test
  void usingOneTakesItAndTimeAndAsksAnew() {
    var run = met("stasis_hourglass");
    int before = run.state().actors().nextActionTick(Actors.HERO);
    int enemy = run.state().actors().nextActionTick(1);
    Dungeon.answer(run, new UseItem("stasis_hourglass"));
    assertThat(carried(run, "stasis_hourglass")).isZero();
    assertThat(run.state().actors().nextActionTick(Actors.HERO)).isEqualTo(before + 10);
    assertThat(run.state().actors().nextActionTick(1)).isEqualTo(enemy + 50);
    assertThat(run.state().question().encounter()).isTrue();
  }

  @Test
  void nobodyIsAskedAboutTheDead() {
    var weak =
        Dungeon.played(HALL).potion("shrapnel_bomb").with(state -> state.actors.hp[1] = 3).run();
    Dungeon.advance(weak, 2);
    Dungeon.answer(weak, new UseItem("shrapnel_bomb"));
    assertThat(weak.state().actors().alive(1)).isFalse();
    for (int i = 0; i < weak.state().question().enemies().size(); i++)
      assertThat(weak.state().question().enemies().get(i)).isNotEqualTo(1);
  }

  @Test
  void whatWouldDoNothingIsNotOffered() {
    var run = Dungeon.played("########", "#_@....#", "########").potion("smoke_bomb").run();
    assertThat(rules(run).commands().refusal(new UseItem("smoke_bomb"))).isPresent();
    assertThat(rules(run).commands().refusal(new UseItem("haste_potion"))).isPresent();
  }

  private static Status.Running<DelveChoice> rules(Run<DelveState, DelveChoice, DelveEvent> run) {
    return OrderCommands.whileRunning(run.state());
  }

  private static int carried(Run<DelveState, DelveChoice, DelveEvent> run, String id) {
    return run.state().loadout().potions(run.state().content().itemNamed(id));
  }

  @Test
  void aPolicyChangesRowsOfTheTablesByTheirIds() {
    var content = Dungeon.PLAYED.begin(Seed.of(1)).state().content();
    assertThat(content.enemy(content.enemyNamed("living_armor")).attack()).isEqualTo(12);
    assertThat(content.enemy(content.enemyNamed("living_armor")).speed()).isEqualTo(5);
    assertThatThrownBy(() -> Dungeon.kernel("ironman", "play", "tables.enemies.living_armor.hp=0"))
        .hasMessageContaining("hp");
    assertThatThrownBy(() -> Dungeon.kernel("ironman", "tables={enemies: {dragon: {hp: 9}}}"))
        .hasMessageContaining("dragon");
  }

  @Test
  void aHeroMayBeginWithSomething() {
    var run = Dungeon.kernel("ironman", "hero.start=toughness").begin(Seed.of(1));
    assertThat(run.state().actors().maxHp(Actors.HERO)).isEqualTo(29);
    assertThatThrownBy(() -> Dungeon.kernel("ironman", "hero.start=crown").begin(Seed.of(1)))
        .hasMessageContaining("crown");
  }
}

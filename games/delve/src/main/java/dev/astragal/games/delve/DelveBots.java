package dev.astragal.games.delve;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.orders.Preset;
import dev.astragal.games.delve.rules.Advice;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import java.util.List;

/** Three players that keep to one preset and answer by simple rules, and one that thinks. */
final class DelveBots {
  static final List<Bot<DelveState, DelveChoice>> ALL =
      List.of(
          bot(Preset.CAUTIOUS),
          bot(Preset.BALANCED),
          bot(Preset.BERSERK),
          Bot.of("veteran", (state, seat, prompt, rng) -> Veteran.decide(state, prompt)));

  private static final DelvePolicy.Veteran CAUTIOUS = temper("defensive", "any", true, true);
  private static final DelvePolicy.Veteran BALANCED = temper("balanced", "any", true, true);
  private static final DelvePolicy.Veteran BERSERK = temper("aggressive", "any", false, false);

  private DelveBots() {}

  private static Bot<DelveState, DelveChoice> bot(Preset preset) {
    return Bot.of(
        preset.name().toLowerCase(java.util.Locale.ROOT),
        (state, seat, prompt, rng) -> decide(preset, state, prompt));
  }

  private static DelveChoice decide(Preset preset, DelveState state, Prompt<DelveChoice> prompt) {
    if (state.stealthy()) return Veteran.decide(state, prompt, temper(preset), dear(preset));
    boolean mayOrder = prompt.commands().size() > 0;
    if (mayOrder && !state.orders().equals(preset.orders()))
      return new DelveChoice.UsePreset(preset);
    if (mayOrder && state.question().encounter() && reserveIsBetter(state))
      return new DelveChoice.SwapActiveWeapon();
    return state.question().kind() == Question.Kind.HP_THRESHOLD_REACHED
        ? inTrouble(preset, state, prompt)
        : usual(state, prompt);
  }

  /** Where there is more to do than to fight, each temper does it in its own way. */
  private static DelvePolicy.Veteran temper(Preset preset) {
    return switch (preset) {
      case CAUTIOUS -> CAUTIOUS;
      case BALANCED -> BALANCED;
      case BERSERK -> BERSERK;
    };
  }

  private static DelvePolicy.Veteran temper(
      String stance, String position, boolean retreats, boolean avoids) {
    return new DelvePolicy.Veteran(stance, position, -1, -1, "any", "any", retreats, avoids, true);
  }

  /** Which share of its health a fight may cost before a temper thinks twice. */
  private static int dear(Preset preset) {
    return switch (preset) {
      case CAUTIOUS -> 20;
      case BALANCED -> 60;
      case BERSERK -> 80;
    };
  }

  /** What hardly depends on temper. */
  static DelveChoice usual(DelveState state, Prompt<DelveChoice> prompt) {
    return switch (state.question().kind()) {
      case NONE -> throw new IllegalStateException("nothing is asked");
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER -> Reply.FIGHT;
      case CHECKPOINT_AVAILABLE -> Reply.ACCEPT_DEATH;
      case LOOT_FOUND,
          HP_THRESHOLD_REACHED,
          DOOR_BLOCKED,
          FLOOR_TRANSITION,
          BRANCH_CHOICE,
          GOD_OFFER,
          CAMP_CHOICE,
          PERK_CHOICE,
          HEAVY_BLOW,
          HAZARD_AHEAD -> {
        if (state.question().kind() == Question.Kind.HAZARD_AHEAD
            && prompt.commands().refusal(Reply.DRINK_POTION).isEmpty()) yield Reply.DRINK_POTION;
        yield Advice.of(state).orElseThrow();
      }
    };
  }

  private static DelveChoice inTrouble(
      Preset preset, DelveState state, Prompt<DelveChoice> prompt) {
    if (prompt.choices(Seat.first()).refusal(Reply.DRINK_POTION).isEmpty())
      return Reply.DRINK_POTION;
    boolean campLeft = !state.progress().camped();
    return preset != Preset.BERSERK && campLeft ? Reply.RETREAT : Reply.CONTINUE;
  }

  static boolean reserveIsBetter(DelveState state) {
    Loadout loadout = state.loadout();
    int other = loadout.weapon(1 - loadout.activeSlot());
    return other != Loadout.NONE && worth(state, other) > worth(state, loadout.activeWeapon());
  }

  private static int worth(DelveState state, int weapon) {
    if (weapon == Loadout.NONE) return 0;
    ItemKind item = state.content().items().get(weapon);
    return item.amount() + (item.effect() == ItemKind.Effect.PIERCING_WEAPON ? 2 : 0);
  }
}

package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Loadout;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.orders.FightMode;
import java.util.List;
import java.util.Optional;

/** The sensible answer to the question that stands, for who has nothing better in mind. */
public final class Advice {
  private static final List<String> PERKS_BY_WORTH =
      List.of(
          "iron_will",
          "toughness",
          "bloodlust",
          "reckless_strike",
          "swift",
          "snipers_eye",
          "berserker_rhythm",
          "scout",
          "shadow_step",
          "pacifists_bounty");

  /** Where enemies can be slept past, it is worth as much to stay unnoticed as to be strong. */
  private static final List<String> PERKS_BY_WORTH_UNSEEN =
      List.of(
          "iron_will",
          "scout",
          "shadow_step",
          "swift",
          "bloodlust",
          "toughness",
          "reckless_strike",
          "snipers_eye",
          "berserker_rhythm",
          "pacifists_bounty");

  private Advice() {}

  /** Nothing where going back to a checkpoint is the better answer, or nothing is asked. */
  public static Optional<DelveChoice> of(DelveState state) {
    return switch (state.question().kind()) {
      case NONE, CHECKPOINT_AVAILABLE -> Optional.empty();
      case LOOT_FOUND -> Optional.of(worsens(state) ? Reply.DISCARD_LOOT : Reply.KEEP_LOOT);
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER ->
          Optional.of(state.orders().fightOrAvoid() == FightMode.FIGHT ? Reply.FIGHT : Reply.AVOID);
      case HP_THRESHOLD_REACHED ->
          Optional.of(state.hasPotion() ? Reply.DRINK_POTION : Reply.CONTINUE);
      case DOOR_BLOCKED -> Optional.of(Reply.OPEN_DOOR);
      case FLOOR_TRANSITION -> Optional.of(Reply.DESCEND);
      case BRANCH_CHOICE -> Optional.of(Reply.DESCEND_BRANCH_B);
      case GOD_OFFER -> Optional.of(god());
      case CAMP_CHOICE -> Optional.of(camp(state));
      case PERK_CHOICE -> Optional.of(perk(state));
      case HAZARD_AHEAD -> Optional.of(hazard(state));
      case HEAVY_BLOW -> Optional.of(Reply.GUARD);
    };
  }

  private static Reply camp(DelveState state) {
    if (!state.since(2) || Answers.restHeals(state) > 0) return Reply.REST;
    return Reply.DRINK_POTION;
  }

  /** Rest first where that helps. */
  private static Reply hazard(DelveState state) {
    return Flight.canTurnBack(state) && Answers.restHeals(state) > 1
        ? Reply.TURN_BACK
        : Reply.CROSS;
  }

  public static DelveChoice god() {
    return new DelveChoice.ChooseGod("forge");
  }

  /** The perk on offer that helps most heroes most. */
  public static DelveChoice perk(DelveState state) {
    List<Integer> offered = PerkOffer.of(state);
    List<String> byWorth = state.vanishing() ? PERKS_BY_WORTH_UNSEEN : PERKS_BY_WORTH;
    int best = 0;
    for (int i = 1; i < offered.size(); i++)
      if (rank(byWorth, state, offered.get(i)) < rank(byWorth, state, offered.get(best))) best = i;
    return new DelveChoice.ChoosePerk(state.content().perks().get(offered.get(best)).id());
  }

  /** Perks that are not in the list come last. */
  private static int rank(List<String> byWorth, DelveState state, int perk) {
    int at = byWorth.indexOf(state.content().perks().get(perk).id());
    return at < 0 ? byWorth.size() : at;
  }

  /** A weapon that would take the place of one at least as strong. */
  private static boolean worsens(DelveState state) {
    int kind = state.map().itemKind(state.question().subject());
    if (state.content().isPerk(kind)) return false;
    ItemKind found = state.content().items().get(kind);
    int held = state.loadout().weapon(ItemEffects.slotFor(state));
    return found.weapon()
        && held != Loadout.NONE
        && state.content().items().get(held).amount() >= found.amount();
  }
}

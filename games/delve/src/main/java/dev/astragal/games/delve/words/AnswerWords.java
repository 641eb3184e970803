package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.rules.Answers;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.rules.Floors;
import dev.astragal.games.delve.rules.Growth;
import dev.astragal.games.delve.rules.Hazards;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;

/** Answers that need no detail of their own take it from the state. */
final class AnswerWords {
  private AnswerWords() {}

  static Wording word(DelveState state, DelveChoice.Reply reply) {
    return switch (reply) {
      case KEEP_LOOT -> LootWords.keep(state);
      case DISCARD_LOOT -> LootWords.discard(state);
      case FIGHT -> EncounterWords.fight(state);
      case AVOID -> EncounterWords.avoid(state);
      case OPEN_DOOR ->
          Wording.of("choice.OPEN_DOOR")
              .note("door.free")
              .about(Things.doorId(state.question().subject()));
      case LEAVE_DOOR ->
          Wording.of("choice.LEAVE_DOOR")
              .note("door.later")
              .about(Things.doorId(state.question().subject()));
      case DESCEND -> descend(state);
      case DESCEND_BRANCH_A, DESCEND_BRANCH_B -> branch(state, reply);
      case CONTINUE ->
          EncounterWords.facing(
              health("choice.CONTINUE", state), state, Encounters.threatening(state));
      case STRIKE_ON ->
          EncounterWords.facing(
              Wording.of("choice.STRIKE_ON"), state, Encounters.threatening(state));
      case GUARD -> guard(state);
      case RETREAT -> retreat(state);
      case DRINK_POTION -> drink(state);
      case REST -> rest(state);
      case PRESS_ON -> pressOn(state);
      case CROSS -> cross(state);
      case TURN_BACK -> toSafety(Wording.of("choice.TURN_BACK"), state);
      case ACCEPT_DEATH -> Wording.of("choice.ACCEPT_DEATH").grave();
    };
  }

  /** What a branch means from the next floor on. */
  static Msg branch(DelveState state, Branch branch) {
    return Msg.of(
        "branch." + branch,
        "enemies",
        state.policy().floors().extraEnemies(),
        "hazards",
        state.policy().floors().extraHazards(),
        "items",
        state.policy().floors().extraItems());
  }

  private static Wording descend(DelveState state) {
    if (Floors.last(state)) return bounty(state, Wording.of("choice.DESCEND.out"));
    Wording down =
        Wording.of(
            "choice.DESCEND",
            "floor",
            state.progress().floor() + 1,
            "floors",
            state.policy().floors().count());
    return bounty(state, down).note("descent.one-way");
  }

  private static Wording branch(DelveState state, DelveChoice.Reply reply) {
    Branch branch = reply == DelveChoice.Reply.DESCEND_BRANCH_A ? Branch.A : Branch.B;
    Wording down =
        Wording.of("choice." + reply, "floor", state.progress().floor() + 1)
            .detail(Wording.Detail.Kind.WARNING, branch(state, branch))
            .note("descent.one-way");
    return bounty(state, down);
  }

  private static Wording bounty(DelveState state, Wording descent) {
    int bounty = state.perkAmount(PerkKind.Effect.BLOODLESS_FLOOR);
    boolean few = state.progress().floorKills() > 0;
    return bounty > 0 && Floors.bloodless(state)
        ? descent.gain(few ? "descent.bounty.few" : "descent.bounty", "amount", bounty)
        : descent;
  }

  /** What the whole way costs, and a warning that cannot be missed when it kills. */
  private static Wording cross(DelveState state) {
    int hp = state.actors().hp(Actors.HERO);
    int cost = Hazards.costAhead(state);
    Wording cross =
        Wording.of("choice.CROSS", "damage", cost)
            .cost(
                "health.after",
                "hp",
                hp,
                "after",
                Math.max(0, hp - cost),
                "max",
                state.actors().maxHp(Actors.HERO));
    return cost >= hp ? cross.warning("cross.deadly").grave() : cross;
  }

  private static Wording guard(DelveState state) {
    int enemy = state.question().enemies().get(0);
    int hit = Combat.enemyDamage(state, enemy);
    return Wording.of("choice.GUARD")
        .gain("guard.half", "damage", hit, "half", (hit + 1) / 2)
        .cost("avoid.cost", "ticks", Timing.actionCost(state, Actors.HERO))
        .about(Things.enemyId(enemy));
  }

  private static Wording retreat(DelveState state) {
    Wording run = toSafety(health("choice.RETREAT", state), state);
    Ints enemies = Encounters.threatening(state);
    for (int i = 0; i < enemies.size(); i++)
      if (Encounters.inContact(state, enemies.get(i)))
        return run.warning("avoid.close", "enemy", Things.enemyName(state, enemies.get(i)));
    return run;
  }

  /** Tells of the stairs only when they have been seen. */
  private static Wording toSafety(Wording run, DelveState state) {
    int here = state.heroCell();
    int away = state.map().distance(here, state.map().entry());
    boolean known = Tile.discovered(state.map().tile(state.map().stairs()));
    if (known) away = Math.min(away, state.map().distance(here, state.map().stairs()));
    Wording told = run.note("retreat.where", "distance", away);
    int rest = Answers.restHeals(state);
    return rest == 0 || (!state.since(2) && state.progress().camped())
        ? told
        : told.gain("retreat.camp", "healed", rest);
  }

  private static Wording drink(DelveState state) {
    int kind = Growth.potion(state);
    ItemKind potion = state.content().items().get(kind);
    int hp = state.actors().hp(Actors.HERO);
    int after = Math.min(state.actors().maxHp(Actors.HERO), hp + potion.amount());
    return Wording.of(
            "choice.DRINK_POTION", "potion", Things.named(potion.id()), "healed", after - hp)
        .gain("health.after", "hp", hp, "after", after, "max", state.actors().maxHp(Actors.HERO))
        .cost(
            "drink.cost",
            "count",
            state.loadout().potions(kind),
            "ticks",
            Timing.actionCost(state, Actors.HERO))
        .about(Things.potionId(potion.id()))
        .in("orders.health");
  }

  private static Wording rest(DelveState state) {
    int hp = state.actors().hp(Actors.HERO);
    int healed = Answers.restHeals(state);
    return Wording.of("choice.REST", "healed", healed)
        .gain(
            "health.after",
            "hp",
            hp,
            "after",
            hp + healed,
            "max",
            state.actors().maxHp(Actors.HERO))
        .cost(
            state.since(2) ? "camp.cost" : "camp.cost.once", "ticks", state.policy().camp().ticks())
        .in("orders.health");
  }

  private static Wording pressOn(DelveState state) {
    return Wording.of("choice.PRESS_ON").warning(state.since(2) ? "camp.later" : "camp.lost");
  }

  private static Wording health(String key, DelveState state) {
    return Wording.of(
        key, "hp", state.actors().hp(Actors.HERO), "max", state.actors().maxHp(Actors.HERO));
  }
}

package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.rules.Avoidance;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.rules.ThreatSummary;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/** Fight or keep away: facts of both sides as they stand, never a forecast. */
public final class EncounterWords {
  private EncounterWords() {}

  static Wording fight(DelveState state) {
    Ints enemies = state.question().enemies();
    Wording fight =
        facing(
            Wording.of("choice.FIGHT", "enemy", Things.enemyName(state, enemies.get(0))),
            state,
            enemies);
    ThreatSummary.OpeningPreview opening = ThreatSummary.of(state, enemies).opening();
    if (opening.action() != ThreatSummary.OpeningAction.HOLD_CURRENT_LOADOUT)
      fight = fight.note("fight.swap", "ticks", opening.tickCost());
    return fight.about(Things.enemyIds(enemies));
  }

  /** An answer with what both sides can do to each other; the first of the enemies is met first. */
  static Wording facing(Wording answer, DelveState state, Ints enemies) {
    if (enemies.size() == 0) return answer;
    int primary = enemies.get(0);
    Wording told =
        answer
            .detail(Wording.Detail.Kind.NOTE, standing(state, primary))
            .gain("fight.yours", "damage", Combat.heroDamage(state, primary));
    for (Msg danger : dangers(state, primary))
      told = told.detail(Wording.Detail.Kind.WARNING, danger);
    if (unaware(state, primary))
      told = told.note("enemy.unaware", "enemy", Things.enemyName(state, primary));
    return enemies.size() > 1
        ? told.warning("fight.others", "enemies", others(state, enemies))
        : told;
  }

  static Wording avoid(DelveState state) {
    Ints listed = state.question().enemies();
    boolean close = Encounters.inContact(state, listed.get(0));
    Ints avoided = close ? Ints.of(listed.get(0)) : listed;
    Wording avoid =
        Wording.of("choice.AVOID", "enemies", Things.theEnemies(state, avoided))
            .detail(Wording.Detail.Kind.NOTE, way(state))
            .cost("avoid.cost", "ticks", Timing.actionCost(state, Actors.HERO));
    if (!close && allUnaware(state, avoided)) avoid = avoid.gain("avoid.asleep");
    if (close)
      avoid = avoid.warning("avoid.close", "enemy", Things.enemyName(state, listed.get(0)));
    return avoid.about(Things.enemyIds(avoided));
  }

  /** Whether an enemy can still be slept past. */
  public static boolean unaware(DelveState state, int enemy) {
    return state.stealthy() && !state.actors().awake(enemy);
  }

  private static boolean allUnaware(DelveState state, Ints enemies) {
    for (int i = 0; i < enemies.size(); i++) if (!unaware(state, enemies.get(i))) return false;
    return true;
  }

  /** Where an enemy stands and how it is doing. */
  public static Msg standing(DelveState state, int enemy) {
    return Msg.of(
        "enemy.standing",
        "enemy",
        Things.enemyName(state, enemy),
        "hp",
        state.actors().hp(enemy),
        "max",
        state.actors().maxHp(enemy),
        "distance",
        Encounters.distance(state, enemy));
  }

  /** What its hits do. */
  public static List<Msg> dangers(DelveState state, int enemy) {
    EnemyKind kind = Combat.enemyKind(state, enemy);
    DelvePolicy.Harm harm = state.policy().harm();
    List<Msg> dangers = new ArrayList<>();
    dangers.add(
        Msg.of(
            kind.range() > 1 ? "danger.shot" : "danger.hit",
            "damage",
            Math.min(Combat.enemyDamage(state, enemy), state.actors().hp(Actors.HERO)),
            "hp",
            state.actors().hp(Actors.HERO),
            "range",
            kind.range(),
            "ticks",
            Timing.actionCost(state, enemy),
            "yours",
            Timing.actionCost(state, Actors.HERO)));
    int usual = Combat.usualDamage(state, enemy);
    int first = Combat.enemyDamage(state, enemy);
    if (state.actors().attacks(enemy) == 0 && first != usual)
      dangers.add(Msg.of(first > usual ? "danger.first" : "danger.braced", "damage", usual));
    int heavy = Combat.damage(state, state.enemyAttack(kind) + kind.everyThird());
    if (heavy > usual)
      dangers.add(Msg.of("danger.heavy", "damage", heavy, "every", Combat.heavyOneIn(state)));
    if (kind.poison() > 0)
      dangers.add(
          Msg.of(
              "danger.poison",
              "doses",
              kind.poison(),
              "damage",
              harm.poison(),
              "ticks",
              harm.poisonEvery()));
    if (kind.bleed() > 0)
      dangers.add(Msg.of("danger.bleed", "wounds", kind.bleed(), "damage", harm.bleed()));
    if (kind.slow() > 0) dangers.add(Msg.of("danger.slow", "ticks", kind.slow()));
    if (kind.boss()) dangers.add(Msg.of("danger.boss"));
    return dangers;
  }

  private static Msg way(DelveState state) {
    int reach = Avoidance.reach(state);
    if (reach == 0) return Msg.of("avoid.step");
    return state.vanishing()
        ? Msg.of("avoid.vanish", "reach", reach, "noticed", state.noticedAt())
        : Msg.of("avoid.blink", "reach", reach);
  }

  private static List<Msg> others(DelveState state, Ints enemies) {
    List<Msg> others = new ArrayList<>();
    for (int i = 1; i < enemies.size(); i++)
      others.add(
          Msg.of(
              "other-enemy",
              "enemy",
              Things.enemyName(state, enemies.get(i)),
              "distance",
              Encounters.distance(state, enemies.get(i))));
    return others;
  }
}

package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.rules.Avoidance;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Everything that can be pointed at: its id on the screen, its name, and what it is and does. */
public final class Things {
  public static final String HERO = "hero";
  public static final String IN_HAND = "in-hand";
  public static final String IN_RESERVE = "in-reserve";

  private Things() {}

  public static String enemyId(int enemy) {
    return "enemy-" + enemy;
  }

  static String[] enemyIds(Ints enemies) {
    String[] ids = new String[enemies.size()];
    for (int i = 0; i < ids.length; i++) ids[i] = enemyId(enemies.get(i));
    return ids;
  }

  public static String itemId(int item) {
    return "item-" + item;
  }

  public static String doorId(int cell) {
    return "door-" + cell;
  }

  public static String perkId(String perk) {
    return "perk-" + perk;
  }

  public static String godId(String god) {
    return "god-" + god;
  }

  public static String potionId(String potion) {
    return "potion-" + potion;
  }

  /** A content row by its id, so that a bundle can pick its forms. */
  public static Msg.Value named(String id) {
    return new Msg.Value.Named(id, id);
  }

  public static Msg.Value enemyName(DelveState state, int enemy) {
    return named(Combat.enemyKind(state, enemy).id());
  }

  /** All of them, those of one kind together. */
  static List<Msg> theEnemies(DelveState state, Ints enemies) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int i = 0; i < enemies.size(); i++)
      counts.merge(Combat.enemyKind(state, enemies.get(i)).id(), 1, Integer::sum);
    List<Msg> names = new ArrayList<>();
    counts.forEach(
        (kind, count) ->
            names.add(
                Msg.of(
                    count == 1 ? "the-enemy" : "the-enemies",
                    "enemy",
                    named(kind),
                    "count",
                    count)));
    return names;
  }

  public static Thing hero(DelveState state) {
    Msg help =
        Msg.of(
            "help.hero",
            "hp",
            state.actors().hp(Actors.HERO),
            "max",
            state.actors().maxHp(Actors.HERO),
            "attack",
            Combat.heroAttack(state),
            "defense",
            Combat.heroDefense(state),
            "ticks",
            Timing.actionCost(state, Actors.HERO),
            "sight",
            state.sightRadius());
    return new Thing(HERO, Msg.word(HERO), help);
  }

  /** An enemy as it is now; its number stays while it moves. */
  public static Thing enemy(DelveState state, int enemy) {
    EnemyKind kind = Combat.enemyKind(state, enemy);
    Msg help =
        Msg.of(
            "help.enemy",
            "does",
            enemyHelp(state, kind),
            "hp",
            state.actors().hp(enemy),
            "max",
            state.actors().maxHp(enemy),
            "hit",
            Combat.enemyDamage(state, enemy),
            "yours",
            Combat.heroDamage(state, enemy),
            "ticks",
            Timing.actionCost(state, enemy));
    return new Thing(enemyId(enemy), Msg.word(kind.id()), help);
  }

  /** Something that lies on the floor: an item or a perk. */
  public static Thing item(DelveState state, int item) {
    int kind = state.map().itemKind(item);
    return new Thing(itemId(item), Msg.word(state.content().itemId(kind)), itemHelp(state, kind));
  }

  public static Thing perk(DelveState state, PerkKind perk) {
    return new Thing(perkId(perk.id()), Msg.word(perk.id()), perkHelp(state, perk));
  }

  public static Thing god(GodKind god) {
    return new Thing(godId(god.id()), Msg.word(god.id()), godHelp(god));
  }

  /** What is carried, under the id of its place. */
  public static Thing carried(String id, ItemKind item) {
    return new Thing(id, Msg.word(item.id()), itemHelp(item));
  }

  /** One that the hero's ailments or the floor name, with the figures of the policy. */
  public static Thing keyword(String id, String keyword, DelvePolicy policy) {
    Msg help =
        Msg.of(
            "help." + keyword,
            "poison",
            policy.harm().poison(),
            "every",
            policy.harm().poisonEvery(),
            "bleed",
            policy.harm().bleed(),
            "slow",
            policy.harm().slowFactor(),
            "hazard",
            policy.harm().hazard(),
            "camp",
            policy.camp().healPercent(),
            "below",
            policy.camp().belowPercent());
    return new Thing(id, Msg.word(keyword), help);
  }

  static Msg itemHelp(DelveState state, int kind) {
    DelveContent content = state.content();
    return content.isPerk(kind)
        ? perkHelp(state, content.perks().get(content.perkOf(kind)))
        : itemHelp(content.items().get(kind));
  }

  /** Some do more where they have an amount. */
  private static Msg itemHelp(ItemKind item) {
    boolean more =
        switch (item.effect()) {
          case TRADE_PLACES, RAISE_WALLS, LURE_ENEMIES -> item.amount() > 0;
          case WEAPON,
              PIERCING_WEAPON,
              DRAINING_WEAPON,
              POTION,
              DELAY_ENEMIES,
              SMOKE,
              SHRAPNEL,
              HASTE,
              TOUGHEN ->
              false;
        };
    return Msg.fields("help." + item.id() + (more ? ".more" : ""), item);
  }

  static Msg perkHelp(DelveState state, PerkKind perk) {
    DelvePolicy policy = state.policy();
    boolean more =
        switch (perk.effect()) {
          case BLOODLESS_FLOOR -> policy.offers().bountyKills() > 0;
          case SHADOW_STEP -> state.vanishing();
          case FARTHER_SIGHT -> state.since(3) && perk.stealth() > 0;
          case MORE_HEALTH,
              FASTER_ACTIONS,
              BARE_HANDED,
              FIRST_STRIKE,
              MORE_DEFENSE,
              HEAL_ON_KILL,
              RECKLESS ->
              false;
        };
    return Msg.fields("help." + perk.id() + (more ? ".more" : ""), perk)
        .with("kills", policy.offers().bountyKills());
  }

  static Msg godHelp(GodKind god) {
    return Msg.fields("help." + god.id(), god).with("reach", Avoidance.VEIL_REACH);
  }

  private static Msg enemyHelp(DelveState state, EnemyKind kind) {
    DelvePolicy.Harm harm = state.policy().harm();
    Msg does =
        Msg.fields("help." + kind.id(), kind)
            .with("attack", state.enemyAttack(kind))
            .with("poisonHurt", harm.poison())
            .with("poisonEvery", harm.poisonEvery())
            .with("bleedHurt", harm.bleed())
            .with("slowFactor", harm.slowFactor());
    return kind.everyThird() == 0
        ? does
        : Msg.of(
            Combat.drawsBack(state) ? "help.heavy.announced" : "help.heavy",
            "does",
            does,
            "every",
            Combat.heavyOneIn(state),
            "more",
            kind.everyThird());
  }
}

package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirPolicy.Ability;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Thing;
import java.util.List;

/**
 * What people call things on the map, and how a screen tells them apart. Rows and columns are
 * counted from one.
 */
public final class Names {
  private Names() {}

  /** Fighters have names of their own; an object is called by a word of the language. */
  public static Msg name(Entity entity) {
    return entity.side() == Side.OBJECTS ? Msg.word(entity.name()) : Msg.literal(entity.name());
  }

  static Msg name(MirState state, String id) {
    Entity entity = state.roster().find(id);
    return entity == null ? Msg.literal(id) : name(entity);
  }

  public static Msg ability(String id) {
    return Msg.word(id);
  }

  /** A state of the body or mind, as it stands behind "is". */
  public static Msg condition(String name) {
    return Msg.word(name);
  }

  /** Whoever is dead is nothing else any more. */
  public static List<Msg> conditions(Entity entity) {
    if (entity.dead()) return List.of(condition(Entity.DEAD));
    return entity.conditions().stream().map(Names::condition).toList();
  }

  /** The identity of somebody, alive or dead, wherever it stands. */
  public static String id(Entity entity) {
    return "entity-" + entity.id();
  }

  /** The identity of a cell. */
  public static String cellId(int x, int y) {
    return "cell-" + (y + 1) + "-" + (x + 1);
  }

  /** Somebody or something that the viewer sees. */
  public static Thing thing(Entity entity, MirPolicy policy) {
    return new Thing(id(entity), name(entity), help(entity, policy));
  }

  /** Somebody of whom the viewer knows no more than the name. */
  public static Thing unseen(Entity entity) {
    return new Thing(id(entity), name(entity), Msg.of("help.unseen"));
  }

  private static Msg help(Entity entity, MirPolicy policy) {
    if (entity.dead()) return Msg.of("help.corpse", "cost", policy.movement().corpseCost());
    if (entity.side() == Side.OBJECTS)
      return Msg.of("help.object", "hp", entity.hp(), "max", entity.hpMax());
    List<Msg> abilities = entity.sheet().abilities().stream().map(Names::ability).toList();
    Msg help =
        Msg.of(abilities.isEmpty() ? "help.fighter" : "help.able-fighter")
            .with("hp", entity.hp())
            .with("max", entity.hpMax())
            .with("ac", entity.ac())
            .with("speed", entity.speed())
            .with("bonus", entity.sheet().attackBonus())
            .with("dice", Striking.damageDice(entity, policy))
            .with("sides", Striking.damageSides(entity, policy))
            .with("range", Striking.range(entity, policy));
    return abilities.isEmpty() ? help : help.with("abilities", abilities);
  }

  /** What lies on a cell where nobody is seen. */
  public static Thing ground(Board board, int x, int y, boolean seen, MirPolicy policy) {
    String kind = seen ? kind(board, x, y) : "fog";
    Msg help = Msg.of("help." + kind);
    if (kind.equals("rough")) help = help.with("cost", policy.movement().difficultCost());
    if (kind.equals("fog")) help = help.with("radius", policy.vision().radius());
    return new Thing(cellId(x, y), Msg.word(kind), help);
  }

  private static String kind(Board board, int x, int y) {
    if (board.blocksMovement(x, y)) return board.blocksVision(x, y) ? "wall" : "pit";
    return board.difficult(x, y) ? "rough" : "open";
  }

  public static Thing ability(Ability ability, Entity knower) {
    Msg help =
        Msg.of("help." + ability.id())
            .with("range", ability.range())
            .with("dice", ability.dice())
            .with("sides", ability.sides())
            .with("bonus", ability.bonus())
            .with("cooldown", ability.cooldown())
            .with("turns", ability.turns());
    return new Thing("ability-" + ability.id() + "-" + knower.id(), ability(ability.id()), help);
  }

  public static Thing condition(String name, Entity bearer, MirPolicy policy) {
    MirPolicy.Conditions figures = policy.conditions();
    Msg help = Msg.of("help." + name);
    help =
        switch (name) {
          case ConditionNames.DODGING -> help.with("ac", figures.dodgingAc());
          case ConditionNames.STUNNED -> help.with("ac", -figures.stunnedAc());
          case ConditionNames.PRONE -> help.with("ac", -figures.proneAc());
          case ConditionNames.BLESSED -> help.with("bonus", figures.blessedAttack());
          case ConditionNames.BURNING -> help.with("sides", figures.burningSides());
          default -> help;
        };
    return new Thing("condition-" + name + "-" + bearer.id(), condition(name), help);
  }
}

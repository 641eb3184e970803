package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.TacticsEvent;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.List;

/** How what happens in a fight is told: who did what to whom, how much, and what is left. */
public final class EventWords {
  private final MirPolicy policy;
  private final MirState before;
  private final Seat viewer;
  private final int seats;

  public EventWords(MirPolicy policy, MirState before, Seat viewer, int seats) {
    this.policy = policy;
    this.before = before;
    this.viewer = viewer;
    this.seats = seats;
  }

  public Telling of(Event event) {
    return switch (event) {
      case MirEvent.MoveApplied moved -> moved(moved);
      case MirEvent.InitiativeRolled(List<MirEvent.Standing> order) ->
          Telling.of(
              "event.InitiativeRolled", "order", order.stream().map(this::standing).toList());
      case MirEvent.TurnEnded ended ->
          told(
              ended.round() > before.combat().round() ? "tell.round" : "event.TurnEnded",
              ended.nextEntityId(),
              "round",
              ended.round());
      case TacticsEvent.Strike strike -> strike(strike);
      case TacticsEvent.AbilityUsed used -> used(used);
      case TacticsEvent.ConditionApplied(String id, String condition, long turns) ->
          condition.equals(ConditionNames.DODGING)
              ? told("tell.guards", id)
              : told(
                  "event.ConditionApplied",
                  id,
                  "condition",
                  Names.condition(condition),
                  "turns",
                  turns);
      case TacticsEvent.ConditionExpired(String id, String condition) ->
          condition.equals(ConditionNames.DODGING)
              ? told("tell.guard-over", id)
              : told("event.ConditionExpired", id, "condition", Names.condition(condition));
      case TacticsEvent.ConditionDamage(String id, String condition, int damage, long hp) ->
          told(
              "event.ConditionDamage",
              id,
              "condition",
              Names.condition(condition),
              "damage",
              damage,
              "fate",
              fate(id, hp));
      case TacticsEvent.CombatEnded ended -> ended(ended);
      case TacticsEvent.FightBegun begun ->
          Telling.of(
              "event.FightBegun",
              "number",
              before.stage() + 2,
              "count",
              before.fights(),
              "fight",
              Msg.word(begun.fight()),
              "health",
              begun.players().stream().map(this::health).toList());
      case MirEvent.Rolled(Dice.Result result) ->
          Telling.of("event.Rolled", "result", rolled(result));
      default -> Telling.of(event);
    };
  }

  /** As it is written; in memory a roll is in other parts. */
  private static Msg rolled(Dice.Result result) {
    return Msg.of(
        "word.Result",
        "formula",
        named(result.fall().formula()),
        "total",
        result.total(),
        "breakdown",
        named(result.fall().breakdown()),
        "source",
        named(result.source().text()),
        "seedAfter",
        result.seedAfter().text());
  }

  private static Msg.Value named(String text) {
    return new Msg.Value.Named(text, text);
  }

  /** Who saw only the beginning of a way is not told where it ended. */
  private Telling moved(MirEvent.MoveApplied moved) {
    if (!(moved.x() instanceof Json.Int(long x) && moved.y() instanceof Json.Int(long y)))
      return told("tell.away", moved.entityId());
    if (!endSeen(before.roster().at(moved.entityId()), (int) x, (int) y))
      return told("tell.away", moved.entityId());
    int cells = moved.path() instanceof Json.Arr(List<Json> path) ? path.size() : 0;
    return told(
        "event.MoveApplied", moved.entityId(), "cells", cells, "row", y + 1, "column", x + 1);
  }

  private boolean endSeen(Entity mover, int x, int y) {
    for (Side side : List.of(Side.PLAYERS, Side.NPCS))
      if (!viewer.plays() || viewer.index() == side.ordinal())
        if (mover.side() != side && !Fog.sight(policy, before, side).sees(x, y)) return false;
    return true;
  }

  private Msg standing(MirEvent.Standing standing) {
    return Msg.of(
        "standing", "name", Names.name(before, standing.entityId()), "roll", standing.roll());
  }

  private Telling strike(TacticsEvent.Strike strike) {
    boolean fumble = !strike.hit() && strike.roll() >= strike.targetAc();
    Telling told =
        aimed(
                fumble ? "tell.fumble" : strike.narrativeKey(),
                strike.attackerId(),
                strike.targetId())
            .with("die", strike.die())
            .with("roll", strike.roll())
            .with("ac", strike.targetAc())
            .with("dice", Msg.of(strike.disadvantage() ? "dice.worse" : "dice.one"));
    return strike.hit()
        ? told.with("damage", strike.damage())
            .with("fate", fate(strike.targetId(), strike.targetHpAfter()))
        : told;
  }

  private Telling used(TacticsEvent.AbilityUsed used) {
    return aimed(used.narrativeKey(), used.casterId(), used.targetId())
        .with("ability", Names.ability(used.abilityId()))
        .with("roll", used.roll())
        .with("ac", used.targetAc())
        .with("damage", used.damage())
        .with("healed", used.healed())
        .with("fate", fate(used.targetId(), used.targetHpAfter()));
  }

  private Telling ended(TacticsEvent.CombatEnded ended) {
    boolean players = ended.winner().equals(Side.PLAYERS.key());
    if (!players && !ended.winner().equals(Side.NPCS.key()))
      return Telling.of("tell.drawn", "round", ended.finalRound());
    List<Msg> standing =
        (players ? ended.players() : ended.npcs())
            .stream().map(id -> Names.name(before, id)).toList();
    String key = players || seats == 2 ? "tell.won" : "tell.lost";
    Seat winner = Seat.of((players ? Side.PLAYERS : Side.NPCS).ordinal());
    Telling told = Telling.of(key, "round", ended.finalRound(), "names", standing);
    return players || seats == 2 ? told.by(winner) : told;
  }

  private Msg health(TacticsEvent.FightBegun.Health one) {
    Entity hero = before.roster().at(one.entityId());
    return Msg.of("health", "name", Names.name(hero), "hp", one.hp(), "max", hero.hpMax());
  }

  private Msg fate(String id, long hp) {
    Entity entity = before.roster().at(id);
    return hp == 0
        ? Msg.of("fate.dead", "name", Names.name(entity))
        : Msg.of("fate.left", "name", Names.name(entity), "hp", hp, "max", entity.hpMax());
  }

  private Telling aimed(String key, String actor, String target) {
    return told(key, actor)
        .with("target", Names.name(before, target))
        .about(Names.id(before.roster().at(actor)), Names.id(before.roster().at(target)));
  }

  /** Somebody's doing or suffering; the sentence calls it {@code name}. */
  private Telling told(String key, String id, Object... namesAndValues) {
    Entity entity = before.roster().at(id);
    Telling told =
        Telling.of(key, namesAndValues).with("name", Names.name(entity)).about(Names.id(entity));
    return entity.side().ordinal() < seats ? told.by(Seat.of(entity.side().ordinal())) : told;
  }
}

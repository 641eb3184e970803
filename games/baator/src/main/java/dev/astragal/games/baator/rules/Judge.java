package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.Scene;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Says why an order cannot be given, before anything is tried. */
public final class Judge {
  /** Long enough for any name at a table, short enough for every column. */
  private static final Pattern NAME = Pattern.compile("\\S(?:.{0,38}\\S)?");

  private static final Pattern STAT = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,23}");
  private static final int SCENES_MAX = 32;
  private static final int STATS_MAX = 64;
  private static final int INITIATIVE_MAX = 1_000;

  private final Packs packs;

  public Judge(Packs packs) {
    this.packs = packs;
  }

  public Optional<Rejection> refusal(BaatorState state, BaatorChoice choice) {
    return Optional.ofNullable(
        switch (choice) {
          case BaatorChoice.AddActor(Actor actor) -> newActor(state, actor);
          case BaatorChoice.SetValue set -> value(state, set);
          case BaatorChoice.NewScene(String slot, String name) -> scene(state, slot, name);
          case BaatorChoice.Join join -> joining(state, join);
          case BaatorChoice.Leave(String slot, String actor) ->
              state.scene(slot).isPresent() && state.scene(slot).get().has(actor)
                  ? null
                  : Rejection.of("NOT_IN_SCENE", actor + " is not in scene '" + slot + "'");
          case BaatorChoice.NextTurn(String slot) -> peopled(state, slot);
          case BaatorChoice.NextRound(String slot) -> peopled(state, slot);
          case BaatorChoice.Roll roll -> roll(state, roll);
          case BaatorChoice.ApplyRule apply -> rule(state, apply);
          case BaatorChoice.Order order -> order(state, order);
          case BaatorChoice.UndoEffect(long id) ->
              EffectUndo.find(state, id).isPresent()
                  ? null
                  : Rejection.of("NOTHING_TO_UNDO", "there is no effect " + id + " to take back");
          case BaatorChoice.LoadPack load -> pack(state, load);
          case BaatorChoice.Close() -> null;
        });
  }

  private static @Nullable Rejection newActor(BaatorState state, Actor actor) {
    if (!NAME.matcher(actor.name()).matches())
      return Rejection.of("BAD_NAME", "'" + actor.name() + "' is not a name of 1 to 40 characters");
    if (state.actor(actor.name()).isPresent())
      return Rejection.of("NAME_TAKEN", "there is already an actor " + actor.name());
    if (state.actors().size() >= BaatorState.ACTORS_MAX)
      return Rejection.of("LIMIT", "there are already " + BaatorState.ACTORS_MAX + " actors");
    if (actor.facts().size() != Fact.values().length)
      return Rejection.of("BAD_SHEET", "a sheet has " + Fact.values().length + " facts");
    for (Fact fact : Fact.values())
      if (actor.get(fact) < 0 || actor.get(fact) > Fact.MAX) return outOfRange(fact.text());
    if (actor.layers().stream().distinct().count() != actor.layers().size())
      return Rejection.of("BAD_SHEET", "a side is there twice");
    for (String stat : actor.stats().keySet())
      if (!STAT.matcher(stat).matches()) return badStat(stat);
    return actor.stats().size() > STATS_MAX
        ? Rejection.of("LIMIT", "more than " + STATS_MAX + " stats")
        : null;
  }

  private static @Nullable Rejection value(BaatorState state, BaatorChoice.SetValue set) {
    Optional<Actor> actor = state.actor(set.actor());
    if (actor.isEmpty()) return unknown(set.actor());
    if (set.path().startsWith("stats.")) {
      String stat = set.path().substring(6);
      if (!STAT.matcher(stat).matches()) return badStat(stat);
      return actor.get().stats().size() >= STATS_MAX && !actor.get().stats().containsKey(stat)
          ? Rejection.of("LIMIT", "more than " + STATS_MAX + " stats")
          : null;
    }
    Optional<Fact> fact = Fact.of(set.path());
    if (fact.isEmpty())
      return new Rejection(
          "UNKNOWN_FACT",
          "an actor has no '" + set.path() + "'; write stats.NAME for a stat",
          "path");
    if (!actor.get().has(fact.get().layer()))
      return Rejection.of(
          "NO_FACET", set.actor() + " has no " + fact.get().layer().text() + " side");
    return set.value() < 0 || set.value() > Fact.MAX ? outOfRange(set.path()) : null;
  }

  private static @Nullable Rejection scene(BaatorState state, String slot, String name) {
    if (!STAT.matcher(slot).matches())
      return Rejection.of("BAD_NAME", "'" + slot + "' is not a slot name");
    if (!NAME.matcher(name).matches())
      return Rejection.of("BAD_NAME", "'" + name + "' is not a name of 1 to 40 characters");
    return state.scenes().size() >= SCENES_MAX && state.scene(slot).isEmpty()
        ? Rejection.of("LIMIT", "there are already " + SCENES_MAX + " scenes")
        : null;
  }

  private static @Nullable Rejection joining(BaatorState state, BaatorChoice.Join join) {
    Optional<Scene> scene = state.scene(join.slot());
    if (scene.isEmpty()) return noScene(join.slot());
    if (scene.get().has(join.actor()))
      return Rejection.of("ALREADY_IN_SCENE", join.actor() + " is already in the scene");
    if (Math.abs((long) join.initiative()) > INITIATIVE_MAX) return outOfRange("initiative");
    return state.actor(join.actor()).isPresent()
        ? null
        : newActor(state, Actor.named(join.actor()));
  }

  private static @Nullable Rejection peopled(BaatorState state, String slot) {
    if (state.scene(slot).isEmpty()) return noScene(slot);
    return state.scene(slot).get().order().isEmpty()
        ? Rejection.of("EMPTY_SCENE", "nobody is in scene '" + slot + "'")
        : null;
  }

  private static @Nullable Rejection roll(BaatorState state, BaatorChoice.Roll roll) {
    for (String name : List.of(roll.actor(), roll.target()))
      if (!name.isEmpty() && state.actor(name).isEmpty()) return unknown(name);
    return FreeRoll.refusal(roll, state).orElse(null);
  }

  private @Nullable Rejection rule(BaatorState state, BaatorChoice.ApplyRule apply) {
    if (packs.registry(state).find(apply.rule()).isEmpty())
      return new Rejection("UNKNOWN_RULE", "there is no rule " + apply.rule(), "rule");
    if (state.actor(apply.actor()).isEmpty()) return unknown(apply.actor());
    return apply.target().isEmpty() || state.actor(apply.target()).isPresent()
        ? null
        : unknown(apply.target());
  }

  private static @Nullable Rejection order(BaatorState state, BaatorChoice.Order order) {
    Optional<ActorCommand> command = ActorCommand.of(order.command());
    if (command.isEmpty())
      return Rejection.of("UNKNOWN_COMMAND", "nobody handles " + order.command());
    Optional<Actor> actor = state.actor(order.actor());
    if (actor.isEmpty()) return unknown(order.actor());
    if (!actor.get().has(command.get().fact().layer()))
      return Rejection.of(
          "NO_FACET", order.actor() + " has no " + command.get().fact().layer().text() + " side");
    return order.amount() < 0
        ? new Rejection("NEGATIVE_AMOUNT", "an amount cannot be negative", "amount")
        : null;
  }

  private @Nullable Rejection pack(BaatorState state, BaatorChoice.LoadPack load) {
    if (load.document().rows().size() > PackDocument.ROWS_MAX)
      return Rejection.of("LIMIT", "the pack has more than " + PackDocument.ROWS_MAX + " values");
    try {
      RulePack pack = packs.accepted(state, load.source(), load.document());
      return pack.rules().isEmpty() ? Rejection.of("BAD_PACK", "the pack has no rules") : null;
    } catch (PackException | TreeException | IllegalArgumentException e) {
      return new Rejection("BAD_PACK", String.valueOf(e.getMessage()), load.source());
    }
  }

  private static Rejection unknown(String name) {
    return Rejection.of("UNKNOWN_ACTOR", "there is no actor '" + name + "'");
  }

  private static Rejection noScene(String slot) {
    return Rejection.of("NO_SCENE", "there is no scene in slot '" + slot + "'");
  }

  private static Rejection badStat(String stat) {
    return Rejection.of("BAD_NAME", "'" + stat + "' is not the name of a stat");
  }

  private static Rejection outOfRange(String what) {
    return new Rejection("OUT_OF_RANGE", what + " must lie between 0 and " + Fact.MAX, what);
  }
}

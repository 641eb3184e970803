package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.Scene;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
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
  private static final int NOTE_MAX = 500;

  private final Packs packs;
  private final Templates templates;
  private final int seats;

  public Judge(Packs packs, Templates templates, int seats) {
    this.packs = packs;
    this.templates = templates;
    this.seats = seats;
  }

  /**
   * The same for a player, who rolls dice and applies rules for those it plays, ends their turns
   * and says things aloud. Whom it does not see is not there.
   */
  public Optional<Rejection> refusal(BaatorState state, BaatorChoice choice, Seat player) {
    boolean may =
        switch (choice) {
          case BaatorChoice.Roll roll ->
              roll.faces().size() == 0
                  && roll.extra().isEmpty()
                  && !roll.secret()
                  && (roll.actor().isEmpty() || state.player(roll.actor()).equals(player));
          case BaatorChoice.ApplyRule apply ->
              apply.faces().size() == 0
                  && apply.extra().isEmpty()
                  && state.player(apply.actor()).equals(player);
          case BaatorChoice.NextTurn(String slot) ->
              state
                  .scene(slot)
                  .flatMap(Scene::current)
                  .filter(actor -> state.player(actor).equals(player))
                  .isPresent();
          case BaatorChoice.Note(String _, boolean secret) -> !secret;
          default -> false;
        };
    if (!may) return Optional.of(Rejection.because("NOT_YOURS"));
    if (choice instanceof BaatorChoice.ApplyRule apply && state.hides(apply.target()))
      return Optional.of(unknown(apply.target()));
    if (choice instanceof BaatorChoice.Roll roll && state.hides(roll.target()))
      return Optional.of(unknown(roll.target()));
    return refusal(state, choice);
  }

  public Optional<Rejection> refusal(BaatorState state, BaatorChoice choice) {
    return Optional.ofNullable(
        switch (choice) {
          case BaatorChoice.AddActor(Actor actor, boolean _) -> newActor(state, actor);
          case BaatorChoice.Recruit recruit -> recruits(state, recruit);
          case BaatorChoice.Copy(String actor, int count) ->
              state.actor(actor).isEmpty()
                  ? unknown(actor)
                  : newcomers(state, state.sheet(actor), count);
          case BaatorChoice.Hide(String actor, boolean hidden) ->
              state.actor(actor).isEmpty()
                  ? unknown(actor)
                  : hidden && state.players().containsKey(actor)
                      ? Rejection.because("PLAYED", "actor", actor)
                      : null;
          case BaatorChoice.Give(String actor, Seat seat) ->
              state.actor(actor).isEmpty()
                  ? unknown(actor)
                  : seat.plays() && seat.index() < seats
                      ? null
                      : Rejection.because("NO_SEAT", "seat", seat.index());
          case BaatorChoice.Muster muster -> muster(state, muster);
          case BaatorChoice.SetValue set -> value(state, set);
          case BaatorChoice.NewScene(String slot, String name) -> scene(state, slot, name);
          case BaatorChoice.Join join -> joining(state, join);
          case BaatorChoice.Leave(String slot, String actor) ->
              state.scene(slot).isPresent() && state.scene(slot).get().has(actor)
                  ? null
                  : Rejection.because("NOT_IN_SCENE", "actor", actor, "slot", slot);
          case BaatorChoice.SetInitiative set -> ranking(state, set);
          case BaatorChoice.NextTurn(String slot) -> peopled(state, slot);
          case BaatorChoice.NextRound(String slot) -> peopled(state, slot);
          case BaatorChoice.Roll roll -> roll(state, roll);
          case BaatorChoice.ApplyRule apply -> rule(state, apply);
          case BaatorChoice.Order order -> order(state, order);
          case BaatorChoice.UndoEffect(long id) ->
              EffectUndo.find(state, id).isPresent()
                  ? null
                  : Rejection.because("NOTHING_TO_UNDO", "effect", id);
          case BaatorChoice.LoadPack load -> pack(state, load);
          case BaatorChoice.Note(String text, boolean _) ->
              text.isBlank() || text.length() > NOTE_MAX
                  ? Rejection.because("BAD_NOTE", "max", NOTE_MAX)
                  : null;
          case BaatorChoice.Close() -> null;
        });
  }

  private static @Nullable Rejection newActor(BaatorState state, Actor actor) {
    if (!NAME.matcher(actor.name()).matches()) return badName(actor.name(), "person");
    if (state.actor(actor.name()).isPresent())
      return Rejection.because("NAME_TAKEN", "actor", actor.name());
    if (state.actors().size() >= BaatorState.ACTORS_MAX)
      return limit(BaatorState.ACTORS_MAX, "actors");
    if (actor.facts().size() != Fact.values().length)
      return Rejection.because("BAD_SHEET", "fault", "facts");
    for (Fact fact : Fact.values())
      if (actor.get(fact) < 0 || actor.get(fact) > Fact.MAX)
        return outOfRange(fact.text(), fact, 0, Fact.MAX);
    if (actor.layers().stream().distinct().count() != actor.layers().size())
      return Rejection.because("BAD_SHEET", "fault", "sides");
    for (String stat : actor.stats().keySet())
      if (!STAT.matcher(stat).matches()) return badName(stat, "stat");
    return actor.stats().size() > STATS_MAX ? limit(STATS_MAX, "stats") : null;
  }

  private @Nullable Rejection recruits(BaatorState state, BaatorChoice.Recruit recruit) {
    Optional<Templates.Template> template = templates.find(recruit.template());
    return template.isEmpty()
        ? Rejection.because("NO_TEMPLATE", "kind", recruit.template()).at("template")
        : newcomers(state, template.get().named(recruit.name()), recruit.count());
  }

  private static @Nullable Rejection newcomers(BaatorState state, Actor like, int count) {
    if (count < 1 || count > Newcomers.COUNT_MAX)
      return outOfRange("count", Msg.of("blank.count"), 1, Newcomers.COUNT_MAX);
    if (state.actors().size() + count > BaatorState.ACTORS_MAX)
      return limit(BaatorState.ACTORS_MAX, "actors");
    String last = Newcomers.names(state, like.name(), count).getLast();
    return newActor(state, new Actor(last, like.layers(), like.facts(), like.stats()));
  }

  private @Nullable Rejection muster(BaatorState state, BaatorChoice.Muster muster) {
    List<String> all = new ArrayList<>(muster.ours());
    all.addAll(muster.theirs());
    for (String name : all) {
      if (state.actor(name).isEmpty()) return unknown(name);
      if (all.indexOf(name) != all.lastIndexOf(name))
        return Rejection.because("ALREADY_IN_SCENE", "actor", name);
    }
    for (String rule : List.of(muster.ourRule(), muster.theirRule()))
      if (packs.registry(state).find(rule).isEmpty())
        return Rejection.because("UNKNOWN_RULE", "rule", rule);
    return scene(state, muster.slot(), muster.name());
  }

  private static @Nullable Rejection value(BaatorState state, BaatorChoice.SetValue set) {
    Optional<Actor> actor = state.actor(set.actor());
    if (actor.isEmpty()) return unknown(set.actor());
    if (set.path().startsWith("stats.")) {
      String stat = set.path().substring(6);
      if (!STAT.matcher(stat).matches()) return badName(stat, "stat");
      return actor.get().stats().size() >= STATS_MAX && !actor.get().stats().containsKey(stat)
          ? limit(STATS_MAX, "stats")
          : null;
    }
    Optional<Fact> fact = Fact.of(set.path());
    if (fact.isEmpty()) return Rejection.because("UNKNOWN_FACT", "path", set.path()).at("path");
    if (!actor.get().has(fact.get().layer())) return noSide(set.actor(), fact.get());
    return set.value() < 0 || set.value() > Fact.MAX
        ? outOfRange(set.path(), fact.get(), 0, Fact.MAX)
        : null;
  }

  private static @Nullable Rejection scene(BaatorState state, String slot, String name) {
    if (!STAT.matcher(slot).matches()) return badName(slot, "slot");
    if (!NAME.matcher(name).matches()) return badName(name, "person");
    return state.scenes().size() >= SCENES_MAX && state.scene(slot).isEmpty()
        ? limit(SCENES_MAX, "scenes")
        : null;
  }

  private static @Nullable Rejection joining(BaatorState state, BaatorChoice.Join join) {
    Optional<Scene> scene = state.scene(join.slot());
    if (scene.isEmpty()) return noScene(join.slot());
    if (scene.get().has(join.actor()))
      return Rejection.because("ALREADY_IN_SCENE", "actor", join.actor());
    if (Math.abs((long) join.initiative()) > Scene.INITIATIVE_MAX) return badInitiative();
    return state.actor(join.actor()).isPresent()
        ? null
        : newActor(state, Actor.named(join.actor()));
  }

  private static @Nullable Rejection ranking(BaatorState state, BaatorChoice.SetInitiative set) {
    if (state.scene(set.slot()).isEmpty()) return noScene(set.slot());
    if (!state.scene(set.slot()).get().has(set.actor()))
      return Rejection.because("NOT_IN_SCENE", "actor", set.actor(), "slot", set.slot());
    return Math.abs((long) set.initiative()) > Scene.INITIATIVE_MAX ? badInitiative() : null;
  }

  private static Rejection badInitiative() {
    return outOfRange(
        "initiative", Msg.of("heading.initiative"), -Scene.INITIATIVE_MAX, Scene.INITIATIVE_MAX);
  }

  private static @Nullable Rejection peopled(BaatorState state, String slot) {
    if (state.scene(slot).isEmpty()) return noScene(slot);
    return state.scene(slot).get().order().isEmpty()
        ? Rejection.because("EMPTY_SCENE", "slot", slot)
        : null;
  }

  private static @Nullable Rejection roll(BaatorState state, BaatorChoice.Roll roll) {
    for (String name : List.of(roll.actor(), roll.target()))
      if (!name.isEmpty() && state.actor(name).isEmpty()) return unknown(name);
    return FreeRoll.refusal(roll, state).orElse(null);
  }

  private @Nullable Rejection rule(BaatorState state, BaatorChoice.ApplyRule apply) {
    if (packs.registry(state).find(apply.rule()).isEmpty())
      return Rejection.because("UNKNOWN_RULE", "rule", apply.rule()).at("rule");
    if (state.actor(apply.actor()).isEmpty()) return unknown(apply.actor());
    return apply.target().isEmpty() || state.actor(apply.target()).isPresent()
        ? null
        : unknown(apply.target());
  }

  private static @Nullable Rejection order(BaatorState state, BaatorChoice.Order order) {
    Optional<ActorCommand> command = ActorCommand.of(order.command());
    if (command.isEmpty()) return Rejection.because("UNKNOWN_COMMAND", "command", order.command());
    Optional<Actor> actor = state.actor(order.actor());
    if (actor.isEmpty()) return unknown(order.actor());
    if (!actor.get().has(command.get().fact().layer()))
      return noSide(order.actor(), command.get().fact());
    if (order.amount() < 0) return Rejection.because("NEGATIVE_AMOUNT").at("amount");
    return order.dice().isEmpty() ? null : FreeRoll.refusal(order.roll(), state).orElse(null);
  }

  private @Nullable Rejection pack(BaatorState state, BaatorChoice.LoadPack load) {
    if (load.document().rows().size() > PackDocument.ROWS_MAX)
      return limit(PackDocument.ROWS_MAX, "values");
    try {
      RulePack pack = packs.accepted(state, load.source(), load.document());
      return pack.rules().isEmpty() ? Rejection.because("BAD_PACK") : null;
    } catch (PackException | TreeException | IllegalArgumentException e) {
      return new Rejection("BAD_PACK", String.valueOf(e.getMessage()), load.source());
    }
  }

  private static Rejection unknown(String name) {
    return Rejection.because("UNKNOWN_ACTOR", "actor", name);
  }

  private static Rejection noScene(String slot) {
    return Rejection.because("NO_SCENE", "slot", slot);
  }

  private static Rejection noSide(String actor, Fact fact) {
    return Rejection.because("NO_FACET", "actor", actor, "side", fact.layer());
  }

  /** {@code of} is what the name would have been for. */
  private static Rejection badName(String name, String of) {
    return Rejection.because("BAD_NAME", "name", name, "of", of);
  }

  private static Rejection limit(int max, String what) {
    return Rejection.because("LIMIT", "max", max, "what", what);
  }

  private static Rejection outOfRange(String path, Object what, int least, int most) {
    return Rejection.because("OUT_OF_RANGE", "what", what, "least", least, "most", most).at(path);
  }
}

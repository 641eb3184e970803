package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.ActorCommand;
import dev.astragal.games.baator.rules.EffectUndo;
import dev.astragal.games.baator.rules.Packs;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import java.util.Optional;

/** A game master's orders as they would be said at the table. */
final class BaatorWords {
  private final BaatorState state;
  private final RuleNames rules;

  BaatorWords(Packs packs, BaatorState state) {
    this.state = state;
    this.rules = new RuleNames(packs, state);
  }

  /** The identity of somebody on the screen. */
  static String thingId(String actor) {
    return "actor-" + actor;
  }

  Wording of(BaatorChoice choice) {
    return switch (choice) {
      case BaatorChoice.AddActor(Actor actor, boolean _) ->
          Wording.of(
                  "choice.AddActor",
                  "actor",
                  actor.name(),
                  "hp",
                  actor.get(Fact.HP),
                  "ac",
                  actor.get(Fact.AC))
              .in("group.actors");
      case BaatorChoice.Recruit(String kind, String name, int count, boolean _) ->
          Wording.of(
                  name.isEmpty() ? "choice.Recruit" : "choice.RecruitNamed",
                  "count",
                  count,
                  "kind",
                  Msg.word(kind),
                  "name",
                  name)
              .in("group.actors");
      case BaatorChoice.Copy(String actor, int count) ->
          Wording.of("choice.Copy", "actor", actor, "count", count)
              .in("group.actors")
              .about(thingId(actor));
      case BaatorChoice.Hide(String actor, boolean hidden) ->
          Wording.of(hidden ? "choice.Hide" : "choice.Show", "actor", actor)
              .in("group.table")
              .about(thingId(actor));
      case BaatorChoice.Give(String actor, Seat seat) ->
          (seat.equals(Seat.first())
                  ? Wording.of("choice.Take", "actor", actor)
                  : Wording.of("choice.Give", "actor", actor, "player", Msg.player(seat)))
              .in("group.table")
              .about(thingId(actor));
      case BaatorChoice.Muster muster -> {
        boolean empty = muster.ours().isEmpty() && muster.theirs().isEmpty();
        Wording words =
            Wording.of(empty ? "choice.MusterNew" : "choice.Muster", "name", muster.name())
                .in("group.scene");
        yield state.scene(muster.slot()).isEmpty()
            ? words
            : words.warning("warning.replaces", "name", scene(state, muster.slot()));
      }
      case BaatorChoice.SetValue(String actor, String path, long value)
          when path.startsWith("stats." + Actor.CONDITION) ->
          Wording.of(condition(actor, path.substring(6), value))
              .in("group.actors")
              .about(thingId(actor));
      case BaatorChoice.SetValue(String actor, String path, long value) ->
          Wording.of("choice.SetValue", "what", value(path), "actor", actor, "value", value)
              .in("group.actors")
              .about(thingId(actor));
      case BaatorChoice.NewScene(String slot, String name) -> {
        Wording words = Wording.of("choice.NewScene", "name", name).in("group.scene");
        yield state.scene(slot).isEmpty()
            ? words
            : words.warning("warning.replaces", "name", scene(state, slot));
      }
      case BaatorChoice.Join(String slot, String actor, int initiative) ->
          Wording.of(
                  "choice.Join",
                  "actor",
                  actor,
                  "scene",
                  scene(state, slot),
                  "initiative",
                  initiative)
              .in("group.scene")
              .about(thingId(actor));
      case BaatorChoice.Leave(String slot, String actor) ->
          Wording.of("choice.Leave", "actor", actor, "scene", scene(state, slot))
              .in("group.scene")
              .about(thingId(actor));
      case BaatorChoice.SetInitiative(String slot, String actor, int initiative) ->
          Wording.of(
                  "choice.SetInitiative",
                  "actor",
                  actor,
                  "scene",
                  scene(state, slot),
                  "initiative",
                  initiative)
              .in("group.scene")
              .about(thingId(actor));
      case BaatorChoice.NextTurn(String slot) -> {
        Optional<Scene> next = state.scene(slot).map(Scene::nextTurn);
        Wording words = passing("choice.NextTurn", slot, next);
        boolean first = state.scenes().firstKey().equals(slot);
        yield first ? words.suggested() : words;
      }
      case BaatorChoice.NextRound(String slot) ->
          passing("choice.NextRound", slot, state.scene(slot).map(Scene::nextRound));
      case BaatorChoice.Roll roll -> {
        String expr = RuleNames.spoken(roll.expr());
        yield (roll.actor().isEmpty()
                ? Wording.of("choice.Roll", "expr", expr)
                : Wording.of("choice.RollAs", "expr", expr, "actor", roll.actor()))
            .in("group.dice");
      }
      case BaatorChoice.ApplyRule apply -> rule(apply);
      case BaatorChoice.Order(String command, String actor, long amount, String dice) ->
          Wording.of(
                  ActorCommand.of(command).map(known -> "order." + known).orElse("choice.Order"),
                  "actor",
                  actor,
                  "amount",
                  dice.isEmpty() ? amount : dice,
                  "command",
                  command)
              .in("group.actors")
              .about(thingId(actor));
      case BaatorChoice.UndoEffect(long id) -> undo(id);
      case BaatorChoice.LoadPack load ->
          Wording.of("choice.LoadPack", "source", load.source()).in("group.session");
      case BaatorChoice.Note(String text, boolean secret) ->
          Wording.of(secret ? "choice.NoteSecretly" : "choice.Note", "text", text)
              .in("group.session");
      case BaatorChoice.Close() -> Wording.of("choice.Close").in("group.session").grave();
    };
  }

  /** Somebody and how long a condition lasts; {@code stat} is the stat behind it. */
  static Msg condition(String actor, String stat, long left) {
    String key = left == 0 ? "condition.over" : left < 0 ? "condition.lasting" : "condition.for";
    return Msg.of(key)
        .with("actor", actor)
        .with("condition", conditionName(stat))
        .with("turns", left);
  }

  private static Msg conditionName(String stat) {
    return Msg.word(stat.substring(Actor.CONDITION.length()));
  }

  /** A scene by its name; a slot without one by its own. */
  static Msg scene(BaatorState state, String slot) {
    return Msg.literal(state.scene(slot).map(Scene::name).orElse(slot));
  }

  /** A fact in words, or the short name of a stat. */
  static Msg value(String path) {
    return Fact.of(path)
        .map(fact -> Msg.word(fact.name()))
        .orElseGet(() -> Msg.literal(path.substring(path.indexOf('.') + 1)));
  }

  private Wording passing(String key, String slot, Optional<Scene> next) {
    String actor = next.flatMap(Scene::current).orElse("");
    int round = next.map(Scene::round).orElse(0);
    return Wording.of(key, "actor", actor, "scene", scene(state, slot), "round", round)
        .in("group.scene")
        .about(thingId(actor));
  }

  private Wording rule(BaatorChoice.ApplyRule apply) {
    Optional<Rule> rule = rules.find(apply.rule());
    Wording words =
        Wording.of(
                rules.aimed(apply.rule()) && !apply.target().isEmpty()
                    ? "choice.ApplyRule"
                    : "choice.ApplyRuleAlone",
                "actor",
                apply.actor(),
                "rule",
                rules.name(apply.rule()),
                "target",
                apply.target())
            .about(thingId(apply.actor()), thingId(apply.target()));
    if (rule.isEmpty()) return words.in("group.rules");
    words = words.in("group.layer", "side", rule.get().layer());
    Optional<String> cost = worked(rule.get().cost(), apply);
    if (cost.isPresent()) words = words.cost("cost.essence", "cost", cost.get());
    Optional<Msg> help = rules.help(apply.rule());
    return help.isPresent() ? words.detail(Wording.Detail.Kind.NOTE, help.get()) : words;
  }

  private Optional<String> worked(
      Optional<DiceExpression> expression, BaatorChoice.ApplyRule apply) {
    return expression.flatMap(each -> RuleNames.worked(state, each, apply.actor(), apply.target()));
  }

  private Wording undo(long id) {
    Optional<BaatorState.Applied> found = EffectUndo.find(state, id);
    if (found.isEmpty()) return Wording.of("choice.UndoEffect", "effect", id).in("group.session");
    BaatorState.Applied effect = found.get();
    BaatorEvent.EffectUndone undone = EffectUndo.decide(state, effect);
    return Wording.of(
            "choice.UndoKnown",
            "effect",
            id,
            "actor",
            effect.actor(),
            "fact",
            effect.fact(),
            "before",
            effect.before(),
            "after",
            effect.after())
        .in("group.session")
        .gain("gain.undo", "actor", effect.actor(), "fact", effect.fact(), "value", undone.after())
        .about(thingId(effect.actor()));
  }
}

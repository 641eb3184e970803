package dev.astragal.baator.session;

import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.Fact;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the bus says about each event of a session, under the names listeners know. */
final class BusPayloads {
  private BusPayloads() {}

  static Tree.Table of(BaatorEvent event) {
    return switch (event) {
      case BaatorEvent.ActorAdded(var actor) -> named("actor_id", actor.name());
      case BaatorEvent.StatSet(String actor, String stat, long value) ->
          named("actor_id", actor).with("stat", Tree.of(stat)).with("value", Tree.of(value));
      case BaatorEvent.SceneOpened(String slot, String name) ->
          named("scene_id", slot).with("name", Tree.of(name));
      case BaatorEvent.Joined(String slot, String actor, int initiative) ->
          named("scene_id", slot)
              .with("actor_id", Tree.of(actor))
              .with("initiative", Tree.of(initiative));
      case BaatorEvent.Left(String slot, String actor) ->
          named("scene_id", slot).with("actor_id", Tree.of(actor));
      case BaatorEvent.RoundBegan(String slot, int round) ->
          named("scene_id", slot).with("round", Tree.of(round));
      case BaatorEvent.TurnBegan(String slot, int round, String actor) ->
          named("scene_id", slot)
              .with("round", Tree.of(round))
              .with("actor", Tree.of(actor))
              .with("actor_id", Tree.of(actor));
      case BaatorEvent.Rolled rolled -> rolled(rolled);
      case BaatorEvent.RuleBegan began ->
          rule(began.slot(), began.rule(), began.actor(), began.target())
              .with("round", Tree.of(began.round()));
      case BaatorEvent.RuleTraced traced -> traced(traced);
      case BaatorEvent.RuleEnded ended ->
          rule(ended.slot(), ended.rule(), ended.actor(), ended.target())
              .with("applied", Tree.of(ended.applied()))
              .with("success", Tree.of(ended.success()))
              .with("roll", number(ended.roll()))
              .with("dc", number(ended.dc()));
      case BaatorEvent.FactChanged changed -> changed(changed);
      case BaatorEvent.OrderFailed(String _, String actor, String reason) ->
          named("actor_id", actor).with("reason", Tree.of(reason));
      case BaatorEvent.Announced announced -> announced(announced);
      case BaatorEvent.EffectUndone undone ->
          named("actor_id", undone.actor())
              .with("effect", Tree.of(undone.effect()))
              .with(undone.fact().text(), Tree.of(undone.after()));
      case BaatorEvent.PackLoaded loaded ->
          named("pack_id", loaded.pack())
              .with("source", Tree.of(loaded.source()))
              .with("rules", Tree.of(loaded.rules()));
      case BaatorEvent.Closed() -> Tree.emptyTable();
    };
  }

  private static Tree.Table named(String field, String value) {
    return Tree.emptyTable().with(field, Tree.of(value));
  }

  static Tree.Table rule(String slot, String rule, String actor, String target) {
    return named("scene_id", slot)
        .with("rule", Tree.of(rule))
        .with("actor", Tree.of(actor))
        .with("target", target.isEmpty() ? Tree.none() : Tree.of(target));
  }

  private static Tree.Table rolled(BaatorEvent.Rolled rolled) {
    List<Tree> faces = new ArrayList<>();
    for (int face : rolled.faces().toArray()) faces.add(Tree.of(face));
    return named("kind", "expr")
        .with("expr", Tree.of(rolled.expr()))
        .with("result", Tree.of(rolled.result()))
        .with("faces", Tree.of(faces))
        .with("kept", Tree.of(rolled.kept().stream().map(Tree::of).toList()))
        .with("modifier", Tree.of(rolled.modifier()))
        .with("actor_id", Tree.of(rolled.actor()));
  }

  private static Tree.Table traced(BaatorEvent.RuleTraced traced) {
    return named("rule", traced.rule())
        .with("rule_id", Tree.of(traced.rule().substring(traced.rule().indexOf('.') + 1)))
        .with("layer", Tree.of(traced.layer()))
        .with("applied", Tree.of(traced.applied()))
        .with("success", Tree.of(traced.success()))
        .with("critical", Tree.of(traced.critical()))
        .with("roll", number(traced.roll()))
        .with("dc", number(traced.dc()))
        .with("cost", number(traced.cost()));
  }

  private static Tree number(Optional<Long> value) {
    return value.isPresent() ? Tree.of(value.get()) : Tree.none();
  }

  private static Tree.Table changed(BaatorEvent.FactChanged changed) {
    String amount =
        switch (changed.fact()) {
          case INTEGRITY -> "damage";
          case ESSENCE -> "cost";
          case HP, STAMINA, AC, FIREWALL, WARDS -> "amount";
        };
    Fact fact = changed.fact();
    return named("actor_id", changed.actor())
        .with("layer", Tree.of(fact.layer().text()))
        .with(amount, Tree.of(changed.amount()))
        .with(fact.text(), Tree.of(changed.after()))
        .with("effect", Tree.of(changed.effect()));
  }

  /** What the rule says itself goes before where it comes from. */
  private static Tree.Table announced(BaatorEvent.Announced announced) {
    Tree.Table payload = named("actor_id", announced.actor());
    if (!announced.target().isEmpty())
      payload = payload.with("target_id", Tree.of(announced.target()));
    for (BaatorEvent.Detail detail : announced.details())
      payload = payload.with(detail.field(), Tree.of(detail.value()));
    return payload;
  }
}

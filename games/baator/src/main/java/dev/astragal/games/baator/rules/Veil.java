package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Change;
import dev.astragal.games.baator.Fact;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.List;
import java.util.Optional;

/**
 * A turn at a table with players: whatever happens is told them only as far as they may know it. Of
 * whom they do not see they learn nothing, and of sheets that are not theirs no numbers.
 */
public record Veil(Turn<BaatorState, BaatorEvent> turn, BaatorChoice choice)
    implements Turn<BaatorState, BaatorEvent> {
  @Override
  public BaatorState emit(BaatorEvent event) {
    return turn.emit(veiled(event));
  }

  private BaatorEvent veiled(BaatorEvent event) {
    if (choice instanceof BaatorChoice.Roll roll && roll.secret()) return hidden(event);
    if (event instanceof BaatorEvent.Hid(String actor, boolean hides))
      return hides && state().actor(actor).isEmpty() ? hidden(event) : event;
    if (event instanceof BaatorEvent.Given given && given.seat().index() > 0) return event;
    if (names(event).stream().anyMatch(state()::hides)) return hidden(event);
    return switch (event) {
      case BaatorEvent.ActorAdded(Actor actor) ->
          partly(event, new BaatorEvent.Appeared(actor.name()));
      case BaatorEvent.StatSet(String actor, String stat, long _) ->
          foreign(actor) && !stat.startsWith(Actor.CONDITION) ? hidden(event) : event;
      case BaatorEvent.FactChanged changed when foreign(changed.actor()) ->
          changed.change() == Change.SET ? hidden(event) : partly(event, harmed(changed));
      // By how much it goes back would tell what a sheet says: how far down somebody went.
      case BaatorEvent.EffectUndone undone when foreign(undone.actor()) -> hidden(event);
      case BaatorEvent.RuleTraced traced when foreign(target()) ->
          partly(event, traced.withoutDc());
      case BaatorEvent.RuleEnded ended when foreign(target()) -> partly(event, ended.withoutDc());
      case BaatorEvent.Noted(String _, boolean secret) -> secret ? hidden(event) : event;
      default -> event;
    };
  }

  /** What was dealt, and of what was mended no number: it would tell how much was missing. */
  private static BaatorEvent.Harmed harmed(BaatorEvent.FactChanged changed) {
    boolean down = changed.fact() == Fact.HP && changed.after() == 0 && changed.before() > 0;
    return new BaatorEvent.Harmed(
        changed.actor(),
        changed.fact(),
        changed.change(),
        changed.change() == Change.LOWER ? changed.amount() : 0,
        down && changed.change() == Change.LOWER);
  }

  /** Whom an event is about. */
  private List<String> names(BaatorEvent event) {
    return switch (event) {
      case BaatorEvent.ActorAdded(Actor actor) -> List.of(actor.name());
      case BaatorEvent.StatSet set -> List.of(set.actor());
      case BaatorEvent.Joined joined -> List.of(joined.actor());
      case BaatorEvent.Left left -> List.of(left.actor());
      case BaatorEvent.InitiativeSet set -> List.of(set.actor());
      case BaatorEvent.TurnBegan began -> List.of(began.actor());
      case BaatorEvent.Rolled rolled -> List.of(rolled.actor());
      case BaatorEvent.RuleBegan began -> List.of(began.actor(), began.target());
      case BaatorEvent.RuleTraced _ -> List.of(actor(), target());
      case BaatorEvent.RuleEnded ended -> List.of(ended.actor(), ended.target());
      case BaatorEvent.FactChanged changed -> List.of(changed.actor());
      case BaatorEvent.OrderFailed failed -> List.of(failed.actor());
      case BaatorEvent.Announced announced -> List.of(announced.actor(), announced.target());
      case BaatorEvent.EffectUndone undone -> List.of(undone.actor());
      case BaatorEvent.Given given -> List.of(given.actor());
      case BaatorEvent.Hid hid -> List.of(hid.actor());
      case BaatorEvent.Appeared appeared -> List.of(appeared.actor());
      case BaatorEvent.Harmed harmed -> List.of(harmed.actor());
      case BaatorEvent.Veiled veiled -> names(veiled.event());
      case BaatorEvent.SceneOpened _, BaatorEvent.RoundBegan _, BaatorEvent.PackLoaded _ ->
          List.of();
      case BaatorEvent.Noted _, BaatorEvent.Closed _ -> List.of();
    };
  }

  private String actor() {
    return choice instanceof BaatorChoice.ApplyRule apply ? apply.actor() : "";
  }

  private String target() {
    return choice instanceof BaatorChoice.ApplyRule apply ? apply.target() : "";
  }

  private boolean foreign(String name) {
    return !name.isEmpty() && !state().players().containsKey(name);
  }

  private static BaatorEvent hidden(BaatorEvent event) {
    return new BaatorEvent.Veiled(event, Optional.empty());
  }

  private static BaatorEvent partly(BaatorEvent event, BaatorEvent shown) {
    return new BaatorEvent.Veiled(event, Optional.of(shown));
  }

  @Override
  public BaatorState state() {
    return turn.state();
  }

  @Override
  public Rng rng(Stream stream) {
    return turn.rng(stream);
  }

  @Override
  public Seat seat() {
    return turn.seat();
  }

  @Override
  public long tick() {
    return turn.tick();
  }

  @Override
  public RuntimeException refuse(Rejection... reasons) {
    return turn.refuse(reasons);
  }
}

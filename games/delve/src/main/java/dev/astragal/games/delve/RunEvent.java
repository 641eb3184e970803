package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.Branch;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The frame of a run: questions, floors, orders, the end. */
public sealed interface RunEvent extends DelveEvent {

  /** What all generated floors of this run come from. */
  record DungeonSeeded(long seed) implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.seeded = true;
      state.progress.dungeonSeed = seed;
      if (state.since(2)) state.furnish();
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.empty();
    }
  }

  /**
   * The game stops and asks; the prompt itself tells the player. Enemies in an encounter count as
   * seen from now on.
   */
  record Asked(Question.Kind question, int subject, Ints enemies) implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.question.kind = question;
      state.question.subject = subject;
      state.question.enemies = enemies;
      if (enemies.size() == 0) return;
      state.progress.beginEncounter();
      int known = state.since(2) ? Actors.SIGHTED | Actors.ANNOUNCED : Actors.SIGHTED;
      for (int i = 0; i < enemies.size(); i++) state.actors.flags[enemies.get(i)] |= known;
    }

    /** So that sweeps count what is asked. */
    @Override
    public List<String> tags() {
      return List.of(question.name());
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** The question is settled. */
  record Answered(Question.Kind question) implements RunEvent {
    private static final List<Answered> ALL =
        Arrays.stream(Question.Kind.values()).map(Answered::new).toList();

    public static Answered of(Question.Kind question) {
      return ALL.get(question.ordinal());
    }

    @Override
    public void applyTo(DelveState state) {
      state.question.clear();
      state.progress.answers++;
      state.progress.stillTurns = 0;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** New standing orders, from the next tick on. */
  record PolicyChanged(StandingOrders policy) implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.orders = policy;
      state.progress.stillTurns = 0;
      state.intent.forget();
    }
  }

  /** The way down for the rest of the run. */
  record BranchCommitted(Branch branch) implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.branch = branch;
    }
  }

  /** A new floor; the old one is gone. */
  record Descended(int floor) implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.install(floor);
    }
  }

  /** Camp was offered and declined. */
  record CampDeclined() implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.camped = true;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** Easy mode: a moment the player may come back to. */
  record CheckpointReached(CheckpointReason reason) implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.checkpoints++;
    }

    @Override
    public Optional<String> checkpoint() {
      return Optional.of(reason.name());
    }
  }

  /** Why a moment is worth coming back to. */
  enum CheckpointReason {
    GOD_CHOICE_RESOLVED,
    BRANCH_COMMITTED,
    CAMP_RESOLVED,
    PERK_CHOSEN,
    BUILD_DEFINING_LOOT_RESOLVED
  }

  /** The end, and its cause. */
  record RunEnded(Ending ending) implements RunEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.ending = ending;
      state.pushTrace();
    }

    @Override
    public Severity severity() {
      return Severity.CRITICAL;
    }
  }
}

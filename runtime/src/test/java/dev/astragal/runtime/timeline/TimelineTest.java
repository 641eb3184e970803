package dev.astragal.runtime.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.samples.Cards;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.samples.Walk;
import dev.astragal.runtime.session.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TimelineTest {
  @Test
  void seekingEqualsSteppingBothWays() {
    seeks(Tables.kernel(new Dice()), Tables.spec(new Dice(), 3));
    seeks(Tables.kernel(new Walk(1_000)), Tables.spec(new Walk(), 3));
    seeks(Tables.kernel(new Cards()), Tables.spec(new Cards(), 3));
  }

  private static <S, C extends Choice, E extends Event> void seeks(
      Kernel<S, C, E> kernel, RunSpec spec) {
    Timeline<S, C, E> timeline = played(kernel, spec);
    List<Long> hashes = new ArrayList<>();
    Run<S, C, E> run = timeline.at(0);
    for (long step = 0; ; step++) {
      hashes.add(run.hash());
      if (step == timeline.lastStep()) break;
      timeline.stepped(run);
    }
    for (int step = hashes.size() - 1; step >= 0; step--)
      assertThat(timeline.at(step).hash()).isEqualTo(hashes.get(step));
    Rng rng = Players.luck(Seed.of(1), 0);
    for (int i = 0; i < 50; i++) {
      int step = rng.below(hashes.size());
      assertThat(timeline.at(step).hash()).isEqualTo(hashes.get(step));
    }
    assertThatThrownBy(() -> timeline.at(timeline.lastStep() + 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not in this run; it has " + timeline.lastStep() + " steps");
    assertThatThrownBy(() -> timeline.at(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> timeline.afterInput(timeline.inputs() + 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatASeekGivesIsTheCallersToKeep() {
    Timeline<Walk.Trip, Walk.Order, Walk.Deed> timeline =
        played(Tables.kernel(new Walk()), Tables.spec(new Walk(), 4));
    long hash = timeline.at(10).hash();
    Run<Walk.Trip, Walk.Order, Walk.Deed> kept = timeline.at(10);
    kept.state().distance = 99;
    assertThat(timeline.at(10).hash()).isEqualTo(hash);
  }

  @Test
  void aForkHasTheLuckItNames() {
    Kernel<Dice.Table, Dice.Move, Dice.Happening> kernel = Tables.kernel(new Dice());
    RunSpec spec = Tables.spec(new Dice(), 5);
    Timeline<Dice.Table, Dice.Move, Dice.Happening> timeline = played(kernel, spec);
    List<Integer> same = rolls(timeline.fork(2, new Fork.SameLuck()));
    assertThat(same).isEqualTo(rolls(timeline.at(2)));
    assertThat(rolls(timeline.fork(2, new Fork.NewLuck(1))))
        .isEqualTo(rolls(timeline.fork(2, new Fork.NewLuck(1))))
        .isNotEqualTo(rolls(timeline.fork(2, new Fork.NewLuck(2))))
        .isNotEqualTo(same);
    assertThat(rolls(timeline.fork(2, new Fork.Dream(Seat.of(0), 1))))
        .isNotEqualTo(same)
        .isNotEqualTo(rolls(timeline.fork(2, new Fork.NewLuck(1))));
  }

  @Test
  void aDreamDealsAnewWhatItsDreamerCannotSee() {
    Timeline<Cards.Deal, Cards.Play, Cards.Act> timeline =
        played(Tables.kernel(new Cards()), Tables.spec(new Cards(), 5));
    Cards.Deal real = timeline.at(1).state();
    Cards.Deal dreamt = timeline.fork(1, new Fork.Dream(Seat.of(0), 9)).state();
    for (int place = 0; place < Cards.HAND; place++)
      assertThat(dreamt.cards().get(place)).isEqualTo(real.cards().get(place));
    assertThat(dreamt.cards()).isNotEqualTo(real.cards());
  }

  @Test
  void anyTwoStepsCanBeCompared() {
    Timeline<Walk.Trip, Walk.Order, Walk.Deed> timeline =
        played(Tables.kernel(new Walk()), Tables.spec(new Walk(), 6));
    assertThat(timeline.diff(4, 4)).isEmpty();
    List<String> paths = timeline.diff(3, 9).stream().map(TreeDiff.Change::path).toList();
    assertThat(paths).contains("distance", "sincePrompt");
    TreeDiff.Change there = timeline.diff(3, 9).getFirst();
    TreeDiff.Change back = timeline.diff(9, 3).getFirst();
    assertThat(back.before()).isEqualTo(there.after());
    assertThat(back.after()).isEqualTo(there.before());
  }

  @Test
  void truncationForgetsEverythingAfterAnInput() {
    Timeline<Walk.Trip, Walk.Order, Walk.Deed> timeline =
        played(Tables.kernel(new Walk(1_000)), Tables.spec(new Walk(), 7));
    long hash = timeline.afterInput(10).hash();
    timeline.truncate(10);
    assertThat(timeline.inputs()).isEqualTo(10);
    assertThat(timeline.lastStep()).isEqualTo(timeline.stepAfter(10));
    assertThat(timeline.at(timeline.lastStep()).hash()).isEqualTo(hash);
    timeline.truncate(0);
    assertThat(timeline.lastStep()).isZero();
    assertThat(timeline.at(0).tick()).isZero();
  }

  /** A walk that counts how often its rules are asked. */
  private static final class CountedWalk extends Walk {
    private long asked;

    CountedWalk(int length) {
      super(length);
    }

    @Override
    public void tick(Trip path, Turn<Trip, Deed> turn) {
      asked++;
      super.tick(path, turn);
    }

    @Override
    public void choose(Trip path, Order order, Turn<Trip, Deed> turn) {
      asked++;
      super.choose(path, order, turn);
    }
  }

  @Test
  void aRunOfAHundredThousandStepsIsSoughtByKeyframes() {
    CountedWalk game = new CountedWalk(220_000);
    Timeline<Walk.Trip, Walk.Order, Walk.Deed> timeline =
        played(Tables.kernel(game), Tables.spec(game, 8));
    assertThat(timeline.lastStep()).isGreaterThan(100_000);
    Rng rng = Players.luck(Seed.of(2), 0);
    for (int i = 0; i < 300; i++) {
      long step = rng.below(timeline.lastStep());
      long before = game.asked;
      Run<Walk.Trip, Walk.Order, Walk.Deed> run = timeline.at(step);
      assertThat(run.tick() + run.inputs()).isEqualTo(step);
      assertThat(game.asked - before).isLessThan(Timeline.KEYFRAME_DISTANCE);
    }
  }

  @Test
  void aLongerRunKeepsItsKeyframesBoundedAndIsStillSoughtByThem() {
    CountedWalk game = new CountedWalk(600_000);
    Timeline<Walk.Trip, Walk.Order, Walk.Deed> timeline =
        played(Tables.kernel(game), Tables.spec(game, 8));
    long distance = Timeline.KEYFRAME_DISTANCE;
    while (timeline.lastStep() / distance >= Timeline.KEYFRAMES_MAX) distance *= 2;
    assertThat(distance).isGreaterThan(Timeline.KEYFRAME_DISTANCE);
    assertThat(timeline.keyframes()).isLessThanOrEqualTo(Timeline.KEYFRAMES_MAX);
    Rng rng = Players.luck(Seed.of(2), 0);
    for (int i = 0; i < 300; i++) {
      long step = rng.below(timeline.lastStep());
      long before = game.asked;
      Run<Walk.Trip, Walk.Order, Walk.Deed> run = timeline.at(step);
      assertThat(run.tick() + run.inputs()).isEqualTo(step);
      assertThat(game.asked - before).isLessThan(2 * distance);
    }
    assertThat(timeline.keyframes()).isLessThanOrEqualTo(Timeline.KEYFRAMES_MAX);
  }

  @Test
  void aPastThatBeginsUnderWayCountsOnFromThere() {
    Kernel<Dice.Table, Dice.Move, Dice.Happening> kernel = Tables.kernel(new Dice());
    Timeline<Dice.Table, Dice.Move, Dice.Happening> whole =
        played(kernel, Tables.spec(new Dice(), 5));
    Timeline<Dice.Table, Dice.Move, Dice.Happening> later = new Timeline<>(kernel, whole.at(2));
    Run<Dice.Table, Dice.Move, Dice.Happening> run = whole.at(2);
    for (int i = 2; i < whole.inputs(); i++) {
      whole.stepped(run);
      later.append(whole.input(i), run);
    }
    assertThat(later.firstStep()).isEqualTo(2);
    assertThat(later.inputsBefore()).isEqualTo(2);
    assertThat(later.lastStep()).isEqualTo(whole.lastStep());
    assertThat(later.stepAfter(1)).isEqualTo(3);
    for (long step = later.lastStep(); step >= 2; step--)
      assertThat(later.at(step).hash()).isEqualTo(whole.at(step).hash());
    assertThatThrownBy(() -> later.at(1)).isInstanceOf(IllegalArgumentException.class);
    later.truncate(0);
    assertThat(later.lastStep()).isEqualTo(2);
  }

  private static <S, C extends Choice, E extends Event> Timeline<S, C, E> played(
      Kernel<S, C, E> kernel, RunSpec spec) {
    try (Session<S, C, E> session = Session.begin(kernel, spec, Optional.empty())) {
      Match.play(session, Players.seated(kernel, List.of(Players.RANDOM), spec.seed()));
      return session.timeline();
    }
  }

  private static List<Integer> rolls(Run<Dice.Table, Dice.Move, Dice.Happening> run) {
    List<Integer> faces = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      run.choose(Seat.of(run.state().mover()), Dice.Move.ROLL);
      if (run.events().getFirst() instanceof Dice.Rolled rolled) faces.add(rolled.face());
    }
    return faces;
  }
}

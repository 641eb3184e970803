package dev.astragal.kernel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.run.Lantern.Happening;
import dev.astragal.kernel.run.Lantern.Move;
import dev.astragal.kernel.run.Lantern.State;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.seed.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Kernel.advance and Run.advance: how time passes and why it stops. */
class TimeTest {
  private final Kernel<State, Move, Happening> kernel = Lantern.kernel();

  @Test
  void manySmallStepsEqualOneLargeStep() {
    for (int seed = 0; seed < 20; seed++) {
      for (int size : new int[] {1, 2, 3, 7}) {
        Run<State, Move, Happening> one = kernel.begin(Seed.of(seed));
        Run<State, Move, Happening> many = kernel.begin(Seed.of(seed));
        List<Happening> oneEvents = new ArrayList<>();
        List<Happening> manyEvents = new ArrayList<>();
        Stop<Move> oneStop = one.advance(9, run -> oneEvents.addAll(run.events())).stop();
        Stop<Move> manyStop = new Stop.BudgetExhausted<>();
        for (int left = 9; left > 0; left -= size) {
          manyStop =
              many.advance(Math.min(size, left), run -> manyEvents.addAll(run.events())).stop();
        }
        assertThat(manyEvents).isEqualTo(oneEvents);
        assertThat(manyStop).isEqualTo(oneStop);
        assertThat(many.hash()).isEqualTo(one.hash());
        assertThat(many.snapshot()).isEqualTo(one.snapshot());
      }
    }
  }

  @Test
  void timeStopsAtAQuestionAndAskingAgainGivesTheSame() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    Advance<Move> advance = run.advance(100);
    assertThat(advance.ticks()).isEqualTo(10);
    assertThat(advance.stop()).isInstanceOf(Stop.Interrupted.class);
    long hash = run.hash();
    assertThat(run.advance(100).ticks()).isZero();
    assertThat(run.hash()).isEqualTo(hash);
  }

  @Test
  void timeStopsWhenTheBudgetIsSpent() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    assertThat(run.advance(4)).isEqualTo(new Advance<>(4, new Stop.BudgetExhausted<>()));
    assertThat(run.tick()).isEqualTo(4);
    assertThat(run.advance(0)).isEqualTo(new Advance<>(0, new Stop.BudgetExhausted<>()));
  }

  @Test
  void timeStopsAtTheEnd() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    while (run.advance(100).stop() instanceof Stop.Interrupted<Move>(var prompt))
      run.choose(prompt.firstSeat(), new Move.Refill(1));
    assertThat(run.tick()).isEqualTo(Lantern.GOAL);
    assertThat(run.advance(100))
        .isEqualTo(new Advance<>(0, new Stop.Finished<>(Outcome.won(Seat.first()))));
  }

  @Test
  void theKernelAdvancesACopyAndGivesAllItsEvents() {
    Run<State, Move, Happening> previous = kernel.begin(Seed.of(1));
    long hash = previous.hash();
    Advanced<State, Move, Happening> advanced = kernel.advance(previous, 100);
    assertThat(advanced.ticks()).isEqualTo(10);
    assertThat(advanced.events()).hasSize(11);
    assertThat(advanced.next().tick()).isEqualTo(10);
    assertThat(previous.hash()).isEqualTo(hash);
    assertThat(previous.tick()).isZero();
  }

  @Test
  void aPauseIsHonouredAtTheNextBoundaryOnce() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    run.advance(3);
    run.requestPause();
    assertThat(run.advance(5)).isEqualTo(new Advance<>(0, new Stop.Paused<>(3)));
    assertThat(run.advance(5)).isEqualTo(new Advance<>(5, new Stop.BudgetExhausted<>()));
  }

  @Test
  void aPauseAskedForBetweenTicksStopsAfterTheTickUnderWay() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    Advance<Move> advance =
        run.advance(
            9,
            ticked -> {
              if (ticked.tick() == 4) ticked.requestPause();
            });
    assertThat(advance).isEqualTo(new Advance<>(4, new Stop.Paused<>(4)));
  }

  @Test
  void aRequestedPauseSurvivesAQuestion() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    run.advance(100);
    run.requestPause();
    assertThat(run.advance(5).stop()).isInstanceOf(Stop.Interrupted.class);
    run.choose(Seat.of(1), new Move.Refill(1));
    assertThat(run.advance(5)).isEqualTo(new Advance<>(0, new Stop.Paused<>(10)));
  }

  @Test
  void aRequestedPauseSurvivesAQuestionAnsweredThroughTheGate() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    run.advance(100);
    run.requestPause();
    Run<State, Move, Happening> waiting = kernel.advance(run, 5).next();
    Run<State, Move, Happening> answered =
        kernel.apply(waiting, new Answer<>(0, Seat.of(1), new Move.Refill(1))).next();
    Advanced<State, Move, Happening> paused = kernel.advance(answered, 5);
    assertThat(paused.stop()).isEqualTo(new Stop.Paused<>(10));
    assertThat(kernel.advance(paused.next(), 5).ticks()).isEqualTo(5);
  }

  @Test
  void aPauseChangesNothingInTheGame() {
    Run<State, Move, Happening> paused = kernel.begin(Seed.of(1));
    paused.advance(3);
    paused.requestPause();
    paused.advance(2);
    paused.advance(2);
    Run<State, Move, Happening> straight = kernel.begin(Seed.of(1));
    straight.advance(5);
    assertThat(paused.hash()).isEqualTo(straight.hash());
  }

  @Test
  void aRunInWhichNothingHappensIsStalled() {
    Run<Idle.Still, Idle.Nothing, Idle.Stir> run = idle(new Idle(Integer.MAX_VALUE));
    assertThat(run.advance(1000))
        .isEqualTo(new Advance<>(5, new Stop.Finished<>(Outcome.ended(Outcome.STALLED))));
    assertThat(run.status()).isEqualTo(Status.finished(Outcome.ended("stalled")));
    assertThat(Outcome.ended("stalled").aborted()).isTrue();
  }

  @Test
  void anEventNowAndThenIsNoStall() {
    Run<Idle.Still, Idle.Nothing, Idle.Stir> run = idle(new Idle(5));
    assertThat(run.advance(15)).isEqualTo(new Advance<>(15, new Stop.BudgetExhausted<>()));
  }

  @Test
  void aRunHasExactlyAsManyTicksAsItsLimit() {
    Run<Idle.Still, Idle.Nothing, Idle.Stir> run = idle(new Idle(1));
    assertThat(run.advance(1000))
        .isEqualTo(new Advance<>(20, new Stop.Finished<>(Outcome.ended(Outcome.LIMIT))));
    assertThat(run.tick()).isEqualTo(20);
    assertThat(Outcome.ended("limit").aborted()).isTrue();
  }

  @Test
  void aRunHasExactlyAsManyInputsAsItsLimit() {
    Run<State, Move, Happening> run = kernel.begin(Seed.of(1));
    for (int i = 0; i < 50; i++) {
      assertThat(run.status()).isInstanceOf(Status.Running.class);
      run.choose(Seat.of(0), new Move.Gather());
    }
    assertThat(run.status()).isEqualTo(Status.finished(Outcome.ended(Outcome.LIMIT)));
    assertThat(run.refusal(new Answer<>(50, Seat.of(0), new Move.Gather())).orElseThrow().code())
        .isEqualTo("GAME_OVER");
  }

  @Test
  void aGameThatEndsAtItsLimitHasEndedByItself() {
    Run<Furnace.Ovens, Furnace.Feed, Furnace.Fed> run = Furnace.kernel().begin(Seed.of(1));
    while (run.status() instanceof Status.Awaiting) run.choose(Seat.of(0), new Furnace.Feed(0));
    assertThat(run.status()).isEqualTo(Status.finished(Outcome.ended("hot")));
  }

  private static Run<Idle.Still, Idle.Nothing, Idle.Stir> idle(Idle game) {
    return Kernel.of(game, Setup.of(game.manifest(), 1)).begin(Seed.of(1));
  }

  /** Runs forever; something stirs every {@code period} ticks. */
  static final class Idle implements SimpleGame<Idle.Still, Idle.Nothing, Idle.Stir> {
    record Still(int stirred) {}

    enum Nothing implements Choice {
      NOTHING
    }

    record Stir() implements Event {}

    private final int period;

    Idle(int period) {
      this.period = period;
    }

    @Override
    public Manifest manifest() {
      return Manifest.of("idle", "Idle").limits(10, 20).idleTicks(5);
    }

    @Override
    public Still begin(int seats) {
      return new Still(0);
    }

    @Override
    public Status<Nothing> status(Still state) {
      return new Status.Running<>(Choices.none());
    }

    @Override
    public void tick(Still state, Turn<Still, Stir> turn) {
      if ((turn.tick() + 1) % period == 0) turn.emit(new Stir());
    }

    @Override
    public void choose(Still state, Nothing choice, Turn<Still, Stir> turn) {}

    @Override
    public Still evolve(Still state, Stir event) {
      return new Still(state.stirred + 1);
    }

    @Override
    public Screen present(Still state, Seat viewer) {
      return Screen.of();
    }
  }
}

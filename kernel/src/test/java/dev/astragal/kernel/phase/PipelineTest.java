package dev.astragal.kernel.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.rng.UndeclaredStreamException;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.seed.Seed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class PipelineTest {
  private static final Stream WEATHER = Stream.of("weather");
  private static final Stream FOOD = Stream.of("food");
  private static final String WHOLE = "whole day";

  private final List<String> trace = new ArrayList<>();

  @Test
  void phasesRunInOrderAndThenTheFinish() {
    assertThat(day(phase("a"), phase("b"), phase("c"))).isEqualTo(WHOLE);
    assertThat(trace).containsExactly("a", "b", "c", "finish: whole day");
  }

  @Test
  void aPhaseMayEndTheDayEarlyAndTheFinishStillRuns() {
    assertThat(day(phase("a"), phase("b", turn -> Verdict.end("storm")), phase("c")))
        .isEqualTo("storm");
    assertThat(trace).containsExactly("a", "b", "finish: storm");
  }

  @Test
  void eachPhaseSeesWhatTheOnesBeforeItDid() {
    Day game =
        new Day(
            turn ->
                new Pipeline<Log, Entry, String>(
                        List.of(
                            phase("a", PipelineTest::writing), phase("b", PipelineTest::writing)),
                        WHOLE,
                        (log, result, finished) -> trace.add("entries " + log.entries()))
                    .run(turn));
    pass(game);
    assertThat(trace).containsExactly("a", "b", "entries 2");
  }

  @Test
  void aPhaseDrawsOnlyFromTheStreamsItDeclares() {
    assertThat(day(phase("a", turn -> drawing(turn, WEATHER), WEATHER))).isEqualTo(WHOLE);
    assertThatThrownBy(() -> day(phase("a", turn -> drawing(turn, FOOD), WEATHER)))
        .isInstanceOf(UndeclaredStreamException.class)
        .hasMessage("a rule drew from 'food'; declared here are only [weather]");
    assertThatThrownBy(
            () ->
                day(
                    phase("a", turn -> drawing(turn, FOOD), FOOD),
                    phase("b", turn -> drawing(turn, FOOD))))
        .isInstanceOf(UndeclaredStreamException.class);
  }

  @Test
  void theFinishDrawsNothing() {
    Day game =
        new Day(
            turn ->
                new Pipeline<Log, Entry, String>(
                        List.of(phase("a", running -> drawing(running, FOOD), FOOD)),
                        WHOLE,
                        (log, result, finished) -> finished.rng(FOOD).roll(6))
                    .run(turn));
    assertThatThrownBy(() -> pass(game)).isInstanceOf(UndeclaredStreamException.class);
  }

  @Test
  void afterThePipelineTheTurnMayDrawAsBefore() {
    Day game =
        new Day(
            turn -> {
              String result = pipeline(phase("a")).run(turn);
              turn.rng(FOOD).roll(6);
              return result;
            });
    assertThat(pass(game).luck().positions()).containsExactly(0L, 1L);
  }

  @Test
  void afterAPhaseFailedTheTurnMayDrawAsBefore() {
    Day game =
        new Day(
            turn -> {
              assertThatThrownBy(
                      () -> pipeline(phase("a", broken -> drawing(broken, FOOD))).run(turn))
                  .isInstanceOf(UndeclaredStreamException.class);
              turn.rng(FOOD).roll(6);
              return WHOLE;
            });
    assertThat(pass(game).luck().positions()).containsExactly(0L, 1L);
  }

  @Test
  void aPipelineTellsItsPhases() {
    assertThat(pipeline(phase("a"), phase("b")).phases())
        .extracting(Phase::name)
        .containsExactly("a", "b");
  }

  @Test
  void anOrderWrittenAsCodeIsThatOfTheList() {
    Named a = phase("a", turn -> drawing(turn, FOOD), FOOD);
    Named b = phase("b", turn -> Verdict.end("storm"));
    Named c = phase("c");
    Pipeline<Log, Entry, String> coded =
        new Pipeline<>(
            walk -> walk.through(a) && walk.through(b) && walk.through(c),
            WHOLE,
            (log, result, turn) -> trace.add("finish: " + result));
    assertThat(coded.phases()).containsExactly(a, b, c);
    assertThat(trace).as("telling the phases runs none").isEmpty();
    pass(new Day(coded::run));
    assertThat(trace).containsExactly("a", "b", "finish: storm");
  }

  @Test
  void anOrderWrittenAsCodeConfinesEachPhaseToItsStreams() {
    Named a = phase("a", turn -> drawing(turn, FOOD), FOOD);
    Named thief = phase("thief", turn -> drawing(turn, FOOD), WEATHER);
    Pipeline<Log, Entry, String> coded =
        new Pipeline<>(
            walk -> walk.through(a) && walk.through(thief), WHOLE, (log, result, turn) -> {});
    assertThatThrownBy(() -> pass(new Day(coded::run)))
        .isInstanceOf(UndeclaredStreamException.class)
        .hasMessage("a rule drew from 'food'; declared here are only [weather]");
  }

  private static Verdict<String> drawing(Turn<Log, Entry> turn, Stream stream) {
    turn.rng(stream).roll(6);
    return Verdict.proceed();
  }

  private static Verdict<String> writing(Turn<Log, Entry> turn) {
    turn.emit(new Entry());
    return Verdict.proceed();
  }

  private Named phase(String name) {
    return phase(name, turn -> Verdict.proceed());
  }

  private Named phase(
      String name, Function<Turn<Log, Entry>, Verdict<String>> rule, Stream... streams) {
    return new Named(name, rule, List.of(streams), trace);
  }

  private Pipeline<Log, Entry, String> pipeline(Named... phases) {
    return new Pipeline<>(
        new ArrayList<>(Arrays.asList(phases)),
        WHOLE,
        (log, result, turn) -> trace.add("finish: " + result));
  }

  private String day(Named... phases) {
    Day game = new Day(turn -> pipeline(phases).run(turn));
    pass(game);
    return game.result;
  }

  private static Run<Log, Nothing, Entry> pass(Day game) {
    Run<Log, Nothing, Entry> run = Kernel.of(game, Setup.of(game.manifest(), 1)).begin(Seed.of(1));
    run.passTime();
    return run;
  }

  /** A phase that leaves its name in a trace. */
  private record Named(
      String name,
      Function<Turn<Log, Entry>, Verdict<String>> rule,
      List<Stream> streams,
      List<String> trace)
      implements Phase<Log, Entry, String> {
    @Override
    public Verdict<String> run(Log log, Turn<Log, Entry> turn) {
      trace.add(name);
      return rule.apply(turn);
    }
  }

  record Log(int entries) {}

  enum Nothing implements Choice {
    NOTHING
  }

  record Entry() implements Event {}

  /** A game whose tick is whatever a test says. */
  private static final class Day implements SimpleGame<Log, Nothing, Entry> {
    private final Function<Turn<Log, Entry>, String> tick;
    private String result = "";

    Day(Function<Turn<Log, Entry>, String> tick) {
      this.tick = tick;
    }

    @Override
    public Manifest manifest() {
      return Manifest.of("day", "Day").streams(WEATHER, FOOD);
    }

    @Override
    public Log begin(int seats) {
      return new Log(0);
    }

    @Override
    public Status<Nothing> status(Log log) {
      return Status.running();
    }

    @Override
    public void tick(Log log, Turn<Log, Entry> turn) {
      result = tick.apply(turn);
    }

    @Override
    public void choose(Log log, Nothing choice, Turn<Log, Entry> turn) {}

    @Override
    public Log evolve(Log log, Entry entry) {
      return new Log(log.entries + 1);
    }

    @Override
    public Screen present(Log log, Seat viewer) {
      return Screen.of();
    }
  }
}

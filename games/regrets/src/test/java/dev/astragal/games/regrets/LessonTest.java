package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A first game teaches its first day. */
class LessonTest {
  private final Set<String> told = new TreeSet<>();

  @Test
  void everyQuestionOfTheFirstDayComesWithAdviceAndSaturdayWithAReminder() {
    for (int i = 0; i < 20; i++) play(i, "yes", "greedy");
    assertThat(told)
        .contains(
            "lesson.declare",
            "lesson.preserver",
            "lesson.dive",
            "lesson.reveal",
            "lesson.catch",
            "lesson.giveup",
            "lesson.pass",
            "lesson.wait",
            "lesson.tuesday",
            "lesson.saturday");
  }

  @Test
  void whoeverKnowsTheGameIsNotTaught() {
    play(1, "no", "greedy");
    assertThat(told).isEmpty();
  }

  private void play(int seed, String lesson, String bot) {
    RegretsGame game = new RegretsGame();
    RunSpec spec =
        new RunSpec("regrets", Seed.of(seed), 3, Map.of("lesson", lesson), List.of(), Map.of());
    Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel =
        Kernel.of(game, GameLibrary.setup(game, spec));
    Match.play(
        kernel.begin(Seed.of(seed)),
        Players.seated(kernel, List.of(bot), Seed.of(seed)),
        run -> look(run, lesson.equals("yes")));
  }

  private void look(Run<RegretsState, RegretsChoice, RegretsEvent> run, boolean taught) {
    if (!(run.status() instanceof Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt)))
      return;
    for (int i = 0; i < run.state().seats(); i++) {
      Seat seat = Seat.of(i);
      List<String> topics = topics(run, seat);
      told.addAll(topics);
      Day day = run.state().day();
      boolean spoken = day == Day.MONDAY || day == Day.TUESDAY || day == Day.SATURDAY;
      assertThat(topics).hasSize(taught && spoken ? 1 : 0);
      if (taught && day == Day.MONDAY)
        assertThat(topics.getFirst().equals("lesson.wait")).isEqualTo(!prompt.asks(seat));
    }
  }

  private static List<String> topics(
      Run<RegretsState, RegretsChoice, RegretsEvent> run, Seat seat) {
    return run.kernel().rules().present(run.state(), seat).panels().stream()
        .filter(panel -> panel.id().equals("lesson"))
        .flatMap(
            panel ->
                panel instanceof Panel.Text text
                    ? text.lines().stream().map(line -> line.text().key())
                    : Stream.of())
        .toList();
  }
}

package dev.astragal.games.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What somebody who plays sees, and what while a choice is considered. */
class MirScreenTest {
  private static final Seat ME = Seat.of(0);

  @Test
  void theCellsInReachAreLit() {
    Panel.Grid map = map(begun("duel"), null);
    assertThat(glyphs(map)).contains("A").contains("b").contains("#").contains("~");
    assertThat(map.cells().stream().filter(Cell::lit).count()).isGreaterThan(10);
  }

  @Test
  void aMoveConsideredShowsItsWayAndNothingElse() {
    Run<MirState, MirChoice, MirEvent> run = begun("duel");
    MirChoice.Move longest =
        prompt(run).choices(ME).list().stream()
            .filter(MirChoice.Move.class::isInstance)
            .map(MirChoice.Move.class::cast)
            .max(Comparator.comparingInt(move -> move.path().size()))
            .orElseThrow();
    Panel.Grid map = map(run, longest);
    assertThat(map.cells().stream().filter(Cell::lit).count()).isEqualTo(longest.path().size() + 1);
    for (MirChoice.Step step : longest.path())
      assertThat(map.cells().get(step.x() + step.y() * map.width()).glyph()).isEqualTo('*');
  }

  @Test
  void whatTheFogHidesIsNeitherOnTheMapNorInTheTable() {
    Run<MirState, MirChoice, MirEvent> run = begun("crypt");
    assertThat(glyphs(map(run, null))).contains("?");
    Panel.Table fighters =
        (Panel.Table) run.kernel().rules().present(run.state(), ME).panels().get(1);
    assertThat(fighters.rows().toString()).contains("value.unseen");
  }

  @Test
  void whenTheFightIsOverTheFogIsGone() {
    Run<MirState, MirChoice, MirEvent> begun = begun("crypt");
    MirChoice yield =
        prompt(begun).choices(ME).list().stream()
            .filter(MirChoice.Yield.class::isInstance)
            .findFirst()
            .orElseThrow();
    Run<MirState, MirChoice, MirEvent> run =
        begun.kernel().apply(begun, new Answer<>(begun.promptId(), ME, yield)).next();
    run.advance(1_000);
    assertThat(run.status()).isInstanceOf(Status.Finished.class);
    assertThat(glyphs(map(run, null))).doesNotContain("?");
    assertThat(run.kernel().rules().present(run.state(), ME).toString())
        .doesNotContain("value.unseen");
  }

  private static Panel.Grid map(
      Run<MirState, MirChoice, MirEvent> run, @Nullable MirChoice considered) {
    Rules<MirState, MirChoice, MirEvent> rules = run.kernel().rules();
    Screen screen =
        considered == null
            ? rules.present(run.state(), ME)
            : rules.preview(run.state(), considered, ME);
    return (Panel.Grid) screen.panels().getFirst();
  }

  private static String glyphs(Panel.Grid map) {
    StringBuilder glyphs = new StringBuilder();
    for (Cell cell : map.cells()) glyphs.appendCodePoint(cell.glyph());
    return glyphs.toString();
  }

  private static Run<MirState, MirChoice, MirEvent> begun(String scenario) {
    RunSpec spec =
        new RunSpec(
            "mir", new Seed("screen"), 1, Map.of("scenario", scenario), List.of(), Map.of());
    MirGame game = new MirGame();
    Kernel<MirState, MirChoice, MirEvent> kernel = Kernel.of(game, GameLibrary.setup(game, spec));
    Run<MirState, MirChoice, MirEvent> run = kernel.begin(spec.seed());
    run.advance(1_000);
    return run;
  }

  private static Prompt<MirChoice> prompt(Run<MirState, MirChoice, MirEvent> run) {
    if (run.status() instanceof Status.Awaiting<MirChoice>(Prompt<MirChoice> prompt)) return prompt;
    throw new AssertionError(run.status());
  }
}

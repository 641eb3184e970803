package dev.astragal.app;

import static dev.astragal.app.Reading.awaitPlayer;
import static dev.astragal.app.Reading.finished;
import static dev.astragal.app.Reading.inputs;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pictures of terminals in the documentation are taken from terminals. */
final class TerminalPicturesTest {
  /** Set to take all of them anew; else only the way they are made is tried. */
  private static final boolean WRITE = Boolean.getBoolean("pictures.write");

  @TempDir private Path home = Path.of("");

  /** What is typed, and how many answers are given before the picture is taken. */
  record Shot(String name, String command, int answers, int width, int height) {}

  static Stream<Shot> shots() {
    Stream<Shot> all =
        Stream.of(
            new Shot("pig", "astragal play pig --seed 3", 5, 80, 18),
            new Shot("delve", "astragal play delve --seed 42", 5, 100, 32),
            new Shot("regrets", "astragal play regrets --seed 7 --seats 3", 6, 120, 34),
            new Shot("mir", "astragal play mir --seed 3", 2, 110, 32));
    return WRITE ? all : all.limit(1);
  }

  @ParameterizedTest
  @MethodSource("shots")
  void aPictureShowsWhatIsOnTheScreen(Shot shot) throws IOException {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
    try (Terminal terminal = Terminal.open(home, shot.width(), shot.height())) {
      terminal.run(shot.command());
      for (int given = 0; given < shot.answers() && !finished(awaitPlayer(terminal)); ) {
        int before = given;
        terminal.press("Enter");
        given = inputs(terminal.await("an input", screen -> inputs(screen) > before));
      }
      String screen = awaitPlayer(terminal);
      String picture =
          AnsiSvg.of(shot.command().replace("astragal", "./astragal"), terminal.colours());
      String first = screen.lines().findFirst().orElse("").strip().split(" {2,}", 2)[0];
      assertThat(picture).contains(first).contains("fill=\"" + AnsiColours.PAPER + "\"");
      if (WRITE)
        Files.writeString(
            Path.of(
                System.getProperty("astragal.root"), "docs/images/terminal", shot.name() + ".svg"),
            picture);
    }
  }
}

package dev.astragal.app;

import static dev.astragal.app.Reading.inputs;
import static dev.astragal.app.Reading.withoutDialog;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pictures of terminals in the documentation are taken from terminals. */
final class TerminalPicturesTest {
  /** Set to take all of them anew; else only the way they are made is tried. */
  private static final boolean WRITE = Boolean.getBoolean("pictures.write");

  @TempDir private Path home = Path.of("");

  private static final String ANSWER = "Enter";

  /** What is typed, and the keys pressed before the picture is taken. */
  record Shot(String name, String command, List<String> keys, int width, int height) {}

  /** Whatever is offered first, so many times. */
  private static List<String> first(int answers) {
    List<String> keys = new ArrayList<>();
    for (int i = 0; i < answers; i++) keys.addAll(List.of("1", ANSWER));
    return keys;
  }

  /** Fills the wagon at the store, then goes on to the first river. */
  private static List<String> aJourney() {
    List<String> keys = new ArrayList<>();
    for (String ware : List.of("1", "2", "3", "4")) {
      keys.add(ware);
      keys.addAll(Collections.nCopies(3, "+"));
      keys.add(ANSWER);
    }
    keys.addAll(List.of("End", ANSWER));
    keys.addAll(first(6));
    return keys;
  }

  static Stream<Shot> shots() {
    Stream<Shot> all =
        Stream.of(
            new Shot("pig", "astragal play pig --seed 3", first(5), 80, 18),
            new Shot("delve", "astragal play delve --seed 90", first(9), 130, 46),
            new Shot("regrets", "astragal play regrets --seed 7 --seats 3", first(6), 120, 34),
            new Shot("mir", "astragal play mir --seed 3", first(2), 110, 32),
            new Shot("trail", "astragal play trail --seed 42", aJourney(), 110, 34));
    return WRITE ? all : all.limit(1);
  }

  @ParameterizedTest
  @MethodSource("shots")
  void aPictureShowsWhatIsOnTheScreen(Shot shot) throws IOException {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
    try (Terminal terminal = Terminal.open(home, shot.width(), shot.height())) {
      terminal.run(shot.command());
      for (String key : shot.keys()) {
        int before = inputs(withoutDialog(terminal));
        terminal.press(key);
        if (key.equals(ANSWER)) terminal.await("an input", screen -> inputs(screen) > before);
      }
      String screen = withoutDialog(terminal);
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

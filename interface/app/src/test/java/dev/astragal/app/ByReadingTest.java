package dev.astragal.app;

import static dev.astragal.app.Reading.awaitPlayer;
import static dev.astragal.app.Reading.finished;
import static dev.astragal.app.Reading.inputs;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.runtime.library.GameLibrary;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game from the first screen to its end, by somebody who only reads what is there. */
final class ByReadingTest {
  private static final int ANSWERS_MAX = 900;
  private static final Pattern BANKED = Pattern.compile("bank (\\d+) point");

  @TempDir private Path home = Path.of("");

  @BeforeEach
  void requiresTmux() {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
  }

  /** Hearts takes as long as all others together, and is read as they are. */
  static Stream<String> games() {
    return TerminalClientTest.games().filter(game -> !game.equals("hearts"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void isPlayedFromItsCoverToItsEnd(String game) {
    String title = GameLibrary.game(game).manifest().title();
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      Reader reader = new Reader(terminal);
      terminal.run("astragal play");
      terminal.awaitText("What would you like to play?");
      reader.take(title);
      reader.take("Begin, as it is usually played");
      for (int i = 0; i < ANSWERS_MAX && !isOver(terminal); i++) answer(terminal, reader);
      assertThat(terminal.awaitText("Game over")).contains("Play again", "The game is over");
      reader.take("Leave");
      terminal.awaitText("What would you like to play?");
    }
  }

  /** What is to be read at the end is read first. */
  private static boolean isOver(Terminal terminal) {
    String screen = awaitPlayer(terminal);
    return finished(screen) && !screen.contains("esc close");
  }

  private static void answer(Terminal terminal, Reader reader) {
    String screen = reader.settled();
    if (screen.contains("esc close")) {
      reader.press("Escape");
      return;
    }
    int before = inputs(screen);
    if (screen.contains("What will you buy?") && screen.contains("Oxen 0;")) {
      reader.mark(Pattern.compile("^Buy .* ox"));
      for (int i = 0; i < 3; i++) reader.press("+");
    } else if (Reader.marked(screen).isEmpty()) {
      Optional<Pattern> wanted = wanted(Reader.offered(screen), screen);
      if (wanted.isPresent()) reader.mark(wanted.get());
      else reader.press("Down");
    }
    String after = reader.press("Enter");
    if (after.contains("This cannot be undone")) reader.take("Yes, do it");
    terminal.await(
        "an answer", now -> finished(now) || inputs(now) > before || now.contains("esc close"));
  }

  /** What the words suggest where the game suggests nothing. */
  private static Optional<Pattern> wanted(List<Reader.Offered> offered, String screen) {
    Matcher banked = BANKED.matcher(screen.replaceAll("\\s+", " "));
    if (banked.find())
      return Optional.of(
          Pattern.compile(Integer.parseInt(banked.group(1)) < 20 ? "^Roll" : "^Hold"));
    return List.of("^(Strike|Attack|Hit|Shoot)", "^Close the session", "^Go on", "^Leave").stream()
        .map(Pattern::compile)
        .filter(words -> offered.stream().anyMatch(one -> words.matcher(one.words()).find()))
        .findFirst();
  }
}

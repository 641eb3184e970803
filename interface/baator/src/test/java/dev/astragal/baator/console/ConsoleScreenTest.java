package dev.astragal.baator.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.baator.Tables;
import dev.astragal.baator.session.Desk;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole-terminal console, drawn on a canvas. */
class ConsoleScreenTest {
  private final Console console = console();
  private final ConsoleScreen screen = new ConsoleScreen(console, List.of("welcome"));

  private static Console console() {
    return new Console(
        new Desk(
            Tables.begin("screen", Optional.empty(), Optional.empty()),
            Optional.empty(),
            Optional.empty()));
  }

  private void press(String... keys) {
    for (String key : keys) screen.press(new Key(key), Optional.empty());
  }

  private void type(String text) {
    text.chars().forEach(c -> press(c == ' ' ? "space" : Character.toString(c)));
  }

  private void enter(String text) {
    type(text);
    press("enter");
  }

  private String seen(int width, int height) {
    Canvas canvas = new Canvas(width, height, Style.PLAIN);
    screen.draw(new Pen(canvas, Theme.NONE, false));
    return IntStream.range(0, height).mapToObj(canvas::line).collect(Collectors.joining("\n"));
  }

  @Test
  void scenesLogAndInputAreOnTheScreenAndAWrongCommandDoesNotEndIt() {
    enter("/nonsense");
    enter("/scene new Bridge");
    enter("/scene add Brak 12");
    press("up", "pageup", "pagedown");
    assertThat(seen(100, 24))
        .contains("Bridge, round 1")
        .contains("there is no command /nonsense")
        .contains("\n > /scene add Brak 12_\n")
        .contains("Tab complete");
    assertThat(screen.over()).isFalse();
  }

  @Test
  void keysScrollTheLogAndLeaveWhileNothingIsTyped() {
    enter("/scene new Brak's bridge");
    for (int i = 0; i < 5; i++) enter("/help");
    assertThat(seen(100, 24)).doesNotContain("welcome");
    press("k", "k", "j", "G", "g");
    assertThat(seen(100, 24)).contains("welcome");
    press("/", "q");
    assertThat(screen.over()).isFalse();
    press("backspace", "backspace", "q");
    assertThat(screen.over()).isTrue();
    assertThat(console.done()).isFalse();
  }

  @Test
  void tabCompletesAndShowsWhatAWordMayBecome() {
    type("/ro");
    press("tab");
    assertThat(seen(100, 24)).contains("\n > /roll _\n");
    press("enter");
    type("/s");
    press("tab");
    assertThat(seen(100, 24)).contains("/save  /scene  /secret  /set  /show  /status");
  }

  @Test
  void theEndOfInputAndQuitLeave() {
    press("ctrl-d");
    assertThat(screen.over()).isTrue();
    ConsoleScreen other = new ConsoleScreen(console, List.of("welcome"));
    assertThat(other.over()).isFalse();
    console.execute("/quit");
    assertThat(other.over()).isTrue();
  }

  @Test
  void aPackThatChangesIsLoadedWhileNothingIsTyped(@TempDir Path directory) throws IOException {
    Path pack = directory.resolve("night.yaml");
    String text =
        """
        pack_id: night
        version: 1
        engine_min: "0.4"
        namespace: night
        rules:
          - {id: watch, layer: physical, roll: 1d6, description: %s}
        """;
    Files.writeString(pack, text.formatted("Wait"));
    enter("/load " + pack);
    Files.writeString(pack, text.formatted("Sleep"));
    Files.setLastModifiedTime(pack, FileTime.fromMillis(System.currentTimeMillis() + 5_000));
    assertThat(screen.due()).isPresent();
    screen.elapsed();
    assertThat(seen(100, 40).lines().filter(line -> line.startsWith("1 rule of night"))).hasSize(2);
    assertThat(console.execute("/rules night.watch").getFirst()).contains("Sleep");
  }
}

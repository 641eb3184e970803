package dev.astragal.baator.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import dev.astragal.baator.session.Services;
import dev.astragal.baator.session.Sessions;
import dev.astragal.baator.session.Simulator;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.bus.EventBus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The whole-terminal console on a terminal that exists only in memory. */
class FullScreenTest {
  /** Keeps what was on it when the console gave it back. */
  private static final class Remembering extends DefaultVirtualTerminal {
    private final StringBuilder seen = new StringBuilder();

    Remembering(int columns, int rows) {
      super(new TerminalSize(columns, rows));
    }

    @Override
    public synchronized void flush() {
      super.flush();
      seen.setLength(0);
      for (int row = 0; row < getTerminalSize().getRows(); row++) {
        for (int column = 0; column < getTerminalSize().getColumns(); column++)
          seen.append(getCharacter(column, row).getCharacterString());
        seen.append('\n');
      }
      if (seen.indexOf("Brak") >= 0) last = seen.toString();
    }

    private String last = "";
  }

  private static void type(DefaultVirtualTerminal terminal, String text) {
    for (int i = 0; i < text.length(); i++)
      terminal.addInput(new KeyStroke(text.charAt(i), false, false));
    terminal.addInput(new KeyStroke(KeyType.Enter));
  }

  private static Console console() {
    EventBus events = EventBus.immediate();
    Simulator simulator =
        new Simulator(
            Sessions.begin(new Seed("screen"), Optional.empty()),
            Optional.empty(),
            events,
            Optional.empty());
    return new Console(simulator, Services.of(simulator), Path.of("nowhere"));
  }

  @Test
  void scenesLogAndInputAreOnTheScreenAndAWrongCommandDoesNotEndIt() throws IOException {
    Remembering terminal = new Remembering(100, 24);
    type(terminal, "/nonsense");
    type(terminal, "/scene new Bridge");
    type(terminal, "/scene add Brak 12");
    terminal.addInput(new KeyStroke(KeyType.ArrowUp));
    terminal.addInput(new KeyStroke(KeyType.PageUp));
    terminal.addInput(new KeyStroke(KeyType.PageDown));
    terminal.addInput(new KeyStroke('c', true, false));
    new FullScreen(console(), terminal).run("welcome");
    assertThat(terminal.last)
        .contains("Scene default: Bridge, round 1")
        .contains("there is no command /nonsense")
        .contains("> /scene add Brak 12")
        .contains("Tab complete");
  }

  @Test
  void keysScrollTheLogAndLeaveWhileNothingIsTyped() throws IOException {
    Remembering terminal = new Remembering(100, 24);
    type(terminal, "/scene new Brak's bridge");
    for (int i = 0; i < 5; i++) type(terminal, "/help");
    for (char key : "kkjGgq".toCharArray()) terminal.addInput(new KeyStroke(key, false, false));
    type(terminal, "/never reached");
    Console console = console();
    new FullScreen(console, terminal).run("welcome");
    assertThat(terminal.last).contains("welcome").doesNotContain("reached");
    assertThat(console.done()).isFalse();
  }

  @Test
  void aLineThatIsTooLongGoesOnInTheNextRow() {
    EventLog log = new EventLog();
    log.note(List.of("one two three four five", "abcdefghijklmnopqrstuvwxyz"));
    assertThat(log.rows(12, 99))
        .containsExactly(
            "one two", "  three four", "  five", "abcdefghijkl", "  mnopqrstuv", "  wxyz");
    log.scroll(1);
    log.note(List.of());
    assertThat(log.rows(12, 2)).containsExactly("abcdefghijkl", "  mnopqrstuv");
    log.toTop();
    assertThat(log.rows(12, 2)).containsExactly("one two", "  three four");
    log.toBottom();
    assertThat(log.rows(12, 1)).containsExactly("  wxyz");
  }

  @Test
  void aTinyTerminalIsDrawnToo() throws IOException {
    Remembering terminal = new Remembering(8, 3);
    type(terminal, "/scene new Bridge");
    type(terminal, "/quit");
    Console console = console();
    new FullScreen(console, terminal).run("welcome");
    assertThat(console.done()).isTrue();
  }
}

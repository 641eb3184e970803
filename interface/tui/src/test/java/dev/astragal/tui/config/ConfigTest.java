package dev.astragal.tui.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.tui.term.Colours;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Theme;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ConfigTest {
  private static Config of(String text) {
    return Config.of(text, "terminal.conf", Map.of("LANG", "en_GB.UTF-8"));
  }

  @Test
  void withoutAFileEverythingIsAsUsual() {
    Config config = of("");
    assertThat(config.theme()).isEqualTo(Theme.DARK);
    assertThat(config.unicode()).isTrue();
    assertThat(config.keys().action(new Key("u"))).contains(Action.UNDO);
  }

  @Test
  void theFileLiesUnderTheXdgDirectory() {
    assertThat(Config.file(Map.of("XDG_CONFIG_HOME", "/x")))
        .isEqualTo(Path.of("/x/astragal/terminal.conf"));
  }

  @Test
  void aKeyThePlayerBindsIsTakenFromWhateverHadIt() {
    Config config = of("# mine\nkey.undo = k ctrl-z\n");
    assertThat(config.keys().action(new Key("k"))).contains(Action.UNDO);
    assertThat(config.keys().action(new Key("ctrl-z"))).contains(Action.UNDO);
    assertThat(config.keys().action(new Key("u"))).isEqualTo(Optional.empty());
    assertThat(config.keys().action(new Key("up"))).contains(Action.UP);
  }

  @Test
  void oneKeyForTwoThingsIsRefused() {
    assertThatThrownBy(() -> of("key.undo = x\nkey.quit = x"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("key 'x' is bound to both");
  }

  @Test
  void whatIsWrongIsToldWithItsLine() {
    assertThatThrownBy(() -> of("theme = dark\nspeed = 0"))
        .hasMessage("terminal.conf line 2: speed must be a number from 1 to 1000");
    assertThatThrownBy(() -> of("theme = pink")).hasMessageContaining("line 1: theme must be");
    assertThatThrownBy(() -> of("key.dance = x"))
        .hasMessage("terminal.conf line 1: there is no setting 'key.dance'");
    assertThatThrownBy(() -> of("nonsense")).hasMessageContaining("expected NAME = VALUE");
  }

  @Test
  void noColorIsObeyedWhateverTheFileSays() {
    Map<String, String> environment = Map.of("NO_COLOR", "1");
    assertThat(Config.of("theme = light", "f", environment).theme()).isEqualTo(Theme.NONE);
  }

  @Test
  void aLocaleWithoutUtf8GetsPlainBorders() {
    assertThat(Config.of("", "f", Map.of("LC_ALL", "C", "LANG", "C.UTF-8")).unicode()).isFalse();
    assertThat(Config.of("borders = unicode", "f", Map.of()).unicode()).isTrue();
  }

  @Test
  void thereAreAsManyColoursAsTheTerminalHasUnlessThePlayerSaysOtherwise() {
    assertThat(colours("TERM", "xterm-256color", "COLORTERM", "truecolor")).isEqualTo(Colours.TRUE);
    assertThat(colours("TERM", "xterm-direct")).isEqualTo(Colours.TRUE);
    assertThat(colours("TERM", "screen-256color")).isEqualTo(Colours.PALETTE);
    assertThat(colours("TERM", "linux")).isEqualTo(Colours.SIXTEEN);
    assertThat(colours("TERM", "vt220")).isEqualTo(Colours.NONE);
    assertThat(of("colours = 16").colours()).isEqualTo(Colours.SIXTEEN);
    assertThatThrownBy(() -> of("colours = many")).hasMessageContaining("must be auto, true, 256");
  }

  private static Colours colours(String... namesAndValues) {
    Map<String, String> environment = new HashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2)
      environment.put(namesAndValues[i], namesAndValues[i + 1]);
    return Config.of("", "f", environment).colours();
  }

  @Test
  void aTerminalThatOnlyKnowsLinesGetsLinesUnlessThePlayerSaysOtherwise() {
    assertThat(Config.of("", "f", Map.of("TERM", "dumb")).text()).isTrue();
    assertThat(Config.of("mode = screen", "f", Map.of("TERM", "dumb")).text()).isFalse();
    assertThat(of("").text()).isFalse();
  }
}

package dev.astragal.tui.config;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.store.UserHome;
import dev.astragal.runtime.table.Tempo;
import dev.astragal.tui.Texts;
import dev.astragal.tui.term.Colours;
import dev.astragal.tui.theme.Theme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What a player may set, in {@code astragal/terminal.conf} under the XDG configuration directory.
 *
 * @param colours how many there are
 * @param unicode whether borders and bars may use more than ASCII
 * @param text whether to speak in lines instead of drawing a screen
 * @param speed ticks a second when time runs by itself
 */
public record Config(
    Theme theme,
    Colours colours,
    boolean unicode,
    boolean text,
    boolean mouse,
    int speed,
    String language,
    KeyMap keys) {
  /** Which language is wanted is not known before the file is read. */
  private static final Texts TEXTS = Texts.in("");

  /** Terminals that only know lines. */
  private static final List<String> DRAWS_NOTHING = List.of("dumb", "unknown");

  /** As the file and the environment say. */
  public static Config load(Map<String, String> environment) {
    Path file = file(environment);
    return of(Files.exists(file) ? Documents.text(file) : "", file.toString(), environment);
  }

  /** The same in another language. */
  public Config speaking(String other) {
    return new Config(theme, colours, unicode, text, mouse, speed, other, keys);
  }

  static Path file(Map<String, String> environment) {
    return UserHome.directory(environment, "XDG_CONFIG_HOME", ".config")
        .resolve("astragal")
        .resolve("terminal.conf");
  }

  static Config of(String text, String source, Map<String, String> environment) {
    Theme theme = Theme.DARK;
    Colours colours = Colours.of(environment);
    Optional<Boolean> unicode = Optional.empty();
    boolean speaks = DRAWS_NOTHING.contains(environment.getOrDefault("TERM", ""));
    boolean mouse = true;
    int speed = Tempo.SPEED_USUAL;
    String language = "";
    Map<Action, List<String>> keys = new EnumMap<>(Action.class);
    for (Setting setting : settings(text, source)) {
      switch (setting.name()) {
        case "theme" -> theme = setting.theme();
        case "colours" -> colours = setting.colours(colours);
        case "borders" -> unicode = Optional.of(setting.oneOf("unicode", "ascii"));
        case "mode" -> speaks = setting.oneOf("text", "screen");
        case "mouse" -> mouse = setting.oneOf("on", "off");
        case "speed" -> speed = setting.number(Tempo.SPEED_MAX);
        case "language" -> language = setting.value();
        default -> keys.put(setting.action(), setting.words());
      }
    }
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) theme = Theme.NONE;
    try {
      return new Config(
          theme,
          colours,
          unicode.orElse(speaksUtf8(environment)),
          speaks,
          mouse,
          speed,
          language,
          KeyMap.with(keys));
    } catch (BadInputException e) {
      throw wrong("config.keys", "where", source, "how", String.valueOf(e.getMessage()));
    }
  }

  private static BadInputException wrong(String key, Object... namesAndValues) {
    return new BadInputException(TEXTS.text(key, namesAndValues));
  }

  private static boolean speaksUtf8(Map<String, String> environment) {
    for (String name : List.of("LC_ALL", "LC_CTYPE", "LANG")) {
      String locale = environment.getOrDefault(name, "");
      if (!locale.isEmpty()) {
        String upper = locale.toUpperCase(Locale.ROOT);
        return upper.contains("UTF-8") || upper.contains("UTF8");
      }
    }
    return false;
  }

  private static List<Setting> settings(String text, String source) {
    List<Setting> settings = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) continue;
      String where = TEXTS.text("config.where", "file", source, "line", i + 1);
      int equals = line.indexOf('=');
      if (equals < 1) throw wrong("config.line", "where", where, "line", line);
      settings.add(
          new Setting(
              line.substring(0, equals).strip(), line.substring(equals + 1).strip(), where));
    }
    return settings;
  }

  /** One line of the file. */
  private record Setting(String name, String value, String where) {
    Theme theme() {
      return Theme.named(value).orElseThrow(() -> unfit("config.theme", "value", value));
    }

    /** As many as there are where it says {@code auto}. */
    Colours colours(Colours there) {
      return value.equals("auto")
          ? there
          : Colours.named(value).orElseThrow(() -> unfit("config.colours", "value", value));
    }

    /** True for the first word, false for the second. */
    boolean oneOf(String first, String second) {
      if (value.equals(first)) return true;
      if (value.equals(second)) return false;
      throw unfit("config.one-of", "first", first, "second", second, "value", value);
    }

    int number(int most) {
      int number = value.matches("\\d{1,6}") ? Integer.parseInt(value) : 0;
      if (number < 1 || number > most) throw unfit("config.number", "most", most);
      return number;
    }

    Action action() {
      for (Action action : Action.values()) if (name.equals("key." + action.label())) return action;
      throw wrong("config.unknown", "where", where, "name", name);
    }

    List<String> words() {
      return value.isEmpty() ? List.of() : List.of(value.split("\\s+"));
    }

    private BadInputException unfit(String key, Object... namesAndValues) {
      String how = TEXTS.text(key, namesAndValues);
      return wrong("config.unfit", "where", where, "name", name, "how", how);
    }
  }
}

package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Somebody who knows nothing but what the screen says: picks lines by their words and presses only
 * keys that the last lines name.
 */
final class Reader {
  private static final int STEPS_MAX = 80;

  /** The right part of a line that offers something: mark, number, perhaps a letter, words. */
  private static final Pattern LINE =
      Pattern.compile("[┃|]([> ]) ?(\\d+) (?:[A-Za-z] |  )?(\\S[^┃|]*?) *[┃|]");

  private static final Map<String, String> NAMES =
      Map.of("Down", "↓", "Up", "↑", "Enter", "enter", "Escape", "esc", "Right", "→");

  private final Terminal terminal;

  /** A line of a list as it is read. */
  record Offered(boolean marked, int number, String words) {}

  Reader(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Presses a key the screen names, and gives what it shows then. */
  String press(String key) {
    String screen = settled();
    assertThat(named(screen, key)).as("%s is named in%n%s", key, screen).isTrue();
    return terminal.pressed(key);
  }

  /** The screen when all of it is drawn: it stays as it is, and its last line names keys. */
  String settled() {
    String[] before = {""};
    return terminal.await(
        "a whole screen",
        screen -> {
          boolean same = screen.equals(before[0]);
          before[0] = screen;
          return same && !screen.lines().toList().getLast().isBlank();
        });
  }

  private static boolean named(String screen, String key) {
    String name = NAMES.getOrDefault(key, key);
    List<String> lines = screen.lines().toList();
    return lines.subList(Math.max(0, lines.size() - 3), lines.size()).stream()
        .flatMap(line -> Pattern.compile("[ /]").splitAsStream(line))
        .anyMatch(word -> word.equals(name) || (word.equals("1-9") && key.matches("\\d")));
  }

  static List<Offered> offered(String screen) {
    List<Offered> all = new ArrayList<>();
    for (String line : screen.lines().toList()) {
      Matcher matcher = LINE.matcher(line);
      while (matcher.find())
        all.add(
            new Offered(
                matcher.group(1).equals(">"),
                Integer.parseInt(matcher.group(2)),
                matcher.group(3)));
    }
    return all;
  }

  static Optional<Offered> marked(String screen) {
    return offered(screen).stream().filter(Offered::marked).findFirst();
  }

  /** Goes down until the line with these words is marked. */
  String mark(Pattern words) {
    String screen = "";
    for (int i = 0; i < STEPS_MAX; i++) {
      // What a key shows at first may be half of it, and the line that is looked for is passed by.
      screen = settled();
      Optional<Offered> marked = marked(screen);
      if (marked.isPresent() && words.matcher(marked.get().words()).find()) return screen;
      press("Down");
    }
    throw new AssertionError("nothing is called " + words + " in\n" + screen);
  }

  /** Marks it and takes it. */
  String take(Pattern words) {
    mark(words);
    return press("Enter");
  }

  String take(String words) {
    return take(Pattern.compile("^" + Pattern.quote(words)));
  }
}

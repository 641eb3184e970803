package dev.astragal.app;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a player reads off the screen of a game. */
final class Reading {
  private static final Pattern HASH = Pattern.compile("(?m)^ 0x[0-9a-f]{16}\\s*$");
  private static final Pattern INPUTS = Pattern.compile("answers (\\d+)");
  private static final Pattern TICKS = Pattern.compile("time (\\d+)");

  private static final int STEPS_MAX = 60;
  private static final Pattern MORE_BELOW = Pattern.compile("↓\\d+ ");
  private static final String CLOSE = "esc close";

  /** Over the question that is asked again because it cannot be undone. */
  private static final String GRAVE = "This cannot be undone";

  private Reading() {}

  /** The player's turn, the end, or something to read first, when all of it is drawn. */
  static String awaitPlayer(Terminal terminal) {
    String[] before = {""};
    return terminal.await(
        "the player's turn",
        screen -> {
          boolean still = screen.equals(before[0]);
          before[0] = screen;
          List<String> lines = screen.lines().toList();
          String first = lines.getFirst().strip();
          boolean whole = !lines.getLast().isBlank();
          boolean asked = first.endsWith("your turn") || first.endsWith("over");
          return still && whole && (asked || screen.contains(CLOSE));
        });
  }

  /** The player's turn, once what had to be read is closed. */
  static String withoutDialog(Terminal terminal) {
    String screen = awaitPlayer(terminal);
    while (screen.contains(CLOSE)) {
      terminal.pressed("Escape");
      screen = awaitPlayer(terminal);
    }
    return screen;
  }

  /** Marks something by its number or another key, takes it, and waits until that counts. */
  static void answer(Terminal terminal, String mark) {
    int before = inputs(withoutDialog(terminal));
    terminal.press(mark, "Enter");
    String next =
        terminal.await(
            "an answer",
            screen -> finished(screen) || inputs(screen) > before || screen.contains(GRAVE));
    if (!next.contains(GRAVE)) return;
    terminal.press("2", "Enter");
    terminal.await("a grave answer", screen -> finished(screen) || inputs(screen) > before);
  }

  /** Marks the line that says so, takes it, and gives what the screen shows then. */
  static String choose(Terminal terminal, String words) {
    String screen =
        terminal.await(words, shown -> shown.contains(words) || MORE_BELOW.matcher(shown).find());
    for (int i = 0; i < STEPS_MAX && !marked(screen, words); i++) screen = terminal.pressed("Down");
    return terminal.pressed("Enter");
  }

  private static boolean marked(String screen, String words) {
    return screen
        .lines()
        .anyMatch(line -> line.matches("[^>]*>[ 0-9a-zA-Z]*" + Pattern.quote(words) + ".*"));
  }

  /** Answers a question of the set-up. */
  static void set(Terminal terminal, String question, String value) {
    String screen = terminal.awaitText(question);
    for (int i = 0; i < STEPS_MAX && !marked(screen, question); i++)
      screen = terminal.pressed("Down");
    for (int i = 0; i < STEPS_MAX && !set(screen, question, value); i++)
      screen = terminal.pressed("Right");
  }

  private static boolean set(String screen, String question, String value) {
    return screen
        .lines()
        .anyMatch(line -> line.contains(question) && line.contains("< " + value + " >"));
  }

  static boolean finished(String screen) {
    return screen.lines().findFirst().orElse("").strip().endsWith("over");
  }

  static void awaitShell(Terminal terminal) {
    terminal.await("the shell", screen -> screen.strip().endsWith("$"));
  }

  static int inputs(Terminal terminal) {
    return inputs(terminal.screen());
  }

  static int inputs(String screen) {
    return number(INPUTS, screen);
  }

  static int ticks(Terminal terminal) {
    return ticks(terminal.screen());
  }

  static int ticks(String screen) {
    return number(TICKS, screen);
  }

  private static int number(Pattern pattern, String screen) {
    Matcher matcher = pattern.matcher(screen);
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
  }

  static String hash(Terminal terminal) {
    terminal.press(":");
    terminal.type("hash");
    terminal.press("Enter");
    String screen = terminal.await("the hash", text -> HASH.matcher(text).find());
    Matcher matcher = HASH.matcher(screen);
    return matcher.find() ? matcher.group().strip() : "";
  }
}

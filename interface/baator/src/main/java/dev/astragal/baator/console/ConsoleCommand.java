package dev.astragal.baator.console;

import java.util.List;

/**
 * One word a game master can type after a slash; the messages {@code usage.NAME} and {@code
 * help.NAME} explain it.
 */
record ConsoleCommand(String name, List<String> options, Handler handler) {
  ConsoleCommand(String name, Handler handler) {
    this(name, List.of(), handler);
  }

  /** Does what the words say and gives the lines to show. */
  interface Handler {
    List<String> handle(Words words);
  }
}

package dev.astragal.baator.console;

import java.util.List;

/**
 * One word a game master can type after a slash.
 *
 * @param help the first line is shown in the list, all of it on request
 */
record ConsoleCommand(
    String name, String usage, String help, List<String> options, Handler handler) {
  /** Does what the words say and gives the lines to show. */
  interface Handler {
    List<String> handle(Words words);
  }
}

package dev.astragal.runtime.player;

import dev.astragal.runtime.content.BadInputException;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a search is written: {@code mcts}, {@code mcts:BUDGET}, {@code mcts:BUDGETxTHREADS} or {@code
 * mcts:BUDGET:BOT}, or {@code easy} or {@code strong}.
 *
 * @param name what it says itself
 * @param threads on how many it searches at once
 * @param playouts the bot that plays dreams on; whatever the game offers where none is named
 */
record Search(String name, Budget budget, int threads, String playouts) {
  private static final Map<String, String> STRENGTHS =
      Map.of(Players.EASY, "mcts:20:random", Players.MCTS, "mcts:200", Players.STRONG, "mcts:1s");

  private static final int THREADS_MAX = 64;
  private static final Pattern SHARED = Pattern.compile("(.*)x(\\d{1,3})");

  /** Nothing for a player that does not search. */
  static Optional<Search> parse(String name) {
    String strength = STRENGTHS.get(name);
    if (strength != null) return parse(strength);
    String[] parts = name.split(":", 3);
    if (!parts[0].equals(Players.MCTS) || parts.length == 1) return Optional.empty();
    Matcher shared = SHARED.matcher(parts[1]);
    int threads = shared.matches() ? Integer.parseInt(shared.group(2)) : 1;
    if (threads < 1 || threads > THREADS_MAX)
      throw new BadInputException("'" + name + "' needs 1 to " + THREADS_MAX + " threads");
    Budget budget = Budget.parse(name, shared.matches() ? shared.group(1) : parts[1]);
    return Optional.of(new Search(name, budget, threads, parts.length == 3 ? parts[2] : ""));
  }
}

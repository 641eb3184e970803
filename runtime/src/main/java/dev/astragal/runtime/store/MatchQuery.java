package dev.astragal.runtime.store;

import java.util.Locale;
import java.util.Optional;

/**
 * Which matches to list.
 *
 * @param game only this game's; empty for all
 * @param words only those with this text in their id, game, seed or what is said about them; large
 *     and small letters are alike
 * @param ended only those that have ended, or only those that have not
 * @param skip how many to leave out at the beginning, for the next page
 */
public record MatchQuery(String game, String words, Optional<Boolean> ended, int skip, int limit) {
  /** More are not listed at once. */
  public static final int LIMIT_MAX = 1_000;

  public MatchQuery {
    words = words.toLowerCase(Locale.ROOT);
    if (skip < 0) throw new IllegalArgumentException("a list cannot skip " + skip + " matches");
    if (limit < 1 || limit > LIMIT_MAX)
      throw new IllegalArgumentException("a list has 1 to " + LIMIT_MAX + " matches");
  }

  public static MatchQuery all() {
    return new MatchQuery("", "", Optional.empty(), 0, LIMIT_MAX);
  }

  public MatchQuery ofGame(String id) {
    return new MatchQuery(id, words, ended, skip, limit);
  }

  public MatchQuery containing(String text) {
    return new MatchQuery(game, text, ended, skip, limit);
  }

  public MatchQuery thatEnded(boolean wanted) {
    return new MatchQuery(game, words, Optional.of(wanted), skip, limit);
  }

  public MatchQuery page(int from, int size) {
    return new MatchQuery(game, words, ended, from, size);
  }

  /** Whether a match is among those asked for. */
  public boolean wants(MatchSummary match) {
    return (game.isEmpty() || match.spec().game().equals(game))
        && (ended.isEmpty() || match.outcome().isPresent() == ended.get())
        && MatchSummary.words(match.id(), match.spec(), match.about()).contains(words);
  }
}

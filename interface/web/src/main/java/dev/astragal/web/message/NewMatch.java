package dev.astragal.web.message;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A match somebody asks for. */
public record NewMatch(
    @AtMost(64) String game,
    @About("Absent: you, and usual bots on the rest of the fewest seats") @Omittable @AtMost(32)
        Optional<List<Wanted>> seats,
    @Omittable @AtMost(32) Map<String, String> options,
    @About("Absent: those the game brings for people") @Omittable @AtMost(8)
        Optional<List<String>> overlays,
    @Omittable @AtMost(64) Optional<String> voice,
    @Omittable @AtMost(64) Optional<String> language,
    @About("Only with at most one person's seat") @Omittable @AtMost(Seed.LENGTH_MAX)
        Optional<String> seed,
    @About("What others call whoever asks") @Omittable @AtMost(NewMatch.NAME_LENGTH_MAX)
        Optional<String> name,
    @About("Whether anything may be taken back") @Omittable boolean practice,
    @About("Whether the lobby shows it; absent: yes") @Omittable Optional<Boolean> listed,
    @About("Whether anybody may watch; absent: yes") @Omittable Optional<Boolean> spectators,
    @About("How long a bot waits before it moves") @Omittable @AtLeast(0) @AtMost(5_000)
        Optional<Integer> botPaceMillis,
    @About("How long somebody may think before a bot takes the seat; absent: as long as they like")
        @Omittable
        @AtLeast(5)
        @AtMost(604_800)
        Optional<Integer> clockSeconds) {
  public static final int NAME_LENGTH_MAX = 24;

  /** Who is to sit on a seat. */
  public record Wanted(
      Kind kind, @About("Absent: the usual one") @Omittable @AtMost(64) Optional<String> bot) {
    /** At most one is {@code YOU}: the seat of whoever asks. */
    public enum Kind {
      @Name("you")
      YOU,
      @Name("open")
      OPEN,
      @Name("bot")
      BOT
    }
  }

  /** The match and the tokens that are told only now. */
  public record Created(
      MatchInfo match,
      @Omittable Optional<Integer> seat,
      @About("Proves who sits there") @Omittable Optional<String> token,
      @About("The play page with the token in the fragment") @Omittable Optional<String> link,
      @About("Proves who made the match") String owner,
      @About("The play page for others") String join) {}

  /** Somebody wants an open seat. */
  public record Join(
      @About("Absent: the first one") @Omittable @AtLeast(0) @AtMost(31) Optional<Integer> seat,
      @Omittable @AtMost(NAME_LENGTH_MAX) Optional<String> name) {}

  public record Joined(int seat, String token, String link, MatchInfo match) {}

  /** The owner wants bots on all open seats. */
  public record Fill(@Omittable @AtMost(64) Optional<String> bot) {}
}

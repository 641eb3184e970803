package dev.astragal.web.message;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What anybody may know of a match. */
public record MatchInfo(
    String id,
    String game,
    String title,
    Map<String, String> options,
    List<String> overlays,
    @About("Empty for the game's plain one") String language,
    @About("A moment in ISO 8601") String created,
    List<SeatInfo> seats,
    @Omittable OptionalLong tick,
    @Omittable OptionalLong inputs,
    @About("Whether anybody may watch") boolean spectators,
    @About("How many do") long watching,
    boolean undo,
    @About("Whether the first seat leads the game") @Omittable boolean led,
    boolean practice,
    @About("How long somebody may think before a bot takes the seat; absent: as long as they like")
        @Omittable
        Optional<Integer> clockSeconds,
    StatusInfo.Kind status,
    List<Seat> asked,
    @About("The module that draws its screens") @Omittable Optional<String> art,
    @Omittable Optional<Outcome> outcome,
    @About("Only after the end") @Omittable Optional<String> seed,
    @About("Under which the inspector finds it, if it may be inspected") @Omittable
        Optional<String> run,
    @About("The match that follows this one") @Omittable Optional<String> next) {

  /** A seat as anybody may see it. */
  public record SeatInfo(
      Seat index,
      Kind kind,
      String name,
      @Omittable Optional<String> bot,
      boolean connected,
      @About("Whether somebody else may take it over") @Omittable boolean left) {
    /** Who sits there. */
    public enum Kind {
      @Name("human")
      HUMAN,
      @Name("agent")
      AGENT,
      @Name("open")
      OPEN,
      @Name("bot")
      BOT
    }
  }

  /** The matches a lobby shows. */
  public record Listed(List<MatchInfo> matches) {}
}

package dev.astragal.web.message;

import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Omittable;
import java.util.List;
import java.util.Optional;

/** A game as the lobby offers it. */
public record GameInfo(
    String id,
    String title,
    int seatsMin,
    int seatsMax,
    boolean undo,
    @About("Whether the first seat is a game master's and people sit on the others") boolean led,
    @About("One with no values takes any text") List<Option> options,
    List<String> overlays,
    @About("What a match gets that asks for none") List<String> usualOverlays,
    List<String> voices,
    List<String> languages,
    List<String> bots,
    String usualBot,
    String tagline,
    @About("The module that draws its screens") @Omittable Optional<String> art,
    @About("Its picture in the lobby") @Omittable Optional<String> cover) {

  /** All of them. */
  public record Games(int protocol, List<GameInfo> games) {}
}

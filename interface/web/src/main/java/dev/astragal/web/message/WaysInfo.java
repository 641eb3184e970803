package dev.astragal.web.message;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtMost;
import java.util.List;

/** How a match can go on whose rules are not those it was begun under. */
public record WaysInfo(
    @About("What changed and where it first shows") String sentence,
    @About("How shall it go on?") String question,
    List<Way> ways) {
  /** One way on. */
  public record Way(
      @About("go-on, carry-over or go-back") String way,
      @About("In a few words") String label,
      @About("What it means for this match") String says) {}

  /** Somebody who sits there chose. */
  public record Chosen(@AtMost(16) String way) {}
}

package dev.astragal.web.message;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Omittable;
import java.util.List;
import java.util.Optional;

/** The best finished matches of a game; each was replayed before it was listed. */
public record FameInfo(String game, String title, List<Hall> halls) {
  /** Those of one set-up. */
  public record Hall(
      @About("What was set otherwise than usual, in words") List<String> setup,
      int seats,
      List<Entry> entries) {}

  public record Entry(
      String name,
      boolean won,
      @Omittable Optional<Long> score,
      @About("How it ended, in sentences") String text,
      @About("A moment in ISO 8601") String when,
      @About("Under which the inspector finds it") String run) {}
}

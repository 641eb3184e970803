package dev.astragal.games.trail.health;

/** What something gives or takes, stat by stat. */
public record Toll(
    int hp, int sanity, int credibility, int supplies, int morale, int allies, int pants) {
  public static final Toll NONE = new Toll(0, 0, 0, 0, 0, 0, 0);

  public static Toll of(int hp, int sanity, int supplies, int pants) {
    return new Toll(hp, sanity, 0, supplies, 0, 0, pants);
  }
}

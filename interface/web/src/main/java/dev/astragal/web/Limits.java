package dev.astragal.web;

import java.time.Duration;
import java.util.Optional;

/** How much one server takes on. What goes beyond is refused before it costs anything. */
public record Limits(
    Crowd crowd, Rate requests, Rate messages, Patience patience, Keeping keeping, Bots bots) {
  public static final Limits USUAL =
      new Limits(
          new Crowd(2_000, 4_000, 64, 4_000, 4, 50),
          new Rate(50, 400),
          new Rate(30, 60),
          new Patience(
              Duration.ofSeconds(10),
              Duration.ofMinutes(2),
              Duration.ofSeconds(20),
              Duration.ofMinutes(1)),
          new Keeping(100_000, new Rate(1, 60), Optional.empty()),
          new Bots(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), 2_000, 2_000));

  /** The usual ones but for these; as often as somebody may ask, they may make a match. */
  public Limits(Crowd crowd, Rate requests, Rate messages, Patience patience) {
    this(
        crowd,
        requests,
        messages,
        patience,
        new Keeping(USUAL.keeping().matches(), requests, Optional.empty()),
        USUAL.bots());
  }

  /** The same, but what nobody touched for {@code unchanged} is deleted. */
  Limits keeping(Optional<Duration> unchanged) {
    Keeping kept = new Keeping(keeping.matches(), keeping.made(), unchanged);
    return new Limits(crowd, requests, messages, patience, kept, bots);
  }

  /**
   * How many there may be.
   *
   * @param openMatches matches in memory; those nobody looks at go back to the store
   * @param connections WebSockets of the whole server
   * @param perAddress WebSockets of one other machine
   * @param perLoopback WebSockets of this machine: a proxy before the server comes from here too
   * @param perSeat WebSockets of one seat
   * @param spectators WebSockets without a seat, of one match
   */
  public record Crowd(
      int openMatches,
      int connections,
      int perAddress,
      int perLoopback,
      int perSeat,
      int spectators) {}

  /**
   * How often.
   *
   * @param atOnce of somebody who was quiet for a while
   */
  public record Rate(int perSecond, int atOnce) {}

  /**
   * How long the server waits.
   *
   * @param hello for the first word on a WebSocket
   * @param idle for any further one
   * @param request for a whole request, from its first byte to its last
   * @param grace for somebody whose seat others would like to give away
   */
  public record Patience(Duration hello, Duration idle, Duration request, Duration grace) {
    public Patience(Duration hello, Duration idle) {
      this(hello, idle, USUAL.patience().request(), USUAL.patience().grace());
    }
  }

  /**
   * What is kept.
   *
   * @param matches in the store, over or not
   * @param made new ones of one address
   * @param unchanged a match that nobody touched for so long is deleted; else none ever is
   */
  public record Keeping(int matches, Rate made, Optional<Duration> unchanged) {}

  /**
   * What bots may use.
   *
   * @param threads on which all of them think
   * @param iterations of a search for one answer
   * @param millis of a search for one answer that is given a time
   */
  public record Bots(int threads, int iterations, int millis) {}
}

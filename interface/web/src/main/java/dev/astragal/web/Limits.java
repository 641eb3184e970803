package dev.astragal.web;

import java.time.Duration;

/** How much one server takes on. What goes beyond is refused before it costs anything. */
public record Limits(Crowd crowd, Rate requests, Rate messages, Patience patience) {
  public static final Limits USUAL =
      new Limits(
          new Crowd(2_000, 4_000, 64, 4_000, 4, 50),
          new Rate(50, 400),
          new Rate(30, 60),
          new Patience(Duration.ofSeconds(10), Duration.ofMinutes(2)));

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
   */
  public record Patience(Duration hello, Duration idle) {}
}

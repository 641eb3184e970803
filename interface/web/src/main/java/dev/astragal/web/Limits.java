package dev.astragal.web;

/**
 * How much one server takes on. What goes beyond is refused before it costs anything.
 *
 * @param openMatches matches in memory; those nobody looks at go back to the store
 * @param connections WebSockets of the whole server
 * @param connectionsPerAddress WebSockets of one address other than loopback
 * @param requestsPerSecond of one address
 * @param requestsAtOnce of one address that was quiet for a while
 * @param messagesPerSecond of one WebSocket
 * @param messagesAtOnce of one WebSocket that was quiet for a while
 */
public record Limits(
    int openMatches,
    int connections,
    int connectionsPerAddress,
    int requestsPerSecond,
    int requestsAtOnce,
    int messagesPerSecond,
    int messagesAtOnce) {
  public static final Limits USUAL = new Limits(2_000, 4_000, 64, 50, 400, 30, 60);
}

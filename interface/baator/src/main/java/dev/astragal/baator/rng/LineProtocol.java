package dev.astragal.baator.rng;

/** RNG/1: one request and one reply per line, as the daemon answers them. */
final class LineProtocol {
  static final String VERSION = "RNG/1";

  /** A longer line is not read to its end but answered as unknown. */
  static final int LINE_MAX = 256;

  static final String UNKNOWN = "ERR unknown";
  private static final String RAND_USAGE = "ERR usage: RAND <low> <high>";
  private static final String DICE_USAGE = "ERR usage: DICE d<sides>";

  private final RngProtocol rng;

  LineProtocol(RngProtocol rng) {
    this.rng = rng;
  }

  /** The reply to a line without its end. */
  String reply(String line) {
    if (line.equals("PING")) return "OK PONG";
    if (line.equals("VER")) return "OK " + VERSION;
    if (line.startsWith("RAND ")) return rand(line);
    if (line.startsWith("DICE d")) return dice(line);
    return UNKNOWN;
  }

  private String rand(String line) {
    Scan scan = new Scan(line, 5);
    if (!scan.number()) return RAND_USAGE;
    long low = scan.value;
    if (!scan.number() || low > scan.value) return RAND_USAGE;
    return "OK " + rng.randomInt(low, scan.value);
  }

  private String dice(String line) {
    Scan scan = new Scan(line, 6);
    if (!scan.number() || scan.value < 1) return DICE_USAGE;
    return "OK " + rng.randomInt(1, scan.value);
  }

  /** Reads numbers as scanf does: blanks and a sign before, anything after, saturating. */
  private static final class Scan {
    private final String line;
    private int at;
    long value;

    Scan(String line, int from) {
      this.line = line;
      this.at = from;
    }

    boolean number() {
      while (at < line.length() && (line.charAt(at) == ' ' || line.charAt(at) == '\t')) at++;
      boolean negative = at < line.length() && line.charAt(at) == '-';
      if (at < line.length() && (negative || line.charAt(at) == '+')) at++;
      int from = at;
      long magnitude = 0;
      boolean saturated = false;
      while (at < line.length() && line.charAt(at) >= '0' && line.charAt(at) <= '9') {
        int digit = line.charAt(at++) - '0';
        if (magnitude > (Long.MAX_VALUE - digit) / 10) saturated = true;
        else magnitude = magnitude * 10 + digit;
      }
      if (saturated) value = negative ? Long.MIN_VALUE : Long.MAX_VALUE;
      else value = negative ? -magnitude : magnitude;
      return at > from;
    }
  }
}

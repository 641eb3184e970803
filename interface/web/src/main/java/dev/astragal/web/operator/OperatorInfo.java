package dev.astragal.web.operator;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Omittable;
import java.util.List;

/** What an operator is told, and asks for. */
public final class OperatorInfo {
  private OperatorInfo() {}

  /** The server at one glance. */
  public record Server(List<Match> matches, List<Visitor> visitors, List<String> banned) {}

  /** A match, the last made first. */
  public record Match(
      String id,
      String game,
      String created,
      @About("Whether it is in memory") boolean open,
      @About("Whether somebody is connected") boolean attended,
      @About("Whether it has ended") boolean over,
      List<String> names) {}

  /** An address and how many connections it has. */
  public record Visitor(String address, int connections) {}

  /** Whom to ban, or to let in again. */
  public record Ban(@AtMost(64) String address, @Omittable boolean lift) {}

  /** What was done. */
  public record Done(boolean done) {
    static final Done DONE = new Done(true);
  }
}

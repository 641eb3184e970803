package dev.astragal.web;

import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The limits of a server as a file says them; whatever it does not say is as usual. */
public record ServerFile(
    @Omittable @AtLeast(1) Optional<Integer> openMatches,
    @Omittable @AtLeast(1) Optional<Integer> connections,
    @Omittable @AtLeast(1) Optional<Integer> connectionsPerAddress,
    @Omittable @AtLeast(1) Optional<Integer> connectionsOfThisMachine,
    @Omittable @AtLeast(1) Optional<Integer> connectionsPerSeat,
    @Omittable @AtLeast(0) Optional<Integer> spectatorsPerMatch,
    @Omittable @AtLeast(1) Optional<Integer> requestsPerSecond,
    @Omittable @AtLeast(1) Optional<Integer> requestsAtOnce,
    @Omittable @AtLeast(1) Optional<Integer> messagesPerSecond,
    @Omittable @AtLeast(1) Optional<Integer> messagesAtOnce,
    @Omittable @AtLeast(1) Optional<Integer> helloSeconds,
    @Omittable @AtLeast(1) Optional<Integer> idleSeconds,
    @Omittable @AtLeast(1) Optional<Integer> requestSeconds,
    @Omittable @AtLeast(0) Optional<Integer> graceSeconds,
    @Omittable @AtLeast(1) Optional<Integer> matchesKept,
    @Omittable @AtLeast(1) Optional<Integer> newMatchesPerSecond,
    @Omittable @AtLeast(1) Optional<Integer> newMatchesAtOnce,
    @Omittable @AtLeast(1) Optional<Integer> keepDays,
    @Omittable @AtLeast(1) Optional<Integer> botThreads,
    @Omittable @AtLeast(1) Optional<Integer> botIterations,
    @Omittable @AtLeast(1) Optional<Integer> botMillis,
    @Omittable List<String> banned) {
  private static final Shape<ServerFile> SHAPE = Shape.of(ServerFile.class);

  public ServerFile {
    banned = List.copyOf(banned);
  }

  public static ServerFile read(Path file) {
    try {
      return SHAPE.read(Documents.yaml(file));
    } catch (TreeException e) {
      throw new BadInputException(file + ": " + e.getMessage());
    }
  }

  /** {@code usual}, but for what the file says. */
  public Limits over(Limits usual) {
    Limits.Crowd crowd = usual.crowd();
    Limits.Patience patience = usual.patience();
    Limits.Keeping keeping = usual.keeping();
    Limits.Bots bots = usual.bots();
    return new Limits(
        new Limits.Crowd(
            openMatches.orElse(crowd.openMatches()),
            connections.orElse(crowd.connections()),
            connectionsPerAddress.orElse(crowd.perAddress()),
            connectionsOfThisMachine.orElse(crowd.perLoopback()),
            connectionsPerSeat.orElse(crowd.perSeat()),
            spectatorsPerMatch.orElse(crowd.spectators())),
        rate(requestsPerSecond, requestsAtOnce, usual.requests()),
        rate(messagesPerSecond, messagesAtOnce, usual.messages()),
        new Limits.Patience(
            seconds(helloSeconds, patience.hello()),
            seconds(idleSeconds, patience.idle()),
            seconds(requestSeconds, patience.request()),
            seconds(graceSeconds, patience.grace())),
        new Limits.Keeping(
            matchesKept.orElse(keeping.matches()),
            rate(newMatchesPerSecond, newMatchesAtOnce, keeping.made()),
            keepDays.map(Duration::ofDays).or(keeping::unchanged)),
        new Limits.Bots(
            botThreads.orElse(bots.threads()),
            botIterations.orElse(bots.iterations()),
            botMillis.orElse(bots.millis())));
  }

  private static Limits.Rate rate(
      Optional<Integer> perSecond, Optional<Integer> atOnce, Limits.Rate usual) {
    return new Limits.Rate(perSecond.orElse(usual.perSecond()), atOnce.orElse(usual.atOnce()));
  }

  private static Duration seconds(Optional<Integer> named, Duration usual) {
    return named.map(Duration::ofSeconds).orElse(usual);
  }
}

package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Stream;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a game says about itself. Every claim is checked by the contract suite.
 *
 * @param id how the command line, journals and seed codes call it
 * @param seatsMin the fewest players
 * @param seatsMax the most players
 * @param streams every domain of luck its rules draw from
 * @param options what may be set before a run
 * @param content names of the documents, beside the game's class, that {@code Setup.content} gives
 *     it
 * @param policies named overlays beside the base policy; empty when the game has no policy
 * @param undo whether players may take back inputs
 * @param bots names of the players its rules bring along, the usual one first
 */
public record Manifest(
    String id,
    String title,
    int seatsMin,
    int seatsMax,
    List<Stream> streams,
    List<Option> options,
    Limits limits,
    List<String> content,
    List<String> policies,
    boolean undo,
    List<String> bots) {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]{1,23}");

  public Manifest {
    if (!ID.matcher(id).matches())
      throw new IllegalArgumentException("'" + id + "' is not a short lower-case game id");
    if (seatsMin < 1 || seatsMax < seatsMin || seatsMax > Seat.MAX) {
      throw new IllegalArgumentException(
          id + " cannot have " + seatsMin + " to " + seatsMax + " seats");
    }
    if (streams.stream().distinct().count() < streams.size())
      throw new IllegalArgumentException(id + " declares a stream twice: " + streams);
    streams = List.copyOf(streams);
    options = List.copyOf(options);
    content = List.copyOf(content);
    policies = List.copyOf(policies);
    bots = List.copyOf(bots);
  }

  public static Manifest of(String id, String title) {
    return new Manifest(
        id,
        title,
        1,
        1,
        List.of(),
        List.of(),
        Limits.DEFAULT,
        List.of(),
        List.of(),
        true,
        List.of());
  }

  public Manifest seats(int count) {
    return seats(count, count);
  }

  public Manifest seats(int fewest, int most) {
    return new Manifest(
        id, title, fewest, most, streams, options, limits, content, policies, undo, bots);
  }

  public Manifest streams(Stream... declared) {
    return new Manifest(
        id,
        title,
        seatsMin,
        seatsMax,
        List.of(declared),
        options,
        limits,
        content,
        policies,
        undo,
        bots);
  }

  public Manifest options(Option... declared) {
    return new Manifest(
        id,
        title,
        seatsMin,
        seatsMax,
        streams,
        List.of(declared),
        limits,
        content,
        policies,
        undo,
        bots);
  }

  public Manifest limits(long inputs, long ticks) {
    return new Manifest(
        id,
        title,
        seatsMin,
        seatsMax,
        streams,
        options,
        new Limits(inputs, ticks, limits.idleTicks()),
        content,
        policies,
        undo,
        bots);
  }

  public Manifest idleTicks(int most) {
    return new Manifest(
        id,
        title,
        seatsMin,
        seatsMax,
        streams,
        options,
        new Limits(limits.inputs(), limits.ticks(), most),
        content,
        policies,
        undo,
        bots);
  }

  public Manifest content(String... names) {
    return new Manifest(
        id,
        title,
        seatsMin,
        seatsMax,
        streams,
        options,
        limits,
        List.of(names),
        policies,
        undo,
        bots);
  }

  /** The first name is the base policy; each is a document beside the game's class. */
  public Manifest policies(String... names) {
    return new Manifest(
        id,
        title,
        seatsMin,
        seatsMax,
        streams,
        options,
        limits,
        content,
        List.of(names),
        undo,
        bots);
  }

  public Manifest withoutUndo() {
    return new Manifest(
        id, title, seatsMin, seatsMax, streams, options, limits, content, policies, false, bots);
  }

  /** Names of the players that {@code Rules.bots} gives; the first is whom to play against. */
  public Manifest bots(String... names) {
    return new Manifest(
        id,
        title,
        seatsMin,
        seatsMax,
        streams,
        options,
        limits,
        content,
        policies,
        undo,
        List.of(names));
  }
}

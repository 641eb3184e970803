package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Stream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** What a game says about itself. Every claim is checked by the contract suite. */
public final class Manifest {
  private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]{1,23}");

  private final String id;
  private final String title;
  private int seatsMin = 1;
  private int seatsMax = 1;
  private List<Stream> streams = List.of();
  private List<Option> options = List.of();
  private Limits limits = Limits.DEFAULT;
  private List<String> content = List.of();
  private List<String> policies = List.of();
  private boolean undo = true;
  private boolean commanded;
  private boolean led;
  private List<String> bots = List.of();
  private List<String> changes = List.of();
  private Optional<String> memory = Optional.empty();

  private Manifest(String id, String title) {
    if (!ID.matcher(id).matches())
      throw new IllegalArgumentException("'" + id + "' is not a short lower-case game id");
    this.id = id;
    this.title = title;
  }

  public static Manifest of(String id, String title) {
    return new Manifest(id, title);
  }

  /** How the command line, journals and seed codes call it. */
  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  /** The fewest players. */
  public int seatsMin() {
    return seatsMin;
  }

  /** The most players. */
  public int seatsMax() {
    return seatsMax;
  }

  /** Every domain of luck its rules draw from. */
  public List<Stream> streams() {
    return streams;
  }

  /** What may be set before a run. */
  public List<Option> options() {
    return options;
  }

  /**
   * The option through which a run knows what earlier ones on the same machine left behind. Nobody
   * is asked for it: clients fill it in, and it is part of the run like any other option.
   */
  public Optional<String> memory() {
    return memory;
  }

  public Limits limits() {
    return limits;
  }

  /** Names of the documents, beside the game's class, that {@code Setup.content} gives it. */
  public List<String> content() {
    return content;
  }

  /** The base policy and named overlays on it; empty when the game has no policy. */
  public List<String> policies() {
    return policies;
  }

  /** Whether players may take back inputs. */
  public boolean undo() {
    return undo;
  }

  /**
   * Whether it is played by commands given while time runs, so that bots that play any game give
   * some too and do not only answer what they are asked.
   */
  public boolean commanded() {
    return commanded;
  }

  /**
   * Whether the first seat leads the game: nothing is hidden from it, so that it may look at all of
   * the past and lead everybody on from any moment of it.
   */
  public boolean led() {
    return led;
  }

  /** Names of the players its rules bring along, the usual one first. */
  public List<String> bots() {
    return bots;
  }

  /** The version of its rules: 1, and one more for each change that was declared. */
  public int version() {
    return changes.size() + 1;
  }

  /** {@code version} if it is one of this game; fails with a sentence if it is yet to come. */
  public int known(long version) {
    if (version >= 1 && version <= version()) return (int) version;
    throw new IllegalArgumentException(
        "version "
            + version
            + " of the rules of "
            + id
            + " is not known to this program, which knows "
            + (version() == 1 ? "only the first" : "1 to " + version()));
  }

  /** What changed in the rules after {@code version}, oldest first, in the words of its author. */
  public List<String> changesSince(int version) {
    return changes.subList(Math.min(Math.max(version, 1) - 1, changes.size()), changes.size());
  }

  public Manifest seats(int count) {
    return seats(count, count);
  }

  public Manifest seats(int fewest, int most) {
    if (fewest < 1 || most < fewest || most > Seat.MAX)
      throw new IllegalArgumentException(id + " cannot have " + fewest + " to " + most + " seats");
    return with(
        other -> {
          other.seatsMin = fewest;
          other.seatsMax = most;
        });
  }

  public Manifest streams(Stream... declared) {
    List<Stream> all = List.of(declared);
    if (all.stream().distinct().count() < all.size())
      throw new IllegalArgumentException(id + " declares a stream twice: " + all);
    return with(other -> other.streams = all);
  }

  public Manifest options(Option... declared) {
    return with(other -> other.options = List.of(declared));
  }

  /** Names the option for what {@code Rules.remains} gave in earlier runs. */
  public Manifest memory(String option) {
    return with(other -> other.memory = Optional.of(option));
  }

  public Manifest limits(long inputs, long ticks) {
    return with(other -> other.limits = new Limits(inputs, ticks, limits.idleTicks()));
  }

  public Manifest idleTicks(int most) {
    return with(other -> other.limits = new Limits(limits.inputs(), limits.ticks(), most));
  }

  public Manifest content(String... names) {
    return with(other -> other.content = List.of(names));
  }

  /** The first name is the base policy; each is a document beside the game's class. */
  public Manifest policies(String... names) {
    return with(other -> other.policies = List.of(names));
  }

  public Manifest withoutUndo() {
    return with(other -> other.undo = false);
  }

  /** Says that commands are how it is played, and not only a help beside its questions. */
  public Manifest playedByCommands() {
    return with(other -> other.commanded = true);
  }

  /** The first seat is that of a game master. */
  public Manifest ledByTheFirst() {
    return with(other -> other.led = true);
  }

  /** Names of the players that {@code Rules.bots} gives; the first is whom to play against. */
  public Manifest bots(String... names) {
    return with(other -> other.bots = List.of(names));
  }

  /**
   * Declares what changed in the rules, one sentence for each version after the first, oldest
   * first. Sentences are only ever added: the number of them is the version that journals record.
   */
  public Manifest changes(String... notes) {
    return with(other -> other.changes = List.of(notes));
  }

  private List<Object> claims() {
    return List.of(
        id, title, seatsMin, seatsMax, streams, options, limits, content, policies, undo, commanded,
        led, bots, changes, memory);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Manifest manifest && claims().equals(manifest.claims());
  }

  @Override
  public int hashCode() {
    return claims().hashCode();
  }

  private Manifest with(Consumer<Manifest> change) {
    Manifest other = new Manifest(id, title);
    other.seatsMin = seatsMin;
    other.seatsMax = seatsMax;
    other.streams = streams;
    other.options = options;
    other.limits = limits;
    other.content = content;
    other.policies = policies;
    other.undo = undo;
    other.commanded = commanded;
    other.led = led;
    other.bots = bots;
    other.changes = changes;
    other.memory = memory;
    change.accept(other);
    return other;
  }
}

package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.table.Table;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** The store, match and bus of one run, opened before anything is played. */
public final class RunPlace implements AutoCloseable {
  /** How long a program that is done waits for the broker. */
  static final Duration PATIENCE = Duration.ofSeconds(15);

  private final Optional<RemoteBus> bus;
  private final Optional<MatchStore> store;
  private final Optional<HeldMatch> past;
  private final Optional<Path> file;
  private final String match;
  private final RunSpec spec;

  private RunPlace(
      PlaceOptions options, Optional<Path> file, Optional<Path> resumed, Supplier<RunSpec> fresh) {
    this.bus = options.bus();
    this.store = options.store();
    this.file = resumed.isPresent() ? resumed : file;
    if (store.isPresent() && this.file.isPresent())
      throw new BadInputException("a run is kept in a file or in a store, not in both");
    this.past =
        resumed.isPresent()
            ? Optional.of(resumed(resumed.get()))
            : store.flatMap(in -> existing(in, options.match()));
    this.spec = past.isPresent() ? past.get().past().header().spec() : fresh.get();
    this.match = options.match().isEmpty() ? freshId() : options.match();
  }

  /**
   * For a run in {@code file}, a store, or nowhere; a match that is in the store is gone on with.
   */
  public static RunPlace of(PlaceOptions options, Optional<Path> file, Supplier<RunSpec> fresh) {
    return new RunPlace(options, file, Optional.empty(), fresh);
  }

  /** For a run that goes on in its file. */
  public static RunPlace resuming(PlaceOptions options, Path file) {
    return new RunPlace(
        options,
        Optional.empty(),
        Optional.of(file),
        () -> {
          throw new IllegalStateException("a run that goes on has a recipe");
        });
  }

  private static HeldMatch resumed(Path file) {
    JournalFile read = JournalReader.read(file);
    return FileMatch.resume(file, read);
  }

  private static Optional<HeldMatch> existing(MatchStore store, String id) {
    return id.isEmpty() || store.find(id).isEmpty()
        ? Optional.empty()
        : Optional.of(store.open(id));
  }

  private String freshId() {
    String name = SavedRuns.name(spec);
    String id = name;
    for (int i = 2; store.isPresent() && store.get().find(id).isPresent(); i++) id = name + "-" + i;
    return id;
  }

  public RunSpec spec() {
    return spec;
  }

  public Optional<RemoteBus> bus() {
    return bus;
  }

  /** What is gone on with; nothing for a new run. */
  public Optional<HeldMatch> past() {
    return past;
  }

  /** Where a user finds it again. */
  public String name() {
    return file.map(Path::toString).orElse(store.isPresent() ? "match " + match : "nowhere");
  }

  /** How a user goes on with it. */
  public String option() {
    return file.map(path -> "--resume " + path).orElse("--store ... --match " + match);
  }

  /** Begins the run or goes on with it, whoever made it: that it replays the same is enough. */
  public Table table(dev.astragal.runtime.table.Seating seating) {
    return past.isPresent()
        ? Table.resume(past.get(), seating, bus)
        : Table.begin(
            spec, seating, fresh(Session.header(GameLibrary.game(spec.game()), spec)), bus);
  }

  private Optional<HeldMatch> fresh(JournalLine.Header header) {
    return store.isPresent()
        ? Optional.of(store.get().create(match, header, Tree.emptyTable()))
        : file.map(path -> FileMatch.create(path, header));
  }

  /** Begins the run or goes on with it. */
  public <S, C extends Choice, E extends Event> LiveRun<S, C, E> live(Kernel<S, C, E> kernel) {
    return live(kernel, false);
  }

  /** As {@link #live(Kernel)}; {@code force} goes on with what other code made, if it replays. */
  public <S, C extends Choice, E extends Event> LiveRun<S, C, E> live(
      Kernel<S, C, E> kernel, boolean force) {
    if (past.isPresent()) {
      if (!force) Replay.requireSameMakers(kernel, past.get().past().header());
      return LiveRun.resume(kernel, past.get(), bus);
    }
    return LiveRun.begin(kernel, spec, fresh(Session.header(kernel.game(), spec)), bus);
  }

  /** Waits for the bus, and says so when it did not take everything. */
  public boolean settled(LiveRun<?, ?, ?> live, PrintWriter err) {
    return settled(live.await(PATIENCE), err);
  }

  /** Says so when the bus lacks {@code left} messages. */
  public boolean settled(long left, PrintWriter err) {
    if (left == 0) return true;
    err.println(
        "astragal: the bus has not confirmed "
            + left
            + " messages; 'astragal publish' sends them when it is back");
    return false;
  }

  @Override
  public void close() {
    past.ifPresent(HeldMatch::close);
    store.ifPresent(MatchStore::close);
    bus.ifPresent(RemoteBus::close);
  }
}

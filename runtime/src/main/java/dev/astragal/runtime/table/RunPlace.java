package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.SavedRuns;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The store, match and bus of one run, opened before anything is played. */
public final class RunPlace implements AutoCloseable {
  private final Optional<RemoteBus> bus;
  private final Optional<MatchStore> store;
  private final Optional<HeldMatch> past;
  private final Optional<Path> file;
  private final String match;
  private final RunSpec spec;

  private RunPlace(
      Optional<RemoteBus> bus,
      Optional<MatchStore> store,
      Optional<HeldMatch> past,
      Optional<Path> file,
      String match,
      RunSpec spec) {
    this.bus = bus;
    this.store = store;
    this.past = past;
    this.file = file;
    this.spec = spec;
    this.match = match.isEmpty() ? freshId() : match;
  }

  /** For a run in {@code file}, or nowhere. */
  public static RunPlace of(Optional<RemoteBus> bus, Optional<Path> file, RunSpec spec) {
    return new RunPlace(bus, Optional.empty(), Optional.empty(), file, "", spec);
  }

  /** For a run that goes on in its file. */
  public static RunPlace resuming(Optional<RemoteBus> bus, Path file) {
    HeldMatch past = FileMatch.resume(file);
    RunSpec spec = past.past().header().spec();
    return new RunPlace(bus, Optional.empty(), Optional.of(past), Optional.of(file), "", spec);
  }

  /**
   * For a run in a store: {@code match} is gone on with if it is there, and else begun as {@code
   * fresh}; without a name it gets one.
   */
  public static RunPlace of(
      Optional<RemoteBus> bus, MatchStore store, String match, Supplier<RunSpec> fresh) {
    Optional<HeldMatch> past =
        match.isEmpty() || store.find(match).isEmpty()
            ? Optional.empty()
            : Optional.of(store.open(match));
    RunSpec spec = past.map(held -> held.past().header().spec()).orElseGet(fresh);
    return new RunPlace(bus, Optional.of(store), past, Optional.empty(), match, spec);
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

  /** Whoever leaves is told that the run is saved only where it is. */
  public void requireKept() {
    if (file.isPresent() && !Files.exists(file.get()))
      throw new BadInputException(file.get() + " was deleted or moved while it was played");
  }

  /** How a user goes on with it. */
  public String option() {
    return file.map(path -> "--resume " + path).orElse("--store ... --match " + match);
  }

  public Table table(Seating seating) {
    return table(seating, Optional.empty());
  }

  /**
   * Begins the run or goes on with it, whoever made it: that it replays the same is enough, and
   * where it does not, {@code way} says how.
   */
  public Table table(Seating seating, Optional<WayOn> way) {
    return table(seating, bus, way);
  }

  /** As {@link #table(Seating)}, told to {@code publisher}, which may tell the bus in turn. */
  public Table table(Seating seating, Publisher publisher, Optional<WayOn> way) {
    return table(seating, Optional.of(publisher), way);
  }

  private Table table(
      Seating seating, Optional<? extends Publisher> publisher, Optional<WayOn> way) {
    return past.isPresent()
        ? Table.resume(past.get(), seating, publisher, way)
        : Table.begin(spec, seating, fresh(seating), publisher);
  }

  /** For bots, who play without a table. */
  <S, C extends Choice, E extends Event> LiveRun<S, C, E> live(
      Kernel<S, C, E> kernel, Seating seating) {
    return past.isPresent()
        ? LiveRun.resume(kernel, past.get(), bus, Optional.empty())
        : LiveRun.begin(kernel, spec, fresh(seating), bus);
  }

  /** Sends what a recorded run has not sent; how many messages the bus still lacks then. */
  public long publish(Duration patience) {
    try (LiveRun<?, ?, ?> live = live(GameLibrary.kernel(spec), new Seating(List.of()))) {
      return live.await(patience);
    }
  }

  /** Lets bots play the run to its end; {@code audit} checks every step of it afterwards. */
  public BotGame playOut(List<String> bots, boolean audit) {
    return BotGame.play(this, GameLibrary.kernel(spec), bots, audit);
  }

  private Optional<HeldMatch> fresh(Seating seating) {
    JournalLine.Header header = Table.header(spec, seating);
    return store.isPresent()
        ? Optional.of(store.get().create(match, header, Tree.emptyTable()))
        : file.map(path -> FileMatch.create(path, header));
  }

  @Override
  public void close() {
    past.ifPresent(HeldMatch::close);
    store.ifPresent(MatchStore::close);
    bus.ifPresent(RemoteBus::close);
  }
}

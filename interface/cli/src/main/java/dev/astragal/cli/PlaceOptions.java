package dev.astragal.cli;

import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.store.MatchId;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.Stores;
import dev.astragal.runtime.table.RunPlace;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** Where a run is kept and where it is told. */
public final class PlaceOptions {
  @Option(
      names = "--store",
      paramLabel = "DIR|URL",
      description = "keep the run in a store: a directory or jdbc:postgresql://HOST/DATABASE")
  private String store = "";

  @Option(
      names = "--match",
      paramLabel = "ID",
      description = "the match in the store; one that is there is gone on with")
  private String match = "";

  @Option(
      names = "--bus",
      paramLabel = "URL",
      description = "publish what happens: amqp://USER:PASSWORD@HOST:PORT")
  private String bus = "";

  /** For a run in {@code file}, a store, or nowhere; one that is in the store is gone on with. */
  public RunPlace place(Optional<Path> file, Supplier<RunSpec> fresh) {
    Optional<MatchStore> in = store();
    if (in.isPresent() && file.isPresent()) throw inBoth();
    return in.isPresent()
        ? RunPlace.of(bus(), in.get(), match, fresh)
        : RunPlace.of(bus(), file, fresh.get());
  }

  /** For a run that goes on in its file. */
  public RunPlace resuming(Path file) {
    if (hasStore()) throw inBoth();
    return RunPlace.resuming(bus(), file);
  }

  private static BadInputException inBoth() {
    return new BadInputException("a run is kept in a file or in a store, not in both");
  }

  private Optional<MatchStore> store() {
    if (!match.isEmpty()) MatchId.require(match);
    if (store.isEmpty() && !match.isEmpty()) throw new BadInputException("--match needs --store");
    return store.isEmpty() ? Optional.empty() : Optional.of(Stores.open(store));
  }

  public boolean hasStore() {
    return !store.isEmpty();
  }

  /** The match that was named, or empty. */
  public String match() {
    return match;
  }

  private Optional<RemoteBus> bus() {
    return bus.isEmpty() ? Optional.empty() : Optional.of(Buses.connect(bus));
  }

  /** Whether the bus took everything; says so when it still lacks some. */
  public static boolean settled(long unsent, PrintWriter err) {
    if (unsent == 0) return true;
    err.println(
        "astragal: the bus has not confirmed "
            + unsent
            + " messages; 'astragal publish' sends them when it is back");
    return false;
  }
}

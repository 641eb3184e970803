package dev.astragal.cli;

import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.store.MatchId;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.Stores;
import java.util.Optional;
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

  public Optional<MatchStore> store() {
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

  public Optional<RemoteBus> bus() {
    return bus.isEmpty() ? Optional.empty() : Optional.of(Buses.connect(bus));
  }
}

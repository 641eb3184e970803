package dev.astragal.simulation;

import java.util.Optional;

/** World after world until one goes wrong; then the fewest events that are needed for it. */
record Search(Scenario shortest, PromiseBroken broken, int worlds, int events) {
  /** The first failure among so many seeds. */
  static Optional<Search> of(long first, int worlds) {
    for (int i = 0; i < worlds; i++) {
      Scenario scenario = Scenario.of(first + i);
      Optional<PromiseBroken> broken = Simulation.of(scenario).broken();
      if (broken.isPresent()) return Optional.of(shrunk(scenario, broken.get(), i + 1));
    }
    return Optional.empty();
  }

  static Search shrunk(Scenario scenario, PromiseBroken broken, int worlds) {
    Scenario shortest = Simulation.shrunk(scenario, broken.promise());
    return new Search(shortest, broken, worlds, scenario.happenings().size());
  }

  /** In a row of a table: what was broken, in which world, with how many events; or empty. */
  static String from(long first, int worlds) {
    return of(first, worlds)
        .map(
            found ->
                found.broken().promise()
                    + " | "
                    + found.worlds()
                    + " | "
                    + found.shortest().happenings().size()
                    + " of "
                    + found.events())
        .orElse("");
  }
}

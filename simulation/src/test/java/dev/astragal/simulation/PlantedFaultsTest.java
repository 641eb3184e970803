package dev.astragal.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the simulation finds when the code is wrong. One fault is tried each time; {@code ./test -pl
 * simulation -am -Dtest=PlantedFaultsTest -Dfaults='.*'} tries all that match and writes the table.
 */
final class PlantedFaultsTest {
  private static final Path TABLE =
      Path.of(System.getProperty("astragal.root"), "docs/simulation.md");
  private static final String HEAD =
      "| fault | promise that is broken | found in world | events needed | seconds |\n|---|---|---|---|---|\n";
  private static final int WORLDS_MAX = 5_000;
  private static final int SECONDS_MAX = 600;
  private static final int EVENTS_MAX = 15;

  @TempDir Path folder;

  @Test
  void anUnforcedLineIsFound() throws Exception {
    PlantedFault fault = PlantedFault.all().getFirst();
    assertThat(Planted.search(Planted.program(fault, folder), 1, 20))
        .startsWith("no journal is ever damaged | 1 | 0 of");
  }

  @Test
  void everyFaultCanStillBePut() throws IOException {
    for (PlantedFault fault : PlantedFault.all())
      assertThat(Planted.source(fault)).as(fault.name()).isNotEmpty();
  }

  @Test
  void theTableInTheDocumentsHasEveryFault() throws IOException {
    String table = Files.readString(TABLE);
    for (PlantedFault fault : PlantedFault.all())
      assertThat(table).contains("\n| " + fault.name() + " | ");
  }

  @Test
  @EnabledIfSystemProperty(named = "faults", matches = ".+")
  void everyFaultIsFoundWithFewEvents() throws Exception {
    String page = Files.readString(TABLE);
    List<String> missed = new ArrayList<>();
    StringBuilder rows = new StringBuilder(HEAD);
    for (PlantedFault fault : PlantedFault.all()) {
      String start = "| " + fault.name() + " | ";
      if (!fault.name().matches(System.getProperty("faults"))) {
        page.lines().filter(row -> row.startsWith(start)).forEach(row -> rows.append(row + "\n"));
        continue;
      }
      Path place = Files.createTempDirectory(folder, "fault");
      ClassLoader program = Planted.program(fault, place);
      long begun = System.nanoTime();
      String found = Planted.search(program, 1, WORLDS_MAX);
      long seconds = (System.nanoTime() - begun) / 1_000_000_000 + 1;
      String row = start + (found.isEmpty() ? "missed | – | –" : found) + " | " + seconds + " |\n";
      System.out.print(row);
      if (found.isEmpty() || needed(found) > EVENTS_MAX || seconds > SECONDS_MAX) missed.add(row);
      else requireSound(world(found));
      rows.append(row);
    }
    Files.writeString(TABLE, page.substring(0, page.indexOf(HEAD)) + rows);
    assertThat(missed).isEmpty();
  }

  /** A world that goes wrong by itself shows a fault of ours, and not the one that was planted. */
  private static void requireSound(long seed) {
    assertThat(Simulation.of(Scenario.of(seed)).broken()).as("world %d as it is", seed).isEmpty();
  }

  private static long world(String found) {
    return Long.parseLong(found.replaceFirst(".*\\| (\\d+) \\| \\d+ of \\d+$", "$1"));
  }

  private static int needed(String found) {
    return Integer.parseInt(found.replaceFirst(".*\\| (\\d+) of \\d+$", "$1"));
  }
}

package dev.astragal.baator;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Tables with a game master at them. */
public final class Tables {
  public static final Seating MASTER = new Seating(List.of(new Chair.Person("")));

  private Tables() {}

  public static Table begin(
      String seed, Optional<Path> file, Optional<? extends Publisher> publisher) {
    RunSpec spec = RunSpec.of("baator", new Seed(seed), 1);
    return Table.begin(
        spec, MASTER, file.map(path -> Table.newFile(spec, MASTER, path)), publisher);
  }
}

package dev.astragal.cli;

import dev.astragal.plain.AskWayOn;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.RulesChanged;
import dev.astragal.runtime.table.RunPlace;
import dev.astragal.runtime.table.Table;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** How a run goes on whose rules are not those it was begun under. */
public final class WayOptions {
  @Option(
      names = "--way",
      paramLabel = "WAY",
      converter = WayOnConverter.class,
      description =
          "how to go on where the rules have changed since: go-on, carry-over or go-back (default:"
              + " asks)")
  private Optional<WayOn> way = Optional.empty();

  /** The table that {@code opened} opens; whoever sits there is asked where it must be. */
  public Table table(
      RunPlace place,
      Function<Optional<WayOn>, Table> opened,
      String language,
      Supplier<BufferedReader> in,
      PrintWriter out)
      throws IOException {
    try {
      return opened.apply(way);
    } catch (RulesChanged changed) {
      Messages messages = Messages.of(GameLibrary.game(place.spec().game()), "", language);
      Optional<WayOn> chosen = new AskWayOn(messages, in.get(), out).ask(changed);
      return opened.apply(Optional.of(chosen.orElseThrow(() -> undecided(place))));
    }
  }

  private static BadInputException undecided(RunPlace place) {
    return new BadInputException(
        place.name()
            + " stays as it is; go on with --way go-on, --way carry-over or --way go-back, or see it"
            + " as it was with: astragal watch FILE --as-recorded");
  }
}

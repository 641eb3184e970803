package dev.astragal.runtime.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.samples.Field;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots that play any game also play those in which nobody is asked anything. */
final class CommandsTest {
  private final Kernel<Field.Year, Field.Order, Field.Deed> kernel = Tables.kernel(new Field());

  @Test
  void chanceReapsSomethingAndSearchReapsMore() {
    int random = 0;
    int search = 0;
    for (int seed = 0; seed < 5; seed++) {
      random += barn("random", seed);
      search += barn("mcts:100", seed);
    }
    assertThat(random).isPositive();
    assertThat(search).isGreaterThan(random);
  }

  private int barn(String bot, int seed) {
    Run<Field.Year, Field.Order, Field.Deed> run = kernel.begin(Seed.of(seed));
    Outcome outcome = Match.play(run, Players.seated(kernel, List.of(bot), Seed.of(seed)));
    assertThat(run.inputs()).isPositive();
    return outcome.scores().get(0);
  }

  @Test
  void commandsOfBotsAreInTheJournal(@TempDir Path directory) {
    Path file = directory.resolve("field.jsonl");
    long hash = Tables.record(kernel, Tables.spec(new Field(), 1), file);
    var replayed = Replay.audited(kernel, JournalReader.read(file), Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    assertThat(replayed.run().hash()).isEqualTo(hash);
    try (var session = Session.begin(kernel, Tables.spec(new Field(), 1), Optional.<Path>empty())) {
      Match.play(session, Players.seated(kernel, List.of("random"), Seed.of(1)));
      assertThat(session.inputs()).isPositive();
      assertThat(session.run().hash()).isEqualTo(hash);
    }
  }
}

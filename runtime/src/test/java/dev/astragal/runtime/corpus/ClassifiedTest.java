package dev.astragal.runtime.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.corpus.March.Deed;
import dev.astragal.runtime.corpus.March.Edition;
import dev.astragal.runtime.corpus.March.Order;
import dev.astragal.runtime.corpus.March.Way;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What each kind of change does to a run that was recorded before it. */
final class ClassifiedTest {
  private static final String WITH_ONE_REST = "sssrsssssss";

  @TempDir private Path directory;

  @Test
  void unchangedRulesGiveTheIdenticalRun() {
    Classified all = classified(WITH_ONE_REST, Edition.FIRST);
    assertThat(all).isEqualTo(new Classified(Standing.IDENTICAL, 11, 0, 0, "", false));
  }

  @Test
  void anotherWayToTheSameEndIsTheSameOutcomeAndNamesTheFirstEvent() {
    Classified songs = classified(WITH_ONE_REST, Edition.WITH_SONGS);
    assertThat(songs.standing()).isEqualTo(Standing.SAME_OUTCOME);
    assertThat(songs.difference())
        .startsWith("input 4, tick 0: event 1 was RESTED at tick 0, is SANG at tick 0")
        .contains("first field: songs");
  }

  @Test
  void anInputThatIsRefusedNowIsLeftOutAndTheRestIsMigrated() {
    Classified restless = classified(WITH_ONE_REST, Edition.WITHOUT_REST);
    assertThat(restless.standing()).isEqualTo(Standing.MIGRATED);
    assertThat(restless.leftOut()).isEqualTo(1);
    assertThat(restless.moved()).isEqualTo(7);
    assertThat(restless.toString())
        .startsWith("migrated (7 of 11 inputs moved, 1 left out): input 4")
        .contains("the choice is refused");
  }

  @Test
  void aRunOfWhichTooMuchWouldBeLeftOutIsPinned() {
    Classified restless = classified("srsrssssssss", Edition.WITHOUT_REST);
    assertThat(restless.leftOut()).isEqualTo(2);
    assertThat(restless.standing()).isEqualTo(Standing.PINNED);
  }

  @Test
  void anotherEndIsPinned() {
    assertThat(classified(WITH_ONE_REST, Edition.LONGER).standing()).isEqualTo(Standing.PINNED);
    assertThat(classified(WITH_ONE_REST, Edition.SHORTER).standing()).isEqualTo(Standing.PINNED);
  }

  @Test
  void aRunWithoutAnEndMustStillHaveNone() {
    assertThat(classified("sssr", Edition.LONGER).standing()).isEqualTo(Standing.IDENTICAL);
    assertThat(classified("sssr", Edition.WITH_SONGS).standing()).isEqualTo(Standing.SAME_OUTCOME);
    assertThat(classified("sssssr", Edition.SHORTER).standing()).isEqualTo(Standing.PINNED);
  }

  @Test
  void whatWasTakenBackIsTakenBackUnderOtherRulesToo() {
    assertThat(classified("ssrsuusssrusssss", Edition.WITHOUT_REST).standing())
        .isEqualTo(Standing.PINNED);
    assertThat(classified("ssssruussssssss", Edition.WITHOUT_REST))
        .extracting(Classified::standing, Classified::leftOut)
        .containsExactly(Standing.MIGRATED, 1);
  }

  @Test
  void rulesThatFailPinTheRunWithTheFault() {
    Classified broken = classified(WITH_ONE_REST, Edition.BROKEN);
    assertThat(broken.standing()).isEqualTo(Standing.PINNED);
    assertThat(broken.difference()).contains("input 4").contains("no bench");
  }

  /**
   * Records a run of the first edition and classifies it under another.
   *
   * @param inputs s step, r rest, u take back
   */
  private Classified classified(String inputs, Edition edition) {
    Path file = directory.resolve(inputs + edition + ".jsonl");
    RunSpec spec = RunSpec.of("march", Seed.of(1), 1);
    try (Session<Way, Order, Deed> session =
        Session.begin(kernel(Edition.FIRST), spec, Optional.of(file))) {
      for (int i = 0; i < inputs.length(); i++) {
        char input = inputs.charAt(i);
        if (input == 'u') session.undo();
        else
          session.submit(
              new Answer<>(
                  session.run().promptId(), Seat.of(0), input == 's' ? Order.STEP : Order.REST));
      }
    }
    JournalFile journal = JournalReader.read(file);
    return Classified.of(kernel(edition), journal);
  }

  private static Kernel<Way, Order, Deed> kernel(Edition edition) {
    March march = new March(edition);
    return Kernel.of(march, Setup.of(march.manifest(), 1));
  }
}

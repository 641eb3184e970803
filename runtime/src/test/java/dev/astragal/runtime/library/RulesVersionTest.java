package dev.astragal.runtime.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Setup;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.session.Session;
import org.junit.jupiter.api.Test;

final class RulesVersionTest {
  /** Dice whose rules changed once. */
  private static final class Changed extends Dice {
    @Override
    public Manifest manifest() {
      return super.manifest().changes("Thirty points win.");
    }
  }

  private final RunSpec spec = Tables.spec(new Dice(), 1);

  @Test
  void everyDeclaredChangeMakesAVersion() {
    assertThat(new Dice().manifest().version()).isEqualTo(1);
    assertThat(new Changed().manifest().version()).isEqualTo(2);
    assertThat(new Changed().manifest().changesSince(1)).containsExactly("Thirty points win.");
    assertThat(new Changed().manifest().changesSince(2)).isEmpty();
  }

  @Test
  void aNewRunIsPlayedByThePresentRulesAndItsJournalSaysSo() {
    assertThat(GameLibrary.setup(new Changed(), spec).version()).isEqualTo(2);
    assertThat(Session.header(new Changed(), spec).spec().rules()).hasValue(2);
  }

  @Test
  void aJournalThatDoesNotSayIsOfTheFirstVersion() {
    RunSpec old = new JournalLine.Header(1, "", "", spec).spec();
    assertThat(old.rules()).hasValue(1);
    Setup setup = GameLibrary.setup(new Changed(), old);
    assertThat(setup.version()).isEqualTo(1);
  }

  @Test
  void aVersionThatIsYetToComeIsRefused() {
    assertThatThrownBy(() -> GameLibrary.kernel(new Changed(), spec.under(3)))
        .isInstanceOf(BadInputException.class)
        .hasMessage(
            "version 3 of the rules of dice is not known to this program, which knows 1 to 2");
  }
}

package dev.astragal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;

final class PlainPlayTest {
  private static final RunSpec ALONE = RunSpec.of("safe", Seed.of(1), 1);
  private static final RunSpec TWO = RunSpec.of("safe", Seed.of(1), 2);

  private static Table table(RunSpec spec, String... names) {
    List<Chair> people = List.of(names).stream().<Chair>map(Chair.Person::new).toList();
    return Table.begin(spec, new Seating(people), Optional.empty(), Optional.empty());
  }

  /** All that is said while these lines are typed. */
  private static String said(Table table, String... lines) throws IOException {
    StringWriter out = new StringWriter();
    String typed = String.join("\n", lines) + "\n";
    try (PrintWriter to = new PrintWriter(out)) {
      new PlainPlay(table, new BufferedReader(new StringReader(typed)), to, false).play();
    }
    return out.toString();
  }

  @Test
  void offersStandUnderTheirHeadingsWithTheirDetails() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "q"))
          .contains(
              """
              What now?
                   Quietly:
                1  Listen at the door (as it is now)
                     one more click
                2  Wait
                   Loudly:
                3  Blow it open
                     Warning: nothing inside survives
              (Enter takes 2) >\s""");
    }
  }

  @Test
  void anEmptyLineTakesTheSuggestedAnswerAndNothingElse() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "", "q")).contains("* Ann waits");
    }
    RunSpec pig = RunSpec.of("pig", Seed.of(1), 2);
    try (Table table = table(pig, "Ann", "Bob")) {
      assertThat(said(table, "", "", "q")).contains("> > > ").doesNotContain("*");
      assertThat(table.now().inputs()).isZero();
    }
  }

  @Test
  void whatCannotBeUndoneIsAskedAgain() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "3", "no", "q"))
          .contains("Blow it open: that cannot be undone. Really? (yes or no)")
          .contains("Nothing was done.");
      assertThat(table.now().inputs()).isZero();
      assertThat(said(table, "3", "yes"))
          .contains("* Ann blows the door open")
          .contains("The game is over: there is nothing left to take. 0 points.");
    }
  }

  @Test
  void takingBackSaysWhyItIsFree() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "u", "1", "u", "q"))
          .contains("There is nothing to take back.")
          .contains("Taken back: nothing was learned since.");
      assertThat(table.now().inputs()).isZero();
    }
    try (Table table = table(ALONE.asPractice(), "Ann")) {
      assertThat(said(table, "1", "u", "q"))
          .contains("This is practice: whatever you do can be taken back.")
          .contains("Taken back, as practice allows.");
    }
  }

  @Test
  void whoeverPlaysAloneMayAskForAdviceAndWhoeverPlaysAgainstPeopleMayNot() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "a", "q"))
          .contains("A search would answer, from 0 for the worst to 100 for the best:")
          .containsPattern("  [ \\d]{3}  (Listen at the door|Wait|Blow it open)\n");
      assertThat(table.now().inputs()).isZero();
    }
    try (Table table = table(TWO, "Ann", "Bob")) {
      assertThat(said(table, "a", "q")).contains("There is no advice here: another person plays");
    }
    try (Table table = table(TWO.asPractice(), "Ann", "Bob")) {
      assertThat(said(table, "a", "q")).contains("A search would answer");
    }
  }

  @Test
  void theOthersMustAgreeWhenTheyHaveAnsweredSince() throws IOException {
    try (Table table = table(TWO, "Ann", "Bob")) {
      assertThat(said(table, "1", "", "1", "", "u", "no", "q"))
          .contains("Bob, may Ann take back the last answer? (yes or no)")
          .contains("Bob does not agree. Nothing was taken back.");
      assertThat(table.now().inputs()).isEqualTo(2);
      assertThat(said(table, "u", "yes", "q")).contains("Taken back: everybody agrees.");
      assertThat(table.now().inputs()).isZero();
    }
  }

  @Test
  void peopleWhoSeeDifferentThingsHandOver() throws IOException {
    try (Table table = table(TWO, "Ann", "Bob")) {
      String said = said(table, "1", "", "q");
      String handOver = "Hand over to Bob. Press Enter when nobody else is looking.";
      assertThat(said).contains("Ann: What now?", handOver, "Bob: What now?");
      assertThat(said.substring(said.indexOf(handOver)))
          .contains("Bob has heard 0 clicks")
          .doesNotContain("Ann has heard");
    }
  }

  @Test
  void theWinnerAndThePointsAreNamed() throws IOException {
    try (Table table = table(TWO, "Ann", "Bob")) {
      String[] lines = "1,,2,,1,,2,,1,,2,,1".split(",", -1);
      assertThat(said(table, lines))
          .contains("The game is over. Ann wins. Points: Ann has 4 and Bob has 0.");
      assertThat(table.outcome().orElseThrow().winners()).containsExactly(Seat.first());
    }
  }

  @Test
  void aNameTellsWhatTheThingIs() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "? steel", "? window", "q"))
          .contains("steel door: Three fingers thick.")
          .contains("There is no 'window' on the screen.");
    }
  }

  @Test
  void answersAreFilteredThingsNamedAndEverythingToldAgain() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "f blow", "f nothing", "x", "2", "p waits", "q"))
          .contains("> " + "  3  Blow it open")
          .contains("Nothing with 'nothing'.")
          .contains("To be examined with ? and the name: steel door")
          .contains("> * Ann waits");
    }
  }

  @Test
  void theRulesAreReadWhereAGameBringsThem() throws IOException {
    try (Table table = table(RunSpec.of("pig", Seed.of(1), 2), "Ann", "Bob")) {
      assertThat(said(table, "i", "q")).contains("HOW PIG IS PLAYED", "- Hold: what is at risk");
      table.speak("", "de");
      assertThat(said(table, "i", "q")).contains("WIE PIG GESPIELT WIRD");
    }
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "i", "q")).contains("This game has no rules to read here.");
    }
  }

  @Test
  void whenItIsOverTheStoryIsTold() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      assertThat(said(table, "3", "yes", "t", ""))
          .contains("a plays again with new luck", "What happened", "Ann: Blow it open");
    }
  }

  @Test
  void itSpeaksGermanWhereTheTableDoes() throws IOException {
    try (Table table = table(ALONE, "Ann")) {
      table.speak("", "de");
      assertThat(said(table, "9", "u", "q"))
          .contains("'9' ist keine Zahl von 1 bis 3; ? hilft")
          .contains("Es gibt nichts zurückzunehmen.");
    }
  }

  @Test
  void theGermanBundleHasEverySentence() throws IOException {
    Properties german = bundle("messages_de.properties");
    assertThat(german.keySet()).isEqualTo(bundle("messages.properties").keySet());
    assertThat(Messages.beside(PlainPlay.class, "de").knows("grave")).isTrue();
  }

  @Test
  void aTranscriptHasEveryWordOfAGame() {
    StringWriter out = new StringWriter();
    Seating bots = Seating.bots(List.of("random"), 2);
    try (Table table = Table.begin(TWO, bots, Optional.empty(), Optional.empty());
        PrintWriter to = new PrintWriter(out)) {
      new Transcript(table, to).write();
    }
    assertThat(out.toString())
        .contains("? Random: What now?", "  - Blow it open", "Warning: nothing inside survives")
        .contains("* Random", "The game is over", "steel door: Three fingers thick.");
    assertThat(out.toString().split("  - Blow it open", -1)).hasSize(2);
  }

  private static Properties bundle(String name) throws IOException {
    Properties bundle = new Properties();
    try (InputStream in = Objects.requireNonNull(PlainPlay.class.getResourceAsStream(name))) {
      bundle.load(in);
    }
    return bundle;
  }
}

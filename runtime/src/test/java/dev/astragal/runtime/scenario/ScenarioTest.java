package dev.astragal.runtime.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScenarioTest {
  private static final String BANKING =
      """
      game: dice
      name: banking makes points safe
      given:
        state: {"scores[1]": 7}
        draws: {dice: [4]}
      when:
        - choose: ROLL
        - choose: BANK
      """;

  @TempDir private Path directory;

  @Test
  void aScenarioThatHoldsHasNoDifferences() {
    assertThat(
            differences(
                BANKING
                    + """
                    then:
                      state: {"scores[0]": 4, "scores[1]": 7, atRisk: 0, mover: 1, grudge: false}
                      events: [{kind: Rolled, face: 4}, Banked]
                      prompt: move
                    """))
        .isEmpty();
  }

  @Test
  void everyKindOfExpectationSaysWhatItFoundInstead() {
    assertThat(
            differences(
                BANKING
                    + """
                    then:
                      state: {"scores[0]": 5, "scores[9]": 1, nowhere: 2}
                      events: [Banked, {kind: Rolled, face: 4}]
                      refused: NOT_YOUR_TURN
                      prompt: other
                      outcome: won
                      hash: "0x0000000000000000"
                    """))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("refused: expected NOT_YOUR_TURN, found none"),
            line -> assertThat(line).isEqualTo("scores[0]: expected 5, found 4"),
            line -> assertThat(line).isEqualTo("scores[9]: expected 1, found nothing"),
            line -> assertThat(line).isEqualTo("nowhere: expected 2, found nothing"),
            line ->
                assertThat(line)
                    .isEqualTo(
                        "events: expected {kind: Rolled, face: 4}, happened"
                            + " [{kind: Rolled, seat: 0, face: 4}, {kind: Banked, seat: 0, points: 4}]"),
            line -> assertThat(line).isEqualTo("prompt: expected other, found move"),
            line -> assertThat(line).isEqualTo("outcome: expected won, found none"),
            line -> assertThat(line).matches("hash: expected 0x0{16}, found 0x[0-9a-f]{16}"));
  }

  @Test
  void theHashOfARunCanBeExpected() {
    String wrong = differences(BANKING + "then: {hash: '0x0000000000000000'}").getFirst();
    String hash = wrong.substring(wrong.length() - 18);
    assertThat(differences(BANKING + "then: {hash: " + hash + "}")).isEmpty();
  }

  @Test
  void refusalsAreExpectedByCodeAndOtherwiseADifference() {
    String bank = "game: dice\nwhen: [{choose: BANK}]\nthen: ";
    assertThat(differences(bank + "{refused: NOTHING_TO_BANK}")).isEmpty();
    assertThat(differences(bank + "{prompt: move}"))
        .containsExactly("a choice was refused: [NOTHING_TO_BANK] there is nothing to BANK");
    assertThat(
            differences("game: dice\nwhen: [{choose: BANK}, {choose: ROLL}]\nthen: {prompt: move}"))
        .contains("a choice was refused: [NOTHING_TO_BANK] there is nothing to BANK");
    assertThat(
            differences(
                "game: dice\nwhen: [{seat: 1, choose: ROLL}]\nthen: {refused: NOT_YOUR_TURN}"))
        .isEmpty();
  }

  @Test
  void timePassesAndCommandsAreGivenInPauses() {
    assertThat(
            differences(
                """
                game: walk
                given: {draws: {wind: [1, 0, 1]}}
                when:
                  - advance: 3
                  - choose: {type: Whistle}
                  - advance: 100
                  - choose: {type: Pace, speed: 3}
                then:
                  state: {pace: 3, sincePrompt: 0, whistles: 1}
                  events: [{kind: Walked, steps: 2}, {kind: Walked, steps: 1}, Whistled, Walked, {kind: Paced, speed: 3}]
                """))
        .isEmpty();
  }

  @Test
  void optionsPoliciesAndSingleValuesApply() {
    assertThat(
            differences(
                """
                game: tuned
                seats: 3
                options: {grudge: yes}
                policy: [short]
                when: [{choose: STEAL}]
                then: {refused: NOTHING_TO_STEAL, events: [Scolded], state: {goal: 10, scolded: 1, "scores[2]": 0}}
                """))
        .isEmpty();
    assertThat(differences("game: tuned\nset: {goal: 25}\nthen: {state: {goal: 25}}")).isEmpty();
  }

  @Test
  void scenariosOfOneDocumentShareWhatStandsBesideThem() {
    List<Scenario> scenarios =
        read(
            """
            game: dice
            seed: 7
            scenarios:
              - name: one
                then: {prompt: move}
              - name: two
                seed: 8
                then: {prompt: move}
            """);
    assertThat(scenarios).extracting(Scenario::name).containsExactly("one", "two");
    assertThat(scenarios).extracting(s -> s.spec().seed().text()).containsExactly("7", "8");
    assertThat(scenarios.getLast().mark().line()).isEqualTo(6);
  }

  @Test
  void whoIsAskedWhatWithIsOfferedAndWhatIsReadCanBeExpected() {
    String rolled = "game: dice\ngiven: {draws: {dice: [4]}}\nwhen: [{choose: ROLL}]\n";
    assertThat(
            differences(
                rolled
                    + """
                    then:
                      asked: [0]
                      offered: [ROLL, {choose: BANK}, {seat: 1, never: ROLL}]
                      screen: [4 points at risk, {seat: 1, hides: nothing of the kind}]
                    """))
        .isEmpty();
    assertThat(
            differences(
                rolled
                    + """
                    then:
                      asked: [0, 1]
                      offered: [{never: ROLL}, {seat: 1, choose: ROLL}]
                      screen: [nothing of the kind, {seat: 1, hides: at risk}]
                    """))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("asked: expected [0, 1], found [0]"),
            line -> assertThat(line).isEqualTo("offered: seat 0 may take ROLL"),
            line -> assertThat(line).startsWith("offered: seat 1 may not take ROLL: "),
            line ->
                assertThat(line).startsWith("screen: seat 0 does not read 'nothing of the kind'"),
            line -> assertThat(line).startsWith("screen: seat 1 reads 'at risk', but "));
  }

  @Test
  void aDrawTheRuleCouldNotMakeIsADifference() {
    assertThat(
            differences(
                "game: dice\ngiven: {draws: {dice: [9]}}\nwhen: [{choose: ROLL}]\nthen: {prompt: move}"))
        .containsExactly("result number 1 of stream 'dice' is 9, the rule asks for 1..6");
  }

  @Test
  void aDocumentThatIsWrongIsRefusedWithLineAndColumn() {
    refused("game: chess\nthen: {prompt: x}", "bad.yaml:1:7: game: there is no game 'chess'; ");
    refused("name: x\nthen: {prompt: x}", "bad.yaml:1:1: game: is missing");
    refused("game: dice\nname: x", "bad.yaml:1:1: then: is missing");
    refused("game: dice\nthen: {promt: x}", "bad.yaml:2:15: then.promt: is not a known name; ");
    refused("game: dice\nwehn: []\nthen: {}", "bad.yaml:2:7: wehn: is not a known name; ");
    refused("game: dice\nwhen: {}\nthen: {}", "bad.yaml:2:7: when: expected a list, found a table");
    refused("game: dice\nwhen: [{}]\nthen: {}", "bad.yaml:2:8: when: a step is either choose");
    refused(
        "game: dice\nwhen:\n  - choose: ROLL\n    advance: 2\nthen: {}",
        "bad.yaml:3:5: when: a step is either choose");
    refused("game: dice\nwhen:\n  - advance: 0\nthen: {}", "bad.yaml:3:14: when.advance: must be ");
    refused(
        "game: dice\nwhen:\n  - {choose: ROLL, seat: 99}\nthen: {}",
        "bad.yaml:3:26: when.seat: must be from 0 to 31, not 99");
    refused(
        "game: dice\nwhen:\n  - advance: soon\nthen: {}",
        "bad.yaml:3:14: when.advance: expected a whole number, found 'soon'");
    refused("game: dice\ngiven: {state: {'a..b': 1}}\nthen: {}", "bad.yaml:2:25: given.state: ");
    refused("game: [dice\n", "bad.yaml:2:1: not YAML: ");
    refused("", "bad.yaml:1:1: the document is empty");
    refused("- 1", "bad.yaml:1:1: expected a table, found a list");
  }

  @Test
  void aPositionThatCannotBeIsRefusedWithItsPath() {
    assertThatThrownBy(
            () -> differences("game: dice\ngiven: {state: {luck: 1}}\nthen: {prompt: x}"))
        .isInstanceOf(TreeException.class)
        .hasMessage("scenario.yaml:2:23: given.state.luck: the state has no such field");
    assertThatThrownBy(
            () -> differences("game: dice\ngiven: {state: {mover: left}}\nthen: {prompt: x}"))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("scenario.yaml:2:24")
        .hasMessageContaining("mover");
    assertThatThrownBy(
            () -> differences("game: dice\ngiven: {draws: {cards: [1]}}\nthen: {prompt: x}"))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("given.draws.cards: the game has no such stream; it has ");
    assertThatThrownBy(() -> differences("game: dice\nwhen: [{choose: JUMP}]\nthen: {prompt: x}"))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("scenario.yaml:2:17");
    assertThatThrownBy(() -> differences("game: dice\nseats: 9\nthen: {prompt: x}"))
        .isInstanceOf(BadInputException.class)
        .hasMessage("dice is for 2 to 3 seats, not 9");
  }

  private void refused(String yaml, String message) {
    assertThatThrownBy(() -> read("bad.yaml", yaml))
        .isInstanceOf(TreeException.class)
        .hasMessageStartingWith(message);
  }

  private List<String> differences(String yaml) {
    return ScenarioRunner.run(read(yaml).getFirst());
  }

  private List<Scenario> read(String yaml) {
    return read("scenario.yaml", yaml);
  }

  private List<Scenario> read(String name, String yaml) {
    try {
      return ScenarioReader.read(Files.writeString(directory.resolve(name), yaml));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}

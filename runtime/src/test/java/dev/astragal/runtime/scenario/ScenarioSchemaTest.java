package dev.astragal.runtime.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.YamlTrees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The published schema accepts what the reader accepts and refuses what it refuses. */
final class ScenarioSchemaTest {
  private static final Path DOCS = Path.of(System.getProperty("astragal.root"), "docs");

  private final Schema schema =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Documents.text(DOCS.resolve("scenario.schema.json")), InputFormat.JSON);

  @Test
  void everyExampleIsValid() throws IOException {
    try (Stream<Path> examples = Files.list(DOCS.resolve("examples"))) {
      List<Path> files = examples.filter(file -> file.toString().endsWith(".yaml")).toList();
      assertThat(files).hasSizeGreaterThanOrEqualTo(2);
      for (Path file : files) assertThat(problems(Documents.text(file))).as("%s", file).isEmpty();
    }
  }

  @Test
  void everyFieldOfTheFormatIsValid() {
    assertThat(
            problems(
                """
                name: all
                game: tuned
                seed: 42
                seats: 2
                options: {grudge: "yes"}
                policy: [short]
                set: {goal: 12}
                given: {state: {"scores[0]": 3, mover: 1}, draws: {dice: [1, 2]}}
                when: [{choose: ROLL, seat: 1}, {choose: {type: Pace, speed: 1}}, {advance: 3}]
                then:
                  state: {atRisk: 0}
                  events: [Rolled, {kind: Banked, points: 3}]
                  refused: NO
                  prompt: move
                  asked: [0, 1]
                  offered: [ROLL, {seat: 1, never: {type: Pace, speed: 1}}]
                  screen: [Player 1, {seat: 0, hides: Player 2}]
                  outcome: won
                  hash: "0x0123456789abcdef"
                """))
        .isEmpty();
  }

  @Test
  void whatTheReaderRefusesTheSchemaRefuses() {
    for (String wrong :
        List.of(
            "game: dice",
            "then: {prompt: move}",
            "game: dice\nthen: {}",
            "game: dice\nthen: {promt: move}",
            "game: dice\nwehn: []\nthen: {prompt: move}",
            "game: dice\nwhen: [{advance: 0}]\nthen: {prompt: move}",
            "game: dice\nwhen: [{advance: 1, choose: ROLL}]\nthen: {prompt: move}",
            "game: dice\nwhen: [{advance: 1, seat: 0}]\nthen: {prompt: move}",
            "game: dice\ngiven: {state: {'a..b': 1}}\nthen: {prompt: move}",
            "game: dice\nscenarios: []",
            "game: dice\nscenarios: [{nmae: x, then: {prompt: move}}]",
            "- 1")) {
      assertThat(problems(wrong)).as(wrong).isNotEmpty();
    }
  }

  private List<String> problems(String yaml) {
    String json = JsonTrees.write(YamlTrees.read(yaml, "test"));
    return schema.validate(json, InputFormat.JSON).stream().map(Object::toString).toList();
  }
}

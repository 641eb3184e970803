package dev.astragal.mir.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.mir.Fixtures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioFileTest {
  private static final String META =
      "{\"id\":\"s\",\"name\":\"S\",\"description\":\"\",\"recommendedPlayers\":2,"
          + "\"difficulty\":\"easy\",\"tags\":[]}";

  @TempDir Path folder = Path.of("");

  @Test
  void aGoodScenarioIsGivenBack() throws IOException {
    ScenarioFile.Loaded loaded =
        load("{\"meta\":" + META + ",\"initialState\":" + Fixtures.yardText() + "}");
    assertThat(loaded.ok()).isTrue();
    assertThat(loaded.errors()).isEmpty();
  }

  @Test
  void namesAreCheckedFirst() {
    assertErrors(ScenarioFile.load(Fixtures.ENGINE, ""), "filename must be a non-empty string");
    assertErrors(
        ScenarioFile.load(Fixtures.ENGINE, "a.json"), "filename must end with .scenario.json");
    assertErrors(
        ScenarioFile.load(Fixtures.ENGINE, "nowhere.scenario.json"),
        "File not found: nowhere.scenario.json");
  }

  @Test
  void thenTheContentInOrder() throws IOException {
    assertThat(load("{").errors().getFirst()).startsWith("Invalid JSON in ").contains("line 1");
    assertErrors(load("{\"meta\":5}"), "Missing or invalid meta field");
    assertErrors(
        load("{\"meta\":{\"id\":\"s\",\"tags\":null,\"difficulty\":\"easy\"}}"),
        "Missing meta fields: name, description, recommendedPlayers, tags");
    assertErrors(load("{\"meta\":" + META + "}"), "Missing or invalid initialState");
    assertErrors(
        load(
            "{\"meta\":"
                + META
                + ",\"initialState\":"
                + Fixtures.yardText().replace("\"campaignId\":\"vec\"", "\"campaignId\":\"\"")
                + "}"),
        "[validation] [schema] /campaignId must NOT have fewer than 1 characters {\"limit\":1}");
    assertErrors(
        load(
            "{\"meta\":"
                + META
                + ",\"initialState\":"
                + Fixtures.yardText().replace("\"hpCurrent\":9", "\"hpCurrent\":10")
                + "}"),
        "[validation] [HP_BOUNDS] \"p2\": hpCurrent 10 not in [0, 9]");
  }

  private ScenarioFile.Loaded load(String text) throws IOException {
    Path file = folder.resolve("test.scenario.json");
    Files.writeString(file, text);
    return ScenarioFile.load(Fixtures.ENGINE, file.toString());
  }

  private static void assertErrors(ScenarioFile.Loaded loaded, String... errors) {
    assertThat(loaded.ok()).isFalse();
    assertThat(loaded.errors()).containsExactly(errors);
  }
}

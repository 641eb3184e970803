package dev.astragal.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.astragal.cli.Main;
import dev.astragal.kernel.game.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The published schema describes the journals that the program writes, and nothing else. */
final class JournalSchemaTest {
  private static final String LINK = ",\"chain\":\"" + "0".repeat(64) + "\"}";
  private static final String HASH = "\"0x0123456789abcdef\"";

  private static final Schema SCHEMA = schema();

  @TempDir private Path directory = Path.of("");

  static Stream<String> games() {
    List<String> ids = new ArrayList<>();
    for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) ids.add(game.manifest().id());
    return ids.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLineOfAWholeGameIsValid(String game) throws IOException {
    Path journal = directory.resolve("game.jsonl");
    StringWriter said = new StringWriter();
    PrintWriter writer = new PrintWriter(said);
    String[] arguments = {
      "run", game, "--seed", "schema", "--bot", "random", "--journal", journal.toString()
    };
    assertThat(Main.run(arguments, writer, writer)).as("%s", said).isZero();
    List<String> lines = Files.readAllLines(journal);
    assertThat(lines).hasSizeGreaterThan(2);
    assertThat(lines.getFirst()).contains("\"kind\":\"header\"");
    for (String line : lines) assertThat(problems(line)).as(line).isEmpty();
  }

  @Test
  void linesThatAreRareAreValidToo() {
    for (String line :
        List.of(
            "{\"kind\":\"checkpoint\",\"id\":1,\"seq\":4,\"reason\":\"floor\"",
            "{\"kind\":\"undo\",\"seq\":5,\"to\":0",
            "{\"kind\":\"luck\",\"seq\":5,\"tick\":90,\"salt\":-7",
            "{\"kind\":\"passed\",\"seq\":5,\"tick\":90",
            "{\"kind\":\"input\",\"seq\":1,\"tick\":0,\"seat\":0,\"prompt\":0,\"choice\":\"ROLL\","
                + "\"refused\":true,\"hash\":"
                + HASH
                + ",\"events\":[]")) assertThat(problems(line + LINK)).as(line).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"undo\",\"seq\":5,\"to\":-1",
        "{\"kind\":\"undo\",\"seq\":5",
        "{\"kind\":\"undo\",\"seq\":5,\"to\":1,\"more\":1",
        "{\"kind\":\"redo\",\"seq\":5,\"to\":1",
        "{\"kind\":\"keyframe\",\"seq\":0,\"tick\":0,\"luck\":[0],\"hash\":\"12\"",
        "{\"kind\":\"input\",\"seq\":0,\"tick\":0,\"seat\":0,\"prompt\":0,\"choice\":1,\"events\":[]",
        "{\"kind\":\"input\",\"seq\":1,\"tick\":0,\"seat\":32,\"prompt\":0,\"choice\":1,\"events\":[]",
        "{\"kind\":\"input\",\"seq\":1,\"tick\":0,\"seat\":0,\"prompt\":0,\"choice\":1,\"events\":[{}]"
      })
  void whatTheProgramNeverWritesIsNot(String line) {
    assertThat(problems(line + LINK)).isNotEmpty();
    assertThat(problems(line + "}")).isNotEmpty();
  }

  private static List<String> problems(String line) {
    List<String> problems = new ArrayList<>();
    SCHEMA.validate(line, InputFormat.JSON).forEach(error -> problems.add(error.toString()));
    return problems;
  }

  private static Schema schema() {
    Path file = Path.of(System.getProperty("astragal.root"), "docs/reference/journal.schema.json");
    try {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Files.readString(file), InputFormat.JSON);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}

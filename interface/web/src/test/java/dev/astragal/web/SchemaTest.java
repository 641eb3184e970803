package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.message.ClientMessage;
import dev.astragal.web.message.ErrorInfo;
import dev.astragal.web.message.FameInfo;
import dev.astragal.web.message.GameInfo;
import dev.astragal.web.message.GameWords;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.RunInfo;
import dev.astragal.web.message.ScreenInfo;
import dev.astragal.web.message.ServerMessage;
import dev.astragal.web.message.StepInfo;
import dev.astragal.web.message.StoryInfo;
import dev.astragal.web.message.WaysInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What the documents say of messages follows from their records. */
final class SchemaTest {
  /** Set to write the documents instead of comparing them. */
  private static final String UPDATE = "astragal.docs.update";

  private static final int WIDTH = 110;
  private static final Path REFERENCE =
      Path.of(System.getProperty("astragal.root"), "docs/reference");

  /** By the names under which {@code openapi.yaml} refers to them. */
  private static final Map<String, Class<?>> BODIES =
      Map.ofEntries(
          Map.entry("Error", ErrorInfo.Body.class),
          Map.entry("Games", GameInfo.Games.class),
          Map.entry("GameWords", GameWords.class),
          Map.entry("Fame", FameInfo.class),
          Map.entry("Story", StoryInfo.class),
          Map.entry("Diary", StoryInfo.Diary.class),
          Map.entry("Luck", StoryInfo.Luck.class),
          Map.entry("Fortune", StoryInfo.Fortune.class),
          Map.entry("Analysis", StoryInfo.Analysis.class),
          Map.entry("History", StoryInfo.History.class),
          Map.entry("Match", MatchInfo.class),
          Map.entry("Matches", MatchInfo.Listed.class),
          Map.entry("NewMatch", NewMatch.class),
          Map.entry("Created", NewMatch.Created.class),
          Map.entry("Join", NewMatch.Join.class),
          Map.entry("Joined", NewMatch.Joined.class),
          Map.entry("Fill", NewMatch.Fill.class),
          Map.entry("Ways", WaysInfo.class),
          Map.entry("Chosen", WaysInfo.Chosen.class),
          Map.entry("Runs", RunInfo.Runs.class),
          Map.entry("Run", RunInfo.class),
          Map.entry("Journal", RunInfo.JournalText.class),
          Map.entry("Progress", RunInfo.Progress.class),
          Map.entry("BotRun", RunInfo.BotRun.class),
          Map.entry("Step", StepInfo.class),
          Map.entry("Why", RunInfo.Why.class),
          Map.entry("Moves", StepInfo.Moves.class),
          Map.entry("Diff", StepInfo.Diff.class),
          Map.entry("NewFork", RunInfo.NewFork.class),
          Map.entry("Forked", RunInfo.Forked.class),
          Map.entry("PlayOn", RunInfo.PlayOn.class),
          Map.entry("Compared", StepInfo.Compared.class),
          Map.entry("Divergence", RunInfo.Divergence.class));

  @Test
  void theSchemasOfOpenApiAreThoseOfTheRecords() throws IOException {
    Map<String, Tree> schemas = new LinkedHashMap<>();
    new TreeMap<>(BODIES)
        .forEach(
            (name, type) -> {
              Map<String, Tree> fields = new LinkedHashMap<>(Shape.of(type).schema().fields());
              if (fields.remove("$defs") instanceof Tree.Table shared)
                schemas.putAll(shared.fields());
              schemas.put(name, new Tree.Table(fields, Mark.NONE));
            });
    Path file = REFERENCE.resolve("openapi.yaml");
    String before = Files.readString(file);
    StringBuilder text = new StringBuilder(before.substring(0, before.indexOf("\n  schemas:\n")));
    text.append("\n  schemas:\n");
    schemas.forEach(
        (name, schema) ->
            text.append(
                ("    " + name + ": " + JsonTrees.pretty(schema, WIDTH).indent(4).strip() + "\n")
                    .replace("#/$defs/", "#/components/schemas/")));
    requireSame(file, text.toString());
    assertThat(text.toString().lines().filter(line -> line.contains("$ref")))
        .allMatch(
            line ->
                !line.contains("components/schemas/")
                    || schemas.containsKey(
                        line.replaceAll(".*components/schemas/([^\"]+)\".*", "$1")));
  }

  @Test
  void theSchemaOfTheWebSocketIsThatOfItsMessages() throws IOException {
    Tree schema =
        Tree.emptyTable()
            .with("$schema", Tree.of("https://json-schema.org/draft/2020-12/schema"))
            .with(
                "title",
                Tree.of("What goes over the WebSocket: a client's and a server's messages"))
            .with("client", Shape.of(ClientMessage.class).schema())
            .with("server", Shape.of(ServerMessage.class).schema());
    requireSame(
        REFERENCE.resolve("websocket.schema.json"),
        JsonTrees.pretty(schema, WIDTH).replace("#/$defs/", "#/server/$defs/") + "\n");
  }

  private static void requireSame(Path file, String schemas) throws IOException {
    String written = schemas.replace(ScreenInfo.PanelInfo.class.getName(), "Panel");
    if (Boolean.getBoolean(UPDATE)) Files.writeString(file, written);
    assertThat(Files.readString(file))
        .as("%s; write it anew with -D%s=true", file.getFileName(), UPDATE)
        .isEqualTo(written);
  }
}

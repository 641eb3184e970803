package dev.astragal.games.mir.schema;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonText;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas in the repository say what the engine checks, also to somebody else's validator. */
class PublishedSchemaTest {
  @ParameterizedTest
  @ValueSource(strings = {"contract", "tactics", "later"})
  void theFileIsWhatTheEngineChecks(String profile) throws Exception {
    assertThat(published(profile)).isEqualTo(JsonText.pretty(schema(profile).published()));
  }

  @Test
  void anotherValidatorAgreesOnEveryDocumentWithOnePartReplacedOrRemoved() throws Exception {
    Schema other =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(published("contract"));
    List<Json> documents = new ArrayList<>();
    mutate(Yard.json(), documents);
    assertThat(documents).hasSizeGreaterThan(500);
    int wellFormed = 0;
    for (Json document : documents) {
      boolean ours = StateSchema.CONTRACT.errors(document).isEmpty();
      boolean theirs =
          other
              .validate(
                  JsonText.compact(document),
                  InputFormat.JSON,
                  context ->
                      context.executionConfig(config -> config.formatAssertionsEnabled(true)))
              .isEmpty();
      assertThat(ours).as(JsonText.compact(document)).isEqualTo(theirs);
      if (ours) wellFormed++;
    }
    assertThat(wellFormed).isGreaterThan(50);
  }

  /** Every document that differs from {@code document} in one place. */
  private static void mutate(Json document, List<Json> into) {
    for (Json replacement :
        List.of(
            Json.Literal.NULL,
            Json.of(""),
            Json.of(-1),
            Json.of(1),
            Json.Literal.TRUE,
            new Json.Real("1.5"),
            Json.Arr.EMPTY,
            Json.Obj.EMPTY)) into.add(replacement);
    if (document instanceof Json.Obj object) {
      into.add(object.with("surplus", Json.of(1)));
      for (String key : object.keys()) {
        into.add(object.without(key));
        List<Json> parts = new ArrayList<>();
        mutate(object.at(key), parts);
        for (Json part : parts) into.add(object.with(key, part));
      }
    }
    if (document instanceof Json.Arr(List<Json> items) && !items.isEmpty()) {
      List<Json> parts = new ArrayList<>();
      mutate(items.getFirst(), parts);
      for (Json part : parts) {
        List<Json> changed = new ArrayList<>(items);
        changed.set(0, part);
        into.add(new Json.Arr(changed));
      }
    }
  }

  private static StateSchema schema(String profile) {
    return switch (profile) {
      case "tactics" -> StateSchema.TACTICS;
      case "later" -> StateSchema.LATER;
      default -> StateSchema.CONTRACT;
    };
  }

  private static String published(String profile) throws Exception {
    String name = "/dev/astragal/games/mir/state-" + profile + ".schema.json";
    try (InputStream in =
        requireNonNull(PublishedSchemaTest.class.getResourceAsStream(name), name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

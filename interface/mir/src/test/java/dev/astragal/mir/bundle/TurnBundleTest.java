package dev.astragal.mir.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.mir.Fixtures;
import dev.astragal.mir.JsonFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TurnBundleTest {
  @TempDir Path folder = Path.of("");

  @Test
  void whatWasWrittenVerifies() {
    write();
    assertThat(TurnBundle.mismatches(Fixtures.ENGINE, "contract", folder)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"state_in.json", "action.json", "events.json", "state_out.json", "report.json"})
  void everyTamperedValueOfEveryFileIsFound(String file) {
    write();
    Path path = folder.resolve(file);
    Json original = JsonFiles.read(path);
    List<Json> variants = new ArrayList<>();
    tamper(original, variants);
    assertThat(variants).hasSizeGreaterThan(3);
    for (Json variant : variants) {
      JsonFiles.write(path, variant);
      assertThat(TurnBundle.mismatches(Fixtures.ENGINE, "contract", folder))
          .as(variant.toString())
          .isNotEmpty();
    }
  }

  /** Every document that differs from {@code document} in one scalar. */
  private static void tamper(Json document, List<Json> into) {
    switch (document) {
      case Json.Obj object -> {
        for (String key : object.keys()) {
          List<Json> parts = new ArrayList<>();
          tamper(object.at(key), parts);
          for (Json part : parts) into.add(object.with(key, part));
        }
      }
      case Json.Arr(List<Json> items) -> {
        for (int i = 0; i < items.size(); i++) {
          List<Json> parts = new ArrayList<>();
          tamper(items.get(i), parts);
          for (Json part : parts) {
            List<Json> changed = new ArrayList<>(items);
            changed.set(i, part);
            into.add(new Json.Arr(changed));
          }
        }
      }
      case Json.Text(String text) -> into.add(Json.of(text + "x"));
      case Json.Int(long value) -> into.add(Json.of(value + 1));
      case Json.Real _ -> into.add(Json.of(1));
      case Json.Literal literal ->
          into.add(literal == Json.Literal.TRUE ? Json.Literal.FALSE : Json.Literal.TRUE);
    }
  }

  private void write() {
    TurnBundle.write(
        Fixtures.ENGINE,
        "contract",
        Fixtures.yard(),
        JsonReader.read(Fixtures.ATTACK.replace("}", ",\"note\":\"by hand\"}")),
        folder);
  }
}

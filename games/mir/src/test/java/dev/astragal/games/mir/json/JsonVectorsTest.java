package dev.astragal.games.mir.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON as ECMAScript reads, prints and sorts it, and the hash over it. */
class JsonVectorsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "null | 77074ba4cab6b47e",
        "true | 4db211e5f1eb3a67",
        "0 | 350ca8aff6ff04f1",
        "-0 | 350ca8aff6ff04f1",
        "1.5 | e8421739291be9ff",
        "1e21 | b6a7b1f5f3a8a00f",
        "1e-7 | 5228e5cf62c60de9",
        "123456789012345680000 | 9bc4c0c1294ec19f",
        "\"\" | ffcaaa85b697439b",
        "\"a\" | 61a1cfea8e8317a4",
        "\"\u00e9\" | 507809f29d32749c",
        "\"\uD83D\uDE00\" | accb0e0e3cf9627c",
        "[] | 741638a53e6c2fe7",
        "{} | 5465b8255eba8127",
        "[1,[2,[3]]] | d47b3d894b9252cf",
        "{\"b\":1,\"a\":[2,{\"d\":null,\"c\":\"x\"}]} | d4c08f45ffaaa1af",
        "{\"10\":1,\"9\":2,\"b\":3,\"a\":4,\"-1\":5,\"01\":6} | bbaa20a8f3b6f69a"
      })
  void hashesOfTheReference(String text, String hash) {
    assertThat(StateHash.of(JsonReader.read(text))).isEqualTo(hash);
  }

  @ParameterizedTest
  @CsvSource({
    "5.0, 5",
    "1e21, 1e+21",
    "123456789012345680000, 123456789012345680000",
    "1e-7, 1e-7",
    "0.000001, 0.000001",
    "5e-324, 5e-324",
    "2e-323, 2e-323",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "1e400, null",
    "9007199254740993, 9007199254740992",
    "1e23, 1e+23",
    "2e23, 2e+23",
    "0.1, 0.1",
    "100, 100",
    "1.25e2, 125",
    "-1.5e-10, -1.5e-10",
    "4.35, 4.35",
    "12345.678, 12345.678"
  })
  void numbersPrintAsEcmaScriptPrintsThem(String text, String printed) {
    assertThat(JsonText.compact(JsonReader.read(text))).isEqualTo(printed);
  }

  @Test
  void indexKeysComeFirstInAscendingOrderAndOthersAsTheyCame() {
    assertThat(
            JsonText.compact(
                JsonReader.read("{\"b\":1,\"10\":2,\"-1\":3,\"9\":4,\"01\":5,\"4294967295\":6}")))
        .isEqualTo("{\"9\":4,\"10\":2,\"b\":1,\"-1\":3,\"01\":5,\"4294967295\":6}");
  }

  @Test
  void aRepeatedKeyKeepsItsPlaceAndTakesTheLastValue() {
    assertThat(JsonText.compact(JsonReader.read("{\"a\":1,\"b\":2,\"a\":3}")))
        .isEqualTo("{\"a\":3,\"b\":2}");
  }

  @Test
  void aRepeatedKeyIsFoundAmongManyToo() {
    StringBuilder text = new StringBuilder("{\"k0\":-1");
    for (int i = 1; i < 40; i++) text.append(",\"k" + i + "\":" + i);
    Json.Obj object = (Json.Obj) JsonReader.read(text + ",\"k0\":7}");
    assertThat(object.keys()).hasSize(40);
    assertThat(object.get("k0")).isEqualTo(Json.of(7));
  }

  @Test
  void onlyWhatMustBeEscapedIs() {
    String text = "\"\\u0000\\b\\t\\n\\f\\r\\u001f\\\"\\\\/\u007f\u2028\\ud800é\"";
    assertThat(JsonText.compact(JsonReader.read(text)))
        .isEqualTo("\"\\u0000\\b\\t\\n\\f\\r\\u001f\\\"\\\\/\u007f\u2028\\ud800é\"");
  }

  @Test
  void theIndentedFormHasTwoSpacesAndNoLastNewline() {
    assertThat(JsonText.pretty(JsonReader.read("{\"a\":[1,{}],\"b\":[],\"c\":{\"d\":null}}")))
        .isEqualTo(
            "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": [],\n  \"c\": {\n    \"d\": null\n  }\n}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "{a:1}",
        "'a'",
        "01",
        "1.",
        ".5",
        "+1",
        "1e",
        "nul",
        "\"\n\"",
        "\"\\x\"",
        "\"\\u12\"",
        "[1] 2",
        "NaN",
        "\"a",
        "{\"a\" 1}",
        "\u00a01",
        "-"
      })
  void whatIsNotJsonIsRefusedWithItsPlace(String text) {
    assertThatThrownBy(() -> JsonReader.read(text))
        .isInstanceOf(JsonException.class)
        .hasMessageMatching("(?s)line \\d+, column \\d+: expected .+, found .+");
  }

  @Test
  void nestingHasALimit() {
    String deep = "[".repeat(JsonReader.DEPTH_MAX) + "]".repeat(JsonReader.DEPTH_MAX);
    assertThat(JsonText.compact(JsonReader.read(deep))).isEqualTo(deep);
    assertThatThrownBy(() -> JsonReader.read("[" + deep + "]")).hasMessageContaining("levels");
  }
}

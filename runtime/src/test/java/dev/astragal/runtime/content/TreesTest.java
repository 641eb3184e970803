package dev.astragal.runtime.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TreesTest {
  @Test
  void yamlAndJsonOfTheSameDocumentAreEqualTrees() {
    Tree yaml =
        YamlTrees.read(
            """
            a: [1, -2.50, true, null, "x"]
            b: {c: plain text, d: "2"}
            """,
            "y");
    Tree json =
        JsonTrees.read(
            "{\"a\":[1,-2.5,true,null,\"x\"],\"b\":{\"c\":\"plain text\",\"d\":\"2\"}}", "j");
    assertThat(yaml).isEqualTo(json);
    assertThat(JsonTrees.read(JsonTrees.write(json), "again")).isEqualTo(json);
  }

  @Test
  void everyValueKnowsItsLineAndColumn() {
    Tree yaml = YamlTrees.read("a:\n  b:\n    - 7\n", "where.yaml");
    assertThat(TreePath.parse("a.b[0]").find(yaml).orElseThrow().mark())
        .hasToString("where.yaml:3:7");
    Tree json = JsonTrees.read("{\n \"a\": [10,\n  20]}", "where.json");
    assertThat(TreePath.parse("a[1]").find(json).orElseThrow().mark())
        .hasToString("where.json:3:3");
  }

  @Test
  void numbersStayExact() {
    assertThat(JsonTrees.read("9223372036854775807", "n")).isEqualTo(Tree.of(Long.MAX_VALUE));
    assertThat(JsonTrees.read("9223372036854775808", "n")).isInstanceOf(Tree.Decimal.class);
    assertThat(JsonTrees.read("1e3", "n")).isEqualTo(Tree.of(1000));
    assertThat(JsonTrees.read("0.1", "n").text()).isEqualTo("0.1");
    assertThat(JsonTrees.read("1e999999999", "n").text()).isEqualTo("1E+999999999");
    for (String whole :
        new String[] {
          "0",
          "-0",
          "-7",
          "999999999999999999",
          "1000000000000000000",
          "-9223372036854775808",
          "9223372036854775808"
        }) assertThat(YamlTrees.read(whole, "n")).isEqualTo(JsonTrees.read(whole, "n"));
    assertThat(YamlTrees.read("!!int 007", "n")).isEqualTo(Tree.of(7));
    bad(() -> YamlTrees.read("!!int '-'", "n"), "n:1:1: '-' is not a finite number");
    assertThat(YamlTrees.read("a: 0x10", "n").text()).isEqualTo("{a: 0x10}");
    bad(() -> YamlTrees.read(".inf", "n"), "n:1:1: '.inf' is not a finite number");
  }

  @Test
  void aNameMayBeWrittenOnce() {
    bad(() -> YamlTrees.read("a: 1\nb: 2\na: 3\n", "twice.yaml"), "twice.yaml:");
    bad(() -> JsonTrees.read("{\"a\":1,\"a\":2}", "twice.json"), "twice.json:1:");
  }

  @Test
  void whatIsNoDocumentIsRefusedInOneLine() {
    bad(() -> YamlTrees.read("a: [1", "y"), "y:1:6: not YAML: ");
    bad(() -> YamlTrees.read("a: b: c", "y"), "y:1:5: not YAML: ");
    bad(() -> YamlTrees.read("--- 1\n--- 2\n", "y"), "y:2:1: not YAML: another document follows");
    bad(() -> YamlTrees.read("? [a]\n: 1", "y"), "y:1:3: a name must be plain text");
    bad(() -> YamlTrees.read("a: 1\nb: 2\na: 3\n", "y"), "y:3:1: a: is written twice");
    bad(() -> YamlTrees.read("", "y"), "y:1:1: the document is empty");
    bad(() -> YamlTrees.read("\u0000", "y"), "y:1:1: not YAML: ");
    bad(() -> JsonTrees.read("", "j"), "j:1:1: the document is empty");
    bad(() -> JsonTrees.read("[1,", "j"), "j:1:4: not JSON: ");
    bad(() -> JsonTrees.read("{\"a\":", "j"), "j:1:6: not JSON: ");
    bad(() -> JsonTrees.read("1 2", "j"), "j:1:3: something follows the document");
    bad(() -> JsonTrees.read("NaN", "j"), "j:1:");
  }

  @Test
  void documentsNestedTooDeepAreRefused() {
    int deep = 100_000;
    bad(() -> JsonTrees.read("[".repeat(deep) + "]".repeat(deep), "j"), "j:1:");
    bad(() -> YamlTrees.read("[\n".repeat(deep), "y"), "y:101:1: nested deeper than 100");
    bad(() -> YamlTrees.read("{a: \n".repeat(deep), "y"), "y:101:1: nested deeper than 100");
    bad(() -> YamlTrees.read("- ".repeat(10_000) + "1", "y"), "y:1:201: nested deeper than 100");
    assertThat(YamlTrees.read("[".repeat(90) + "]".repeat(90), "y")).isInstanceOf(Tree.Rows.class);
  }

  @Test
  void aliasesThatMultiplyAreRefused() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x]\n");
    for (int i = 1; i < 16; i++) {
      String previous = "*a" + (i - 1);
      bomb.append("a" + i + ": &a" + i + " [" + previous + ", " + previous + ", " + previous);
      bomb.append("]\n");
    }
    assertThatThrownBy(() -> YamlTrees.read(bomb.toString(), "y"))
        .isInstanceOf(TreeException.class)
        .hasMessageEndingWith("more than 1000000 values");
    bad(() -> YamlTrees.read("a: &a [*a]", "y"), "y:1:8: there is no '&a' before this");
    bad(
        () -> YamlTrees.read("- &a [1]\n" + "- *a\n".repeat(51), "y"),
        "y:52:3: more than 50 repetitions by aliases");
    assertThat(YamlTrees.read("- &a [1]\n" + "- *a\n".repeat(50), "y"))
        .isInstanceOf(Tree.Rows.class);
    String deep = "a: &a " + "[".repeat(60) + "]".repeat(60) + "\nb: ";
    bad(
        () -> YamlTrees.read(deep + "[".repeat(41) + "*a" + "]".repeat(41), "y"),
        "y:2:45: nested deeper than 100");
    assertThat(YamlTrees.read(deep + "[".repeat(39) + "*a" + "]".repeat(39), "y"))
        .isInstanceOf(Tree.Table.class);
    assertThat(YamlTrees.read("&n name: 1\nb: {*n : 2}", "y").text())
        .isEqualTo("{name: 1, b: {name: 2}}");
    assertThat(YamlTrees.read("a: &a [1]\nb: *a", "y").text()).isEqualTo("{a: [1], b: [1]}");
  }

  @Test
  void textsThatAreTooLongAreRefused() {
    String text = "x".repeat(JsonTrees.TEXT_LENGTH_MAX + 1);
    bad(() -> JsonTrees.read("\"" + text + "\"", "j"), "j:1:");
    bad(
        () -> YamlTrees.read("a: 1\nb: " + "x".repeat(YamlTrees.LINE_LENGTH_MAX), "y"),
        "y:2:1: a line longer than 65536 characters");
    bad(() -> YamlTrees.read("a\n".repeat(YamlTrees.SIZE_MAX), "y"), "y:1:1: larger than 8 MiB");
  }

  @Test
  void filesThatCannotBeDocumentsAreRefused(@TempDir Path directory) throws IOException {
    Path huge = directory.resolve("huge.yaml");
    try (RandomAccessFile sparse = new RandomAccessFile(huge.toFile(), "rw")) {
      sparse.setLength(1L << 30);
    }
    Path binary = Files.write(directory.resolve("binary.yaml"), new byte[] {-1, -2, 0});
    badFile(huge, huge + " is larger than 8 MiB");
    badFile(binary, binary + " is not UTF-8 text");
    badFile(directory, directory + " is a directory, not a file");
    Path missing = directory.resolve("missing.yaml");
    badFile(missing, missing + " does not exist");
  }

  @Test
  void singleValuesOnTheCommandLineAreTyped() {
    assertThat(YamlTrees.scalar("12", "--set")).isEqualTo(Tree.of(12));
    assertThat(YamlTrees.scalar("true", "--set")).isEqualTo(Tree.of(true));
    assertThat(YamlTrees.scalar("fast", "--set")).isEqualTo(Tree.of("fast"));
    assertThat(YamlTrees.scalar("", "--set")).isEqualTo(Tree.of(""));
  }

  private static void badFile(Path file, String message) {
    assertThatThrownBy(() -> Documents.yaml(file))
        .isInstanceOf(BadInputException.class)
        .hasMessage(message);
  }

  private static void bad(Runnable reading, String message) {
    assertThatThrownBy(reading::run)
        .isInstanceOf(TreeException.class)
        .hasMessageStartingWith(message)
        .hasMessageNotContaining("\n");
  }
}

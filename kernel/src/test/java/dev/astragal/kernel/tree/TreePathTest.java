package dev.astragal.kernel.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TreePathTest {
  private static final Tree PARTY =
      Tree.emptyTable()
          .with("food", Tree.of(40))
          .with(
              "party",
              Tree.of(
                  List.of(
                      Tree.emptyTable().with("name", Tree.of("Ada")),
                      Tree.emptyTable()
                          .with("name", Tree.of("Ben"))
                          .with("dice", Tree.of(List.of(Tree.of(List.of(Tree.of(6)))))))));

  @ParameterizedTest
  @CsvSource({"food, 40", "party[1].name, Ben", "party[1].dice[0][0], 6"})
  void aPathLeadsToItsValue(String path, String text) {
    assertThat(TreePath.parse(path).find(PARTY).map(Tree::text)).contains(text);
    assertThat(TreePath.parse(path)).hasToString(path);
  }

  @Test
  void aListAtTheTopIsAddressedByPosition() {
    assertThat(TreePath.parse("[1]").find(Tree.of(List.of(Tree.of(1), Tree.of(2)))))
        .contains(Tree.of(2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"water", "party[2]", "party.name", "food[0]", "food.kind", "party[0].dice"})
  void aPathToNothingFindsNothing(String path) {
    assertThat(TreePath.parse(path).find(PARTY)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "a[x], a position must be written [number]",
    "a[-1], a position must be written [number]",
    "a[1, a position must be written [number]",
    "a[], a position must be written [number]",
    "a[1234567890], a position must be written [number]",
    "a., a name is missing in the path",
    ".a, a name is missing in the path",
    "a..b, a name is missing in the path",
    "a[0]., a name is missing in the path",
    "a[0]b, after a position comes a dot or a position"
  })
  void aMisspeltPathIsRefused(String path, String problem) {
    assertThatThrownBy(() -> TreePath.parse(path))
        .isInstanceOf(TreeException.class)
        .hasMessage(path + ": " + problem);
  }

  @Test
  void anEmptyOrEndlessPathIsRefused() {
    assertThatThrownBy(() -> TreePath.parse("")).hasMessage("the path is empty");
    assertThatThrownBy(() -> TreePath.parse("a".repeat(513)))
        .hasMessage("aaaaaaaaaaaaaaaaaaaa…: the path is too long");
  }

  @Test
  void replacingChangesOneValueAndLeavesTheOriginalAlone() {
    Tree changed = TreePath.parse("party[1].dice[0][0]").replace(PARTY, Tree.of(1));
    assertThat(TreeDiff.between(PARTY, changed))
        .extracting(Object::toString)
        .containsExactly("party[1].dice[0][0]: 6 -> 1");
  }

  @Test
  void replacingMayAddTheLastNameButNothingElse() {
    assertThat(TreePath.parse("party[0].ill").replace(PARTY, Tree.of(true)))
        .extracting(tree -> TreePath.parse("party[0].ill").find(tree).orElseThrow())
        .isEqualTo(Tree.of(true));
    for (String path : List.of("camp.fire", "party[2]", "food.kind", "party[0][1]")) {
      assertThatThrownBy(() -> TreePath.parse(path).replace(PARTY, Tree.of(1)))
          .hasMessage(path + ": there is no such value");
    }
  }
}

package dev.astragal.kernel.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeDiffTest {
  @Test
  void equalTreesDoNotDiffer() {
    assertThat(differences(numbers(1, 2), numbers(1, 2))).isEmpty();
  }

  @Test
  void everyLeafThatDiffersIsNamedByItsPath() {
    Tree before = Tree.emptyTable().with("a", Tree.of(1)).with("list", numbers(1, 2, 3));
    Tree after = Tree.emptyTable().with("a", Tree.of(2)).with("list", numbers(1, 5, 3));
    assertThat(differences(before, after)).containsExactly("a: 1 -> 2", "list[1]: 2 -> 5");
  }

  @Test
  void whatIsOnOneSideOnlyIsAbsentOnTheOther() {
    Tree before = Tree.emptyTable().with("gone", Tree.of(1)).with("list", numbers(1, 2));
    Tree after = Tree.emptyTable().with("list", numbers(1)).with("new", Tree.of("x"));
    assertThat(differences(before, after))
        .containsExactly("gone: 1 -> (absent)", "list[1]: 2 -> (absent)", "new: (absent) -> x");
  }

  @Test
  void aChangeOfKindIsOneDifference() {
    assertThat(differences(Tree.of(1), Tree.of("1"))).containsExactly(": 1 -> 1");
    assertThat(
            differences(
                Tree.emptyTable().with("a", numbers(1)), Tree.emptyTable().with("a", Tree.of(1))))
        .containsExactly("a: [1] -> 1");
  }

  private static List<String> differences(Tree before, Tree after) {
    return TreeDiff.between(before, after).stream().map(Object::toString).toList();
  }

  private static Tree numbers(int... values) {
    return Tree.of(Arrays.stream(values).mapToObj(Tree::of).toList());
  }
}

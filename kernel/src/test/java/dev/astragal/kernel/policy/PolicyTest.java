package dev.astragal.kernel.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PolicyTest {
  private static final Mark HERE = new Mark("hard.yaml", 2, 9);
  private static final Tree.Table BASE =
      Tree.emptyTable()
          .with(
              "food",
              Tree.emptyTable()
                  .with("daily", Tree.of(3))
                  .with("spoils", Tree.of("1/20"))
                  .with("kind", Tree.of("dried")))
          .with("towns", Tree.of(List.of(Tree.of("Elm"), Tree.of("Oak"))))
          .with("snow", Tree.of(false));

  @Test
  void withoutOverlaysTheBaseStands() {
    assertThat(Policy.resolve(BASE, List.of(), List.of())).isEqualTo(BASE);
  }

  @Test
  void anOverlayMovesWhatItNamesAndLeavesTheRest() {
    Tree resolved = Policy.resolve(BASE, List.of(food("daily", Tree.of(5))), List.of());
    assertThat(at(resolved, "food.daily")).isEqualTo(Tree.of(5));
    assertThat(at(resolved, "food.kind")).isEqualTo(Tree.of("dried"));
    assertThat(at(resolved, "snow")).isEqualTo(Tree.of(false));
  }

  @Test
  void aNumberStaysOnItsSideOfZeroAndGrowsAThousandfoldAtMost() {
    for (long allowed : new long[] {0, 3, 3_000})
      assertThat(
              at(
                  Policy.resolve(BASE, List.of(), assigned("food.daily", Tree.of(allowed))),
                  "food.daily"))
          .isEqualTo(Tree.of(allowed));
    for (long refused : new long[] {-1, 3_001})
      assertThatThrownBy(
              () -> Policy.resolve(BASE, List.of(), assigned("food.daily", Tree.of(refused))))
          .hasMessageContaining("food.daily: must be 0 to 3000, not " + refused);
  }

  @Test
  void theEndsOfARangeStayInOrder() {
    Tree.Table days = Tree.emptyTable().with("daysMin", Tree.of(2)).with("daysMax", Tree.of(4));
    assertThat(Policy.resolve(days, List.of(), assigned("daysMin", Tree.of(4)))).isNotNull();
    assertThatThrownBy(() -> Policy.resolve(days, List.of(), assigned("daysMin", Tree.of(5))))
        .hasMessageContaining("daysMin: 5 is more than daysMax, 4");
  }

  @Test
  void laterOverlaysWinAndSingleValuesWinOverAll() {
    List<Tree> overlays = List.of(food("daily", Tree.of(5)), food("daily", Tree.of(6)));
    assertThat(at(Policy.resolve(BASE, overlays, List.of()), "food.daily")).isEqualTo(Tree.of(6));
    assertThat(at(Policy.resolve(BASE, overlays, assigned("food.daily", Tree.of(7))), "food.daily"))
        .isEqualTo(Tree.of(7));
  }

  @Test
  void aListIsReplacedAsAWholeOrByPosition() {
    Tree overlay = Tree.emptyTable().with("towns", Tree.of(List.of(Tree.of("Ash"))));
    assertThat(at(Policy.resolve(BASE, List.of(overlay), List.of()), "towns").text())
        .isEqualTo("[Ash]");
    assertThat(
            at(Policy.resolve(BASE, List.of(), assigned("towns[1]", Tree.of("Ash"))), "towns")
                .text())
        .isEqualTo("[Elm, Ash]");
  }

  @Test
  void anUnknownPathIsRefusedWhereItIsWritten() {
    Tree misspelt = food("dayly", new Tree.Whole(4, HERE));
    assertThatThrownBy(() -> Policy.resolve(BASE, List.of(misspelt), List.of()))
        .isInstanceOf(TreeException.class)
        .hasMessage("hard.yaml:2:9: food.dayly: the policy has no such value");
    assertThatThrownBy(() -> Policy.resolve(BASE, List.of(), assigned("food.dayly", Tree.of(4))))
        .hasMessage("food.dayly: the policy has no such value");
    assertThatThrownBy(() -> Policy.resolve(BASE, List.of(), assigned("towns[2]", Tree.of("x"))))
        .hasMessage("towns[2]: the policy has no such value");
  }

  @Test
  void aValueOfAnotherKindIsRefusedWhereItIsWritten() {
    assertRefused(
        food("daily", new Tree.Text("lots", HERE)),
        "hard.yaml:2:9: food.daily: expected a whole number, found 'lots'");
    assertRefused(
        food("daily", new Tree.Rows(List.of(), HERE)),
        "hard.yaml:2:9: food.daily: expected a whole number, found a list");
    assertRefused(
        Tree.emptyTable().with("food", new Tree.Whole(1, HERE)),
        "hard.yaml:2:9: food: expected a table, found '1'");
    assertRefused(
        Tree.emptyTable().with("snow", new Tree.Whole(1, HERE)),
        "hard.yaml:2:9: snow: expected true or false, found '1'");
    assertRefused(
        Tree.emptyTable().with("towns", new Tree.Table(Tree.emptyTable().fields(), HERE)),
        "hard.yaml:2:9: towns: expected a list, found a table");
  }

  @Test
  void aNumberMayBeSpeltAnyWayARatioIs() {
    for (Tree spelling :
        Arrays.asList(
            Tree.of("1/4"),
            Tree.of("25%"),
            new Tree.Decimal(new BigDecimal("0.25"), Mark.NONE),
            Tree.of(1))) {
      assertThat(
              at(Policy.resolve(BASE, List.of(food("spoils", spelling)), List.of()), "food.spoils"))
          .isEqualTo(spelling);
      assertThat(
              at(Policy.resolve(BASE, List.of(food("daily", spelling)), List.of()), "food.daily"))
          .isEqualTo(spelling);
    }
  }

  private static void assertRefused(Tree overlay, String message) {
    assertThatThrownBy(() -> Policy.resolve(BASE, List.of(overlay), List.of()))
        .isInstanceOf(TreeException.class)
        .hasMessage(message);
  }

  private static Tree food(String name, Tree value) {
    return Tree.emptyTable().with("food", Tree.emptyTable().with(name, value));
  }

  private static List<Policy.Assignment> assigned(String path, Tree value) {
    return List.of(new Policy.Assignment(TreePath.parse(path), value));
  }

  private static Tree at(Tree policy, String path) {
    return TreePath.parse(path).find(policy).orElseThrow();
  }
}

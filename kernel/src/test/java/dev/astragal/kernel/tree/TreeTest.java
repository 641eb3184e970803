package dev.astragal.kernel.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TreeTest {
  private static final Mark HERE = new Mark("policy.yaml", 3, 5);

  @Test
  void valuesAreEqualWhereverTheyWereWritten() {
    assertThat(new Tree.Whole(3, HERE)).isEqualTo(Tree.of(3)).hasSameHashCodeAs(Tree.of(3));
    assertThat(new Tree.Text("a", HERE)).isEqualTo(Tree.of("a")).hasSameHashCodeAs(Tree.of("a"));
    assertThat(new Tree.Flag(true, HERE)).isEqualTo(Tree.of(true)).hasSameHashCodeAs(Tree.of(true));
    assertThat(new Tree.Empty(HERE)).isEqualTo(Tree.none()).hasSameHashCodeAs(Tree.none());
    assertThat(decimal("0.50", HERE))
        .isEqualTo(decimal("0.5", Mark.NONE))
        .hasSameHashCodeAs(decimal("0.5", Mark.NONE));
    assertThat(new Tree.Rows(List.of(Tree.of(1)), HERE))
        .isEqualTo(Tree.of(List.of(Tree.of(1))))
        .hasSameHashCodeAs(Tree.of(List.of(Tree.of(1))));
    assertThat(new Tree.Table(Map.of("a", Tree.of(1)), HERE))
        .isEqualTo(Tree.emptyTable().with("a", Tree.of(1)))
        .hasSameHashCodeAs(Tree.emptyTable().with("a", Tree.of(1)));
  }

  @Test
  void valuesOfDifferentKindsDiffer() {
    List<Tree> all =
        List.of(
            Tree.of(1),
            Tree.of("1"),
            Tree.of(true),
            decimal("1.5", Mark.NONE),
            Tree.none(),
            Tree.emptyTable(),
            Tree.of(List.of()));
    assertThat(all).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(Tree::kind)
        .containsExactly(
            "a whole number",
            "text",
            "true or false",
            "a decimal number",
            "nothing",
            "a table",
            "a list");
  }

  @Test
  void textShowsTheWholeValue() {
    Tree tree =
        Tree.emptyTable()
            .with("name", Tree.of("Ada"))
            .with("hits", Tree.of(List.of(Tree.of(3), Tree.of(true), Tree.none())));
    assertThat(tree.text()).isEqualTo("{name: Ada, hits: [3, true, null]}");
  }

  @Test
  void aTreeDoesNotChangeWithWhatItWasMadeFrom() {
    Map<String, Tree> fields = new LinkedHashMap<>();
    fields.put("a", Tree.of(1));
    List<Tree> items = new ArrayList<>(List.of(Tree.of(1)));
    Tree.Table table = new Tree.Table(fields, Mark.NONE);
    Tree.Rows rows = new Tree.Rows(items, Mark.NONE);
    fields.clear();
    items.clear();
    assertThat(table.get("a")).contains(Tree.of(1));
    assertThat(rows.items()).containsExactly(Tree.of(1));
    assertThat(table.with("a", Tree.of(2)).get("a")).contains(Tree.of(2));
    assertThat(rows.with(0, Tree.of(2)).items()).containsExactly(Tree.of(2));
    assertThat(table.get("a")).contains(Tree.of(1));
    assertThat(rows.items()).containsExactly(Tree.of(1));
  }

  @Test
  void aTableKeepsTheOrderOfItsFields() {
    Tree.Table table = Tree.emptyTable();
    for (String name : List.of("z", "a", "m")) table = table.with(name, Tree.none());
    assertThat(table.with("z", Tree.of(1)).fields().keySet()).containsExactly("z", "a", "m");
  }

  @Test
  void anErrorPointsAtLineColumnAndPath() {
    assertThat(new TreeException("food.daily", HERE, "is missing"))
        .hasMessage("policy.yaml:3:5: food.daily: is missing");
    assertThat(new TreeException("", Mark.NONE, "is missing")).hasMessage("is missing");
    assertThat(new Mark("policy.yaml", 0, 0)).hasToString("policy.yaml");
  }

  private static Tree decimal(String value, Mark mark) {
    return new Tree.Decimal(new BigDecimal(value), mark);
  }
}

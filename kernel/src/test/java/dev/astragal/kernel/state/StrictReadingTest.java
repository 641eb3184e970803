package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** Each value below is marked with a line of its own, so that an error shows what it points at. */
class StrictReadingTest {
  record Beast(String name, int hits, boolean wild, ShapeSamples.Card card) {}

  record Herd(
      List<Beast> beasts,
      Optional<Integer> age,
      SortedMap<Integer, String> names,
      Ratio growth,
      ShapeSamples.Deed deed) {}

  private final Shape<Beast> beast = Shape.of(Beast.class);
  private int line;

  @Test
  void anUnknownNameIsRefusedWhereItStands() {
    assertRefused(
        table(
            "name",
            text("ox"),
            "hits",
            whole(3),
            "wild",
            flag(),
            "card",
            card(3),
            "hitz",
            whole(1)),
        "beast.yaml:7:2: hitz: is not a known name; known: name, hits, wild, card");
  }

  @Test
  void aMissingNameIsRefusedAtItsTable() {
    assertRefused(
        table("name", text("ox"), "wild", flag(), "card", card(3)),
        "beast.yaml:6:2: hits: is missing");
  }

  @Test
  void aValueOfTheWrongKindIsRefusedWhereItStands() {
    assertRefused(
        table("name", text("ox"), "hits", text("three"), "wild", flag(), "card", card(3)),
        "beast.yaml:2:2: hits: expected a whole number of 32 bits, found 'three'");
    assertRefused(
        table("name", text("ox"), "hits", whole(1L << 31), "wild", flag(), "card", card(3)),
        "beast.yaml:2:2: hits: expected a whole number of 32 bits, found '2147483648'");
    assertRefused(
        table("name", flag(), "hits", whole(3), "wild", flag(), "card", card(3)),
        "beast.yaml:1:2: name: expected text, found 'true'");
    assertRefused(
        table("name", text("ox"), "hits", whole(3), "wild", whole(1), "card", card(3)),
        "beast.yaml:3:2: wild: expected true or false, found '1'");
    assertRefused(
        table("name", text("ox"), "hits", whole(3), "wild", flag(), "card", whole(7)),
        "beast.yaml:4:2: card: expected a table, found '7'");
  }

  @Test
  void aSymbolThatDoesNotExistIsRefusedWithThoseThatDo() {
    Tree card = table("suit", text("stars"), "rank", whole(3));
    assertRefused(
        table("name", text("ox"), "hits", whole(3), "wild", flag(), "card", card),
        "beast.yaml:1:2: card.suit: expected one of CLUBS, RED_HEARTS, found 'stars'");
  }

  @Test
  void aSymbolMayBeWrittenInLowerCaseWithDashes() {
    assertThat(Shape.of(ShapeSamples.Suit.class).read(Tree.of("red-hearts")))
        .isEqualTo(ShapeSamples.Suit.RED_HEARTS);
  }

  @Test
  void valuesARecordItselfRefusesAreRefusedWhereTheyStand() {
    assertRefused(
        table("name", text("ox"), "hits", whole(3), "wild", flag(), "card", card(14)),
        "beast.yaml:6:2: card: there is no rank 14");
  }

  @Test
  void pathsLeadThroughListsMapsAndAlternatives() {
    Shape<Herd> herd = Shape.of(Herd.class);
    Tree good = Tree.of(List.of());
    assertThatThrownBy(() -> herd.read(herd(Tree.of(List.of(text("x"))), good, rest())))
        .hasMessage("beast.yaml:1:2: beasts[0]: expected a table, found 'x'");
    Tree entry = table("key", whole(1), "value", text("a"));
    assertThatThrownBy(() -> herd.read(herd(good, Tree.of(List.of(entry, entry)), rest())))
        .hasMessage("beast.yaml:4:2: names[1]: key 1 appears twice");
    assertThatThrownBy(() -> herd.read(herd(good, good, table("type", text("Fly")))))
        .hasMessage("beast.yaml:5:2: deed.type: 'Fly' is not one of Rest, Walk, Buy, Shout");
    assertThatThrownBy(
            () -> herd.read(herd(good, good, table("type", text("Rest"), "miles", whole(3)))))
        .hasMessage("beast.yaml:8:2: deed.miles: is not a known name; known: type");
    assertThatThrownBy(() -> herd.read(text("x")))
        .hasMessageContaining("expected a table, found 'x'");
  }

  @Test
  void anOptionalValueMayBeLeftOutOrWrittenAsNothing() {
    Shape<Herd> herd = Shape.of(Herd.class);
    Tree.Table without = (Tree.Table) herd(Tree.of(List.of()), Tree.of(List.of()), rest());
    assertThat(herd.read(without).age()).isEmpty();
    assertThat(herd.read(without.with("age", Tree.none())).age()).isEmpty();
    assertThat(herd.read(without.with("age", Tree.of(4))).age()).contains(4);
  }

  @Test
  void aRatioMayBeSpeltInAnyWayButMustBeOne() {
    Shape<Ratio> shape = Shape.of(Ratio.class);
    assertThat(shape.read(Tree.of("5%"))).isEqualTo(Ratio.of(1, 20));
    assertThat(shape.read(Tree.of(2))).isEqualTo(Ratio.of(2, 1));
    assertThatThrownBy(() -> shape.read(text("much")))
        .hasMessage("beast.yaml:1:2: expected a ratio such as 1/20, 5% or 0.05, found 'much'");
  }

  @Test
  void aByteThatDoesNotFitIsRefused() {
    TreeReader in = new TreeReader(Tree.of(List.of(whole(127), whole(128))));
    assertThatThrownBy(() -> in.bytes("cells"))
        .hasMessage("beast.yaml:2:2: [1]: expected a whole number of 8 bits, found '128'");
  }

  private void assertRefused(Tree tree, String message) {
    assertThatThrownBy(() -> beast.read(tree))
        .isInstanceOf(TreeException.class)
        .hasMessage(message);
    line = 0;
  }

  private static Tree herd(Tree beasts, Tree names, Tree deed) {
    return Tree.emptyTable()
        .with("beasts", beasts)
        .with("names", names)
        .with("growth", Tree.of("1/2"))
        .with("deed", deed);
  }

  private static Tree rest() {
    return Tree.emptyTable().with("type", Tree.of("Rest"));
  }

  private Tree card(int rank) {
    return table("suit", text("clubs"), "rank", whole(rank));
  }

  private Mark here() {
    return new Mark("beast.yaml", ++line, 2);
  }

  private Tree whole(long value) {
    return new Tree.Whole(value, here());
  }

  private Tree text(String value) {
    return new Tree.Text(value, here());
  }

  private Tree flag() {
    return new Tree.Flag(true, here());
  }

  private Tree table(Object... namesAndTrees) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    List<Object> parts = new ArrayList<>(List.of(namesAndTrees));
    while (!parts.isEmpty()) fields.put((String) parts.removeFirst(), (Tree) parts.removeFirst());
    return new Tree.Table(fields, here());
  }
}

package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.state.ShapeSamples.Card;
import dev.astragal.kernel.state.ShapeSamples.Deed;
import dev.astragal.kernel.state.ShapeSamples.Everything;
import dev.astragal.kernel.state.ShapeSamples.Node;
import dev.astragal.kernel.state.ShapeSamples.Suit;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShapeTest {
  private final Shape<Everything> everything = Shape.of(Everything.class);

  @Test
  void everySupportedTypeReadsBackFromBytes() {
    for (Everything value : ShapeSamples.everything()) {
      byte[] bytes = bytes(everything, value);
      CanonicalReader in = new CanonicalReader(bytes);
      Everything read = everything.read("value", in);
      in.end();
      assertThat(read).isEqualTo(value);
      assertThat(bytes(everything, read)).isEqualTo(bytes);
    }
  }

  @Test
  void everySupportedTypeReadsBackFromATree() {
    for (Everything value : ShapeSamples.everything()) {
      Tree tree = everything.tree(value);
      assertThat(everything.read(tree)).isEqualTo(value);
      assertThat(TreeDiff.between(everything.tree(everything.read(tree)), tree)).isEmpty();
    }
  }

  @Test
  void aTypeMayContainItself() {
    Shape<Node> shape = Shape.of(Node.class);
    Node node = ShapeSamples.chain(5);
    assertThat(shape.read(shape.tree(node))).isEqualTo(node);
    assertThat(shape.read("", new CanonicalReader(bytes(shape, node)))).isEqualTo(node);
  }

  @Test
  void aTreeNamesPartsAndAlternatives() {
    Shape<Deed> shape = Shape.of(Deed.class);
    assertThat(shape.tree(new Deed.Walk(3, Optional.empty())).text())
        .isEqualTo("{type: Walk, miles: 3, where: null}");
    assertThat(shape.tree(new Deed.Trade.Buy("ox", 4000)).text())
        .isEqualTo("{type: Buy, what: ox, cents: 4000}");
    assertThat(shape.tree(Deed.Shout.HO).text()).isEqualTo("{type: Shout, value: HO}");
    assertThat(shape.tree(new Deed.Rest()).text()).isEqualTo("{type: Rest}");
  }

  @Test
  void anEnumWhoseConstantsHaveBodiesIsOneType() {
    Shape<Suit> shape = Shape.of(Suit.class);
    assertThat(shape.read(shape.tree(Suit.RED_HEARTS))).isEqualTo(Suit.RED_HEARTS);
  }

  @Test
  void equalValuesGiveEqualBytesAndDifferentOnesDoNot() {
    Shape<Card> shape = Shape.of(Card.class);
    assertThat(bytes(shape, new Card(Suit.CLUBS, 4)))
        .isEqualTo(bytes(shape, new Card(Suit.CLUBS, 4)))
        .isNotEqualTo(bytes(shape, new Card(Suit.CLUBS, 5)))
        .isNotEqualTo(bytes(shape, new Card(Suit.RED_HEARTS, 4)));
  }

  record Weight(double grams) {}

  @SuppressWarnings("ArrayRecordComponent") // the very thing that is refused
  record Board(int[] cells) {}

  record Store(Map<Integer, Integer> goods) {}

  record Note(StringBuilder text) {}

  record Loose(HashMap<String, Integer> goods) {}

  record Pair<T>(T first) {}

  record Holder(Pair<Integer> pair) {}

  record Marker() {}

  record Markers(List<Marker> all) {}

  record Twice(Optional<Optional<Integer>> value) {}

  sealed interface Labelled {
    record Thing(String type) implements Labelled {}
  }

  @Test
  void whatCannotBeDescribedIsRefusedWithItsPlaceAndAWayOut() {
    assertRefused(
        Weight.class,
        "Weight.grams has type double; use fixed-point whole numbers or Ratio,"
            + " floating point is not the same everywhere");
    assertRefused(
        Board.class, "Board.cells has type int[]; arrays can change unseen, use Ints or List");
    assertRefused(
        Store.class,
        "Store.goods has type java.util.Map<java.lang.Integer, java.lang.Integer>;"
            + " use List, Optional, SortedMap or Map with text as keys");
    assertRefused(
        Loose.class,
        "Loose.goods has type java.util.HashMap<java.lang.String, java.lang.Integer>;"
            + " use List, Optional, SortedMap or Map with text as keys");
    assertRefused(
        Note.class,
        "Note.text has type StringBuilder, which is neither a record, an enum nor a sealed"
            + " interface");
    assertRefused(
        Markers.class, "Markers.all lists Marker, which has no parts; count them instead");
    assertRefused(Twice.class, "Twice.value is optional twice over");
    assertRefused(
        Labelled.class, "Labelled.Thing has a part called type, which names the alternative");
    assertThatThrownBy(() -> Shape.of(Holder.class))
        .isInstanceOf(ShapeException.class)
        .hasMessageEndingWith("types with arguments of their own cannot be described");
  }

  private static void assertRefused(Class<?> type, String message) {
    assertThatThrownBy(() -> Shape.of(type)).isInstanceOf(ShapeException.class).hasMessage(message);
  }

  static <T> byte[] bytes(Shape<T> shape, T value) {
    CanonicalBytes out = new CanonicalBytes();
    shape.write("value", value, out);
    return out.toArray();
  }
}

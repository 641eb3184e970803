package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;
import org.junit.jupiter.api.Test;

class WrittenAsTest {
  /** A table with seats, and the same with their numbers. */
  private record Seated(Seat dealer, List<Seat> others) {}

  private record Numbered(int dealer, List<Integer> others) {}

  @WrittenAs("nothing")
  private record Astray(int index) {}

  private final Shape<Seated> seated = Shape.of(Seated.class);
  private final Shape<Numbered> numbered = Shape.of(Numbered.class);
  private final Seated value = new Seated(Seat.of(3), List.of(Seat.SPECTATOR, Seat.of(31)));
  private final Numbered same = new Numbered(3, List.of(-1, 31));

  @Test
  void aSeatHasTheBytesAndTheTreeOfItsNumber() {
    assertThat(bytes(seated, value)).isEqualTo(bytes(numbered, same));
    assertThat(seated.tree(value)).isEqualTo(numbered.tree(same));
  }

  @Test
  void aSeatReadsBackFromBytesAndFromATree() {
    assertThat(seated.read("value", new CanonicalReader(bytes(seated, value)))).isEqualTo(value);
    assertThat(seated.read(seated.tree(value))).isEqualTo(value);
  }

  @Test
  void aSeatThatDoesNotExistIsRefusedWhereItIsWritten() {
    Tree wrong = new Tree.Whole(32, new Mark("bids.yaml", 4, 9));
    Tree.Table table = Tree.emptyTable().with("dealer", wrong).with("others", Tree.of(List.of()));
    assertThatThrownBy(() -> seated.read(table))
        .isInstanceOf(TreeException.class)
        .hasMessage("bids.yaml:4:9: dealer: there is no seat 32");
    byte[] bytes = bytes(numbered, new Numbered(-2, List.of()));
    assertThatThrownBy(() -> seated.read("value", new CanonicalReader(bytes)))
        .isInstanceOf(SnapshotException.class)
        .hasMessage("not a snapshot: dealer: there is no seat -2");
  }

  @Test
  void theSchemaOfASeatIsANumberInItsRange() {
    assertThat(Shape.of(Seat.class).schema().text())
        .isEqualTo("{type: integer, minimum: -1, maximum: 31}");
  }

  @Test
  void aPartThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> Shape.of(Astray.class))
        .isInstanceOf(ShapeException.class)
        .hasMessageStartingWith("Astray.nothing cannot be opened");
  }

  private static <T> byte[] bytes(Shape<T> shape, T value) {
    CanonicalBytes out = new CanonicalBytes();
    shape.write("value", value, out);
    return out.toArray();
  }
}

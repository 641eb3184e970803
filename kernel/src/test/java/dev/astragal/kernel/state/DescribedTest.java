package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.TreeException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DescribedTest {
  /** A part that is nothing but numbers. */
  static final class Oar extends Described<Oar> {
    private static final Copies<Oar> COPIES = Copies.of(Oar.class);

    int length;
    boolean broken;

    Oar(int length) {
      this.length = length;
    }

    @Override
    public Oar copy() {
      return COPIES.of(this);
    }

    @Override
    protected void describe(Fields fields) {
      length = fields.int32("length", length);
      broken = fields.flag("broken", broken);
    }
  }

  /** A state with a field of every kind there is. */
  static final class Boat extends Described<Boat> {
    private static final Copies<Boat> COPIES = Copies.of(Boat.class);
    private static final Shape<ShapeSamples.Suit> SUIT = Shape.of(ShapeSamples.Suit.class);

    final String builder;
    String name = "Nele";
    long distance = 1L << 40;
    ShapeSamples.Suit flag = ShapeSamples.Suit.RED_HEARTS;
    ShapeSamples.Suit pennant = ShapeSamples.Suit.RED_HEARTS;
    Ints course = Ints.of(1, 2);
    Ints lanterns = Ints.of(3, 4);
    byte[] planks = {1, 2, 3};
    byte[] log = {9, 8, 0, 0};
    int logged = 2;
    int[] crates = {7, 0, 0};
    int crateCount = 1;
    int[] weights = {70, 0, 0};
    long[] stars = {5, 6};
    Oar spare = new Oar(3);
    Oar[] oars = {new Oar(1), new Oar(2)};
    transient int @Nullable [] chart = {1};

    Boat(String builder) {
      this.builder = builder;
    }

    @Override
    public Boat copy() {
      return COPIES.of(this);
    }

    @Override
    protected void describe(Fields fields) {
      name = fields.text("name", name);
      distance = fields.int64("distance", distance);
      flag = fields.symbol("flag", flag);
      pennant = fields.value("pennant", SUIT, pennant);
      course = fields.ints("course", course);
      lanterns = fields.ints("lanterns", lanterns, 2);
      planks = fields.bytes("planks", planks);
      logged = fields.filled("log", log, logged);
      crateCount = fields.filled("crates", crates, crateCount);
      fields.int32s("weights", weights, crateCount);
      fields.int64s("stars", stars, stars.length);
      fields.part("spare", spare);
      fields.parts("oars", oars);
    }
  }

  private static Boat worn() {
    Boat boat = new Boat("Jansen");
    boat.name = "Grete";
    boat.distance = -1;
    boat.flag = ShapeSamples.Suit.values()[1];
    boat.pennant = ShapeSamples.Suit.values()[1];
    boat.course = Ints.of(4, 5, 6);
    boat.lanterns = Ints.of(5, 6);
    boat.planks = new byte[] {4};
    boat.logged = 1;
    boat.crates = new int[] {1, 2, 0};
    boat.weights = new int[] {10, 20, 0};
    boat.crateCount = 2;
    boat.stars[1] = 60;
    boat.spare.broken = true;
    boat.oars[0].length = 11;
    return boat;
  }

  private static byte[] bytes(Boat boat) {
    CanonicalBytes out = new CanonicalBytes();
    boat.describe(out);
    return out.toArray();
  }

  @Test
  void whatOneLineWritesTheSameLineReads() {
    Boat boat = worn();
    CanonicalReader in = new CanonicalReader(bytes(boat));
    Boat restored = new Boat("Petersen").restored(in);
    in.end();
    assertThat(bytes(restored)).isEqualTo(bytes(boat)).isNotEqualTo(bytes(new Boat("Jansen")));
    assertThat(restored.log).containsExactly(9, 0, 0, 0);
  }

  @Test
  void whatIsNotDescribedComesFromTheStateThatReads() {
    assertThat(new Boat("Petersen").restored(new CanonicalReader(bytes(worn()))).builder)
        .isEqualTo("Petersen");
  }

  @Test
  void readingLeavesTheStateThatReadsAsItWas() {
    Boat reading = new Boat("Jansen");
    reading.restored(new CanonicalReader(bytes(worn())));
    assertThat(bytes(reading)).isEqualTo(bytes(new Boat("Jansen")));
  }

  @Test
  void writingChangesNothing() {
    Boat boat = worn();
    assertThat(bytes(boat)).isEqualTo(bytes(boat)).isEqualTo(bytes(worn()));
  }

  @Test
  void aCopySharesNoArrayAndNoPart() {
    Boat boat = worn();
    Boat copy = boat.copy();
    assertThat(bytes(copy)).isEqualTo(bytes(boat));
    assertThat(copy.builder).isSameAs(boat.builder);
    copy.planks[0]++;
    copy.log[0]++;
    copy.crates[0]++;
    copy.weights[0]++;
    copy.stars[0]++;
    copy.spare.length++;
    copy.oars[1].broken = true;
    assertThat(bytes(boat)).isEqualTo(bytes(worn()));
  }

  @Test
  void aCopyBeginsWithoutTheWorkingMemory() {
    Boat boat = worn();
    assertThat(boat.copy().chart).isNull();
    assertThat(boat.chart).isNotNull();
  }

  @Test
  void rowsThatBelongTogetherMustBeOfOneLength() {
    Boat boat = worn();
    TreeView view = new TreeView();
    view.open("");
    boat.describe(view);
    view.close();
    boat.crates = new int[0];
    assertThatThrownBy(() -> read(boat, view))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("crates has room for 0 elements, not 2");
    boat.crates = new int[3];
    boat.oars = new Oar[] {new Oar(1)};
    assertThatThrownBy(() -> read(boat, view))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("oars must have 1 elements, not 2");
  }

  @Test
  void aRowOfFixedSizeHasThatSize() {
    Boat boat = worn();
    boat.lanterns = Ints.of(3, 4, 5);
    assertThatThrownBy(() -> bytes(boat)).hasMessageContaining("must have 2 elements, not 3");
  }

  private static void read(Boat boat, TreeView view) {
    TreeReader in = new TreeReader(view.value());
    in.open("");
    boat.restored(in);
  }

  /** Its array would be shared by every copy. */
  static final class Sealed extends Described<Sealed> {
    final int[] values = {1};

    @Override
    public Sealed copy() {
      return Copies.of(Sealed.class).of(this);
    }

    @Override
    protected void describe(Fields fields) {
      fields.int32s("values", values, values.length);
    }
  }

  /** Nobody knows what its array holds. */
  static final class Crowd extends Described<Crowd> {
    Object[] people = {};

    @Override
    public Crowd copy() {
      return Copies.of(Crowd.class).of(this);
    }

    @Override
    protected void describe(Fields fields) {}
  }

  @Test
  void aClassThatCannotBeCopiedIsRefusedByName() {
    assertThatThrownBy(() -> Copies.of(Sealed.class))
        .isInstanceOf(ShapeException.class)
        .hasMessage("Sealed.values must not be final: a copy gets its own");
    assertThatThrownBy(() -> Copies.of(Crowd.class))
        .isInstanceOf(ShapeException.class)
        .hasMessage("Crowd.people is an array that cannot be copied");
  }
}

package dev.astragal.kernel.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A record with another value for a component, without a line written for it. */
final class WithersTest {
  private record Shelf(int boards, long weight, boolean full, List<String> books)
      implements Withers<Shelf> {
    Shelf {
      if (boards < 1) throw new IllegalArgumentException("a shelf has boards");
    }

    String label() {
      return books + " on " + boards;
    }
  }

  private static final Shelf SHELF = new Shelf(3, 10_000_000_000L, false, List.of("atlas"));

  @Test
  void oneComponentIsAnotherAndTheRestStays() {
    assertThat(SHELF.with(Shelf::boards, 4))
        .isEqualTo(new Shelf(4, 10_000_000_000L, false, List.of("atlas")));
    assertThat(SHELF.with(Shelf::weight, 5L).with(Shelf::full, true))
        .isEqualTo(new Shelf(3, 5, true, List.of("atlas")));
    assertThat(SHELF.with(Shelf::books, List.of()).books()).isEmpty();
    assertThat(SHELF.boards()).isEqualTo(3);
  }

  @Test
  void whatTheRecordRefusesIsRefused() {
    assertThatThrownBy(() -> SHELF.with(Shelf::boards, 0)).hasMessage("a shelf has boards");
  }

  @Test
  void whatIsNoComponentIsCalledByItsName() {
    assertThatThrownBy(() -> SHELF.with(Shelf::label, "none"))
        .isInstanceOf(ShapeException.class)
        .hasMessage("Shelf has no component label; name one as Type::component");
  }

  @Test
  void itIsWrittenLikeAnyRecord() {
    assertThat(Shape.of(Shelf.class).schema().toString()).contains("boards", "books");
  }
}

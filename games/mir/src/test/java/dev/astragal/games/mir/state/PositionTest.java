package dev.astragal.games.mir.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {
  /** A place in an event where a position stands, and where its text stood before. */
  private record Left(Position seedAfter) {}

  private record Said(Optional<String> seedAfter) {}

  private static final Optional<String> NOTHING = Optional.empty();
  private static final Shape<Left> LEFT = Shape.of(Left.class);
  private static final Shape<Said> SAID = Shape.of(Said.class);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "a",
        "a:",
        ":0",
        "a:0",
        "a:00",
        "a:07",
        "a:7",
        "a:4294967295",
        "a:4294967296",
        "a:12345678901",
        "a:-1",
        "a:+1",
        "a:x",
        "a:b:1",
        "a:1:2",
        "a:1 ",
        "a:\u0661",
        "a:1\n"
      })
  void everyTextIsKeptAndCountsAsItself(String text) {
    Position position = Position.of(text);
    assertThat(position.text()).hasValue(text);
    int hash = 5381;
    for (char unit : text.toCharArray()) hash = 33 * hash + unit;
    assertThat(position.hash()).isEqualTo(hash);
    assertThat(position.reached(7).text()).hasValue(text.split(":", -1)[0] + ":7");
  }

  @Test
  void whatARollLeavesIsWhatItsTextReads() {
    Position left = Position.of("a:b").reached(0xFFFF_FFFFL);
    assertThat(left).isEqualTo(Position.of("a:4294967295"));
    assertThat(left.hashCode()).isEqualTo(Position.of("a:4294967295").hashCode());
  }

  @Test
  void itIsWrittenAsItsTextAlways() {
    for (Optional<String> text : List.of(Optional.of("a:7"), Optional.of("a"), NOTHING)) {
      Left left = new Left(Position.of(text));
      Said said = new Said(text);
      assertThat(LEFT.tree(left)).isEqualTo(SAID.tree(said));
      assertThat(LEFT.read(SAID.tree(said))).isEqualTo(left);
      assertThat(bytes(LEFT, left)).isEqualTo(bytes(SAID, said));
    }
    assertThat(LEFT.schema()).isEqualTo(SAID.schema());
    assertThat(LEFT.read(Tree.emptyTable())).isEqualTo(new Left(Position.NONE));
  }

  private static <T> byte[] bytes(Shape<T> shape, T value) {
    CanonicalBytes out = new CanonicalBytes();
    shape.write("value", value, out);
    return out.toArray();
  }
}

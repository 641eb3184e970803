package dev.astragal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Offer;
import java.util.List;
import org.junit.jupiter.api.Test;

final class OfferLineTest {
  private static Offer offer(Offer.Kind kind, String name, Wording wording) {
    return new Offer(kind, Tree.of(name), wording);
  }

  private static Offer buys(String ware, long amount) {
    return offer(Offer.Kind.ANSWER, ware + amount, Wording.of("buy").amount("buy." + ware, amount));
  }

  private static Offer sets(String value, boolean inForce) {
    return offer(Offer.Kind.COMMAND, value, Wording.of(value).in("stance").current(inForce));
  }

  @Test
  void offersThatDifferOnlyInHowMuchAreOneLine() {
    List<OfferLine> lines =
        OfferLine.of(List.of(buys("ox", 1), buys("food", 50), buys("ox", 4), buys("food", 100)));
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst().amounts()).containsExactly(1L, 4L);
    assertThat(lines.getLast().amounts()).containsExactly(50L, 100L);
    assertThat(lines).allMatch(OfferLine::counted);
  }

  @Test
  void aGroupOfOrdersWithOneInForceIsASettingThatBeginsThere() {
    List<Offer> orders = List.of(sets("bold", false), sets("careful", true));
    assertThat(OfferLine.of(orders)).as("for those who read every line").hasSize(2);
    OfferLine setting = OfferLine.folded(orders).getFirst();
    assertThat(setting.isSetting()).isTrue();
    assertThat(setting.steps().get(setting.start())).isEqualTo(orders.getLast());
  }

  @Test
  void aGroupWithNothingInForceStaysAList() {
    assertThat(OfferLine.folded(List.of(sets("bold", false), sets("careful", false)))).hasSize(2);
  }
}

package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.content.YamlTrees;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The table as it is laid, the crew, and documents that are wrong. */
class SettingUpTest {
  private static Lab laid(String crew, int seats) {
    Lab lab = Lab.fresh(seats, crew);
    lab.tick();
    return lab;
  }

  @Test
  void shoalsAreDealtRoundRobinPerDepth() {
    Lab lab = laid("deckhands", 2);
    int[] sizes = {5, 4, 4, 5, 4, 4, 5, 5, 4};
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      assertThat(lab.state().shoalSize(shoal)).isEqualTo(sizes[shoal]);
      for (int height = 0; height < sizes[shoal]; height++) {
        assertThat(lab.figures().cards().depth(lab.state().shoalCard(shoal, height)))
            .isEqualTo(RegretsState.depthOf(shoal));
      }
    }
    assertThat(lab.state().faceUpShoals()).isZero();
  }

  @Test
  void aDeckhandStartsWithThreeBucksFourDiceAndTheStarters() {
    Fisher fisher = laid("deckhands", 1).fisher(0);
    assertThat(fisher.bucks()).isEqualTo(3);
    assertThat(fisher.diceCount()).isEqualTo(4);
    assertThat(fisher.slots()).isEqualTo(3);
    assertThat(fisher.depth()).isEqualTo(1);
    assertThat(fisher.gear()).isEqualTo(Gear.WISHBONE_ROD.bit() | Gear.RATCHET_REEL.bit());
    assertThat(fisher.wormsUp()).isFalse();
  }

  @Test
  void oldPascoeHasTwoMoreBucksAndTheSplintedRod() {
    Lab lab = laid("pascoe,deckhand", 2);
    assertThat(lab.fisher(0).bucks()).isEqualTo(5);
    assertThat(lab.fisher(0).gear()).isEqualTo(Gear.SPLINTED_ROD.bit() | Gear.RATCHET_REEL.bit());
    assertThat(lab.state().shopSize(Shop.RODS.ordinal())).as("not for sale as well").isEqualTo(2);
  }

  @Test
  void sisterAgnesHasTheDeepSeaReelAndOneShield() {
    Lab lab = laid("agnes", 1);
    assertThat(lab.fisher(0).gear()).isEqualTo(Gear.WISHBONE_ROD.bit() | Gear.DEEP_SEA_REEL.bit());
    assertThat(lab.fisher(0).shields()).isEqualTo(1);
  }

  @Test
  void diverTrewinStartsAtDepthTwoWithADinkAndKeepsTheDepthOnMonday() {
    Lab lab = laid("trewin", 1);
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
    assertThat(lab.state().dinkDeckSize()).isEqualTo(12);
    lab.tick();
    lab.choose(new RegretsChoice.DeclareSea(2));
    assertThat(lab.fisher(0).depth()).isEqualTo(2);
  }

  @Test
  void widowCarneHasThreeMoreBucksAndRollsOnesOnceMore() {
    Lab lab = laid("carne", 1);
    assertThat(lab.fisher(0).bucks()).isEqualTo(6);
    lab.script(1, 5, 1, 1, 2, 3).tick();
    assertThat(lab.fresh(0)).containsExactly(1, 2, 3, 5);
  }

  @Test
  void bosunHaleHasAFifthDieAndAFourthMount() {
    Lab lab = laid("hale", 1);
    assertThat(lab.fisher(0).diceCount()).isEqualTo(5);
    assertThat(lab.fisher(0).slots()).isEqualTo(4);
    assertThat(lab.figures().multiplier(3)).isEqualTo(1);
  }

  @Test
  void aDealtCrewHasNobodyTwice() {
    Lab lab = laid("dealt", 5);
    long seen = 0;
    for (int seat = 0; seat < 5; seat++) seen |= 1L << lab.fisher(seat).angler().ordinal();
    assertThat(Long.bitCount(seen)).isEqualTo(5);
    assertThat(seen >> Angler.DECKHAND.ordinal()).isZero();
  }

  @Test
  void aCrewThatCannotBeIsRefusedInOneLine() {
    assertThatThrownBy(() -> Lab.fresh(2, "pascoe,pascoe")).hasMessageContaining("twice");
    assertThatThrownBy(() -> Lab.fresh(2, "pascoe")).hasMessageContaining("1 of 2 anglers");
    assertThatThrownBy(() -> Lab.fresh(1, "ahab")).hasMessageContaining("not 'ahab'");
  }

  @Test
  void eighteenTackleDiceFourOfThemOnTheMarket() {
    Lab lab = laid("deckhands", 2);
    assertThat(TackleDice.count(lab.state().tackleMarket())).isEqualTo(4);
    assertThat(TackleDice.count(lab.state().tackleBag())).isEqualTo(14);
    Cards cards = lab.figures().cards();
    int[] prices = {1, 2, 3};
    int[] sums = {6, 5, 15};
    for (Tackle colour : Tackle.values()) {
      int index = colour.ordinal();
      assertThat(cards.tackleCount(index)).isEqualTo(6);
      assertThat(cards.tacklePrice(index)).isEqualTo(prices[index]);
      int sum = 0;
      for (int side = 0; side < cards.tackleFaces(index); side++)
        sum += cards.tackleFace(index, side);
      assertThat(sum).isEqualTo(sums[index]);
    }
  }

  @Test
  void theFirstPlayerCanBeDrawn() {
    Lab lab = Lab.fresh(4, "deckhands", "setup.firstPlayer=RANDOM");
    lab.tick();
    assertThat(Lab.of(DayEvent.FirstPlayerDrawn.class, lab.run().events()))
        .containsExactly(new DayEvent.FirstPlayerDrawn(Seat.of(lab.state().first())));
  }

  @Test
  void aCardThatIsMissingOrTwiceOrUnknownIsNamedWithItsLine() {
    assertThatThrownBy(() -> withContent("fish.yaml", "THE_PLUG", "TITHE_WHALE"))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("TITHE_WHALE is there twice");
    assertThatThrownBy(() -> withContent("fish.yaml", "quality: FAIR", "quality: FINE"))
        .isInstanceOf(TreeException.class)
        .hasMessageContaining("fish.yaml:")
        .hasMessageContaining("FINE");
    assertThatThrownBy(() -> withContent("gear.yaml", "price: 3", "price: -3"))
        .hasMessageContaining("must cost 0 or more");
    assertThatThrownBy(() -> withContent("regrets.yaml", "value: 3", "value: 4"))
        .hasMessageContaining("must be 0 to 3");
  }

  private static void withContent(String document, String from, String to) {
    RegretsGame game = new RegretsGame();
    Setup setup = GameLibrary.setup(game, RunSpec.of("regrets", Seed.of(1), 2));
    Map<String, Tree> content = new LinkedHashMap<>(setup.content());
    String text = Documents.text(RegretsGame.class, document);
    content.put(document, YamlTrees.read(text.replaceFirst(from, to), document));
    Kernel.of(game, new Setup(2, setup.options(), setup.policy(), content, 1));
  }

  @Test
  void aPolicyOutOfItsRangeIsRefusedWithItsPath() {
    assertThatThrownBy(() -> Lab.fresh(2, "dealt", "setup.dice=0"))
        .hasMessageContaining("setup.dice: must be at least 1, not 0");
    assertThatThrownBy(() -> Lab.fresh(2, "dealt", "setup.bucks=11"))
        .hasMessageContaining("setup.bucks: must be 0 to 10, not 11");
    assertThatThrownBy(() -> Lab.fresh(2, "dealt", "madness.tiers[2].regrets=1"))
        .hasMessageContaining("madness.tiers[2].regrets: must be more than 1, not 1");
    assertThatThrownBy(() -> Lab.fresh(2, "dealt", "sea.swimAway=DROWN"))
        .hasMessageContaining("one of DISCARD, HIDE");
    assertThatThrownBy(() -> Lab.fresh(2, "dealt", "scoring.mountMultipliers=[1]"))
        .hasMessageContaining("scoring.mountMultipliers");
  }
}

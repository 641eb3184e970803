package dev.astragal.games.regrets;

import static dev.astragal.games.regrets.Lab.faces;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Ability;
import dev.astragal.games.regrets.cards.Cards;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each ability on a fish does, and the forty cards as a set. */
class FishAbilityTest {
  /** Seat 0 at the fish's depth, the fish open in the first shoal there, dice for anything. */
  private static Lab before(Fish fish, String... sets) {
    Lab lab = Lab.atSea(2, sets).dice(0, faces(6, 6, 6, 6));
    int depth = lab.figures().cards().depth(fish.ordinal());
    return lab.depth(0, depth).open(shoal(lab, fish), fish);
  }

  private static int shoal(Lab lab, Fish fish) {
    return (lab.figures().cards().depth(fish.ordinal()) - 1) * RegretsState.SHOALS_PER_DEPTH;
  }

  private static List<RegretsEvent> land(Lab lab, Fish fish) {
    return lab.choose(FishingTest.cast(shoal(lab, fish), 6));
  }

  @Test
  void drawRegretDrawsOne() {
    Lab lab = before(Fish.VESTRY_ANGLER);
    land(lab, Fish.VESTRY_ANGLER);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(1);
    assertThat(lab.figures().tier(lab.fisher(0))).isEqualTo(1);
  }

  @Test
  void drawTwoRegretsDrawsTwo() {
    Lab lab = before(Fish.YOUNGER_KRAKEN);
    land(lab, Fish.YOUNGER_KRAKEN);
    assertThat(lab.fisher(0).regretCount()).isEqualTo(2);
  }

  @Test
  void drawDinkDrawsOneBesideTheReels() {
    Lab lab = before(Fish.CLERKS_SQUID);
    land(lab, Fish.CLERKS_SQUID);
    assertThat(Integer.bitCount(lab.fisher(0).dinks())).isEqualTo(2);
  }

  @Test
  void discardSmallAsksWhichSmallFishGoesAndTheCatchGoesOnAfterwards() {
    Lab lab = before(Fish.BAILIFF_SHARK);
    lab.hand(0, Fish.PEWTER_SPRAT, Fish.FRECKLED_RUFFE, Fish.PENSIONED_COD);
    land(lab, Fish.BAILIFF_SHARK);
    assertThat(lab.prompt().kind()).isEqualTo("discard-small");
    assertThat(lab.fisher(0).dinks()).as("the reel waits").isZero();
    assertThat(lab.refusal(new RegretsChoice.DiscardFish(Fish.PENSIONED_COD)))
        .isEqualTo("NOT_A_SMALL_FISH");
    lab.choose(new RegretsChoice.DiscardFish(Fish.FRECKLED_RUFFE));
    assertThat(lab.fisher(0).hand())
        .isEqualTo(Fish.PEWTER_SPRAT.bit() | Fish.PENSIONED_COD.bit() | Fish.BAILIFF_SHARK.bit());
    assertThat(lab.state().graveyard()).isEqualTo(Fish.FRECKLED_RUFFE.bit());
    assertThat(Integer.bitCount(lab.fisher(0).dinks())).isEqualTo(1);
    assertThat(lab.asked()).isEqualTo(1);
  }

  @Test
  void discardSmallTakesTheOnlySmallFishWithoutAsking() {
    Lab lab = before(Fish.NAMELESS_ORCA).hand(0, Fish.PEWTER_SPRAT);
    land(lab, Fish.NAMELESS_ORCA);
    assertThat(lab.fisher(0).hand()).isEqualTo(Fish.NAMELESS_ORCA.bit());
  }

  @Test
  void madnessOnFishIsInertUnlessThePolicySaysOtherwise() {
    Lab inert = before(Fish.LEVIATHAN_IN_ARREARS);
    land(inert, Fish.LEVIATHAN_IN_ARREARS);
    assertThat(inert.fisher(0).regretCount()).isZero();
    assertThat(inert.figures().tier(inert.fisher(0))).isZero();
    Lab draws = before(Fish.LEVIATHAN_IN_ARREARS, "madness.abilities=DRAW_REGRETS");
    land(draws, Fish.LEVIATHAN_IN_ARREARS);
    assertThat(draws.fisher(0).regretCount()).isEqualTo(2);
    Lab shifts = before(Fish.LEVIATHAN_IN_ARREARS, "madness.abilities=TIER_SHIFT");
    land(shifts, Fish.LEVIATHAN_IN_ARREARS);
    assertThat(shifts.figures().tier(shifts.fisher(0))).isEqualTo(2);
    Lab one = before(Fish.BRIDAL_JELLY, "madness.abilities=TIER_SHIFT");
    land(one, Fish.BRIDAL_JELLY);
    assertThat(one.figures().tier(one.fisher(0))).isEqualTo(1);
  }

  @Test
  void thePlugEndsTheTurnButNotTheDay() {
    Lab lab = before(Fish.THE_PLUG).dinks(0, Dink.TIDE_TABLE);
    lab.fisher(0).extraActions = 1;
    land(lab, Fish.THE_PLUG);
    assertThat(lab.state().plugPulled()).isTrue();
    assertThat(lab.fisher(0).passed()).isFalse();
    assertThat(lab.asked()).as("not even an extra action").isEqualTo(1);
  }

  @Test
  void thePlugErodesOneCardEveryMorningFromTheShallowsOn() {
    Lab lab = Lab.atSea(1).shrink(0, 1).shrink(1, 0);
    lab.state().plugPulled = true;
    int third = lab.state().shoalSize(2);
    lab.endDay();
    lab.tick();
    assertThat(lab.state().shoalSize(0)).isZero();
    assertThat(lab.fisher(0).regretCount()).as("nobody overfished").isZero();
    lab.tick();
    lab.choose(new RegretsChoice.DeclareSea(1));
    lab.endDay();
    lab.tick();
    assertThat(lab.state().shoalSize(2)).as("the empty one is skipped").isEqualTo(third - 1);
  }

  @Test
  void thePlugMayErodeEveryTurn() {
    Lab lab = Lab.atSea(2, "sea.plugErodes=EVERY_TURN");
    lab.state().plugPulled = true;
    int before = lab.state().shoalSize(0);
    lab.pass();
    assertThat(lab.state().shoalSize(0)).isEqualTo(before - 1);
  }

  @Test
  void theTitheWhaleCannotBeCaughtAndTakesNothingFromThoseWhoHaveNothing() {
    Lab lab = Lab.atSea(2).depth(0, 3).top(6, Fish.TITHE_WHALE);
    lab.fisher(0).gear = 0;
    lab.fisher(1).gear = Gear.WISHBONE_ROD.bit();
    lab.choose(new RegretsChoice.Reveal(6));
    assertThat(lab.fisher(1).gear()).as("the only item goes unasked").isZero();
    assertThat(lab.state().faceUp(6)).isFalse();
    assertThat(lab.prompt().kind()).isEqualTo("turn");
    assertThat(lab.state().reveals()).as("a free action").isEqualTo(1);
  }

  @Test
  void anItemTheWhaleTakesGoesUnderItsDeckUnlessItIsAStarter() {
    Lab lab = Lab.atSea(2).depth(0, 3).top(6, Fish.TITHE_WHALE).gear(0, Gear.VICARS_ROD);
    lab.choose(new RegretsChoice.Reveal(6));
    lab.choose(new RegretsChoice.DiscardItem(Gear.VICARS_ROD));
    assertThat(lab.state().shopSize(0)).isEqualTo(3);
    lab.choose(new RegretsChoice.DiscardItem(Gear.WISHBONE_ROD));
    assertThat(lab.state().shopSize(0)).isEqualTo(3);
  }

  @Test
  void theFortyFishAddUp() {
    Cards cards = Lab.atSea(1).figures().cards();
    int[] count = new int[4];
    int[] foul = new int[4];
    int[] value = new int[4];
    int[] difficulty = new int[4];
    int[] small = new int[4];
    for (int fish = 0; fish < Fish.COUNT; fish++) {
      int depth = cards.depth(fish);
      count[depth]++;
      value[depth] += cards.value(fish);
      difficulty[depth] += cards.difficulty(fish);
      if (!cards.fair(fish)) foul[depth]++;
      if (((cards.smallFish() >> fish) & 1) != 0) small[depth]++;
    }
    assertThat(count).containsExactly(0, 13, 13, 14);
    assertThat(foul).containsExactly(0, 1, 5, 11);
    assertThat(value).containsExactly(0, 28, 96, 214);
    assertThat(difficulty).containsExactly(0, 24, 48, 67);
    assertThat(small).containsExactly(0, 5, 2, 2);
  }

  @Test
  void onlyTheWhaleSwimsOnAndOnlyThePlugPullsThePlug() {
    Cards cards = Lab.atSea(1).figures().cards();
    for (int fish = 0; fish < Fish.COUNT; fish++) {
      assertThat(cards.has(fish, Ability.SWIMS_ON)).isEqualTo(fish == Fish.TITHE_WHALE.ordinal());
      assertThat(cards.has(fish, Ability.PULL_PLUG)).isEqualTo(fish == Fish.THE_PLUG.ordinal());
    }
  }
}

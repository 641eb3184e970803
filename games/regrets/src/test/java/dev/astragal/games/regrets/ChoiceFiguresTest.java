package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.screen.Wording.Detail.Kind;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Every choice that has a price, a gain or odds says the figure, and that is what comes of it. */
class ChoiceFiguresTest {
  private static final int TRIES = 20_000;

  /** How many uncertain casts of random games are tried that often. */
  private static final int CASTS = 6;

  private int castsLeft = CASTS;
  private int sales;
  private int purchases;
  private int mounts;
  private int casts;

  @Test
  void theFiguresOfEveryChoiceInRandomGamesAreWhatHappens() {
    for (int i = 0; i < 60; i++) {
      RegretsGame game = new RegretsGame();
      RunSpec spec = RunSpec.of("regrets", Seed.of(i), 1 + i % 5);
      Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel =
          Kernel.of(game, GameLibrary.setup(game, spec));
      Run<RegretsState, RegretsChoice, RegretsEvent> run = kernel.begin(Seed.of(i));
      var rng = Players.luck(Seed.of(i), 0);
      while (!(run.status() instanceof Status.Finished<RegretsChoice>)) {
        if (run.status() instanceof Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt)) {
          Seat asked = prompt.firstSeat();
          for (RegretsChoice choice : prompt.choices(asked).list()) check(run, asked, choice);
          run.choose(asked, prompt.choices(asked).sample(rng));
        } else {
          run.passTime();
        }
      }
    }
    assertThat(castsLeft).isZero();
    for (int seen : new int[] {sales, purchases, mounts, casts}) {
      assertThat(seen).isGreaterThan(100);
    }
  }

  private void check(
      Run<RegretsState, RegretsChoice, RegretsEvent> run, Seat seat, RegretsChoice choice) {
    Wording wording = run.kernel().rules().word(run.state(), choice, seat);
    switch (choice) {
      case RegretsChoice.Sell _ -> {
        sales++;
        assertThat(bucks(after(run, seat, choice), seat) - bucks(run, seat))
            .isEqualTo(number(wording.label(), "bucks"));
      }
      case RegretsChoice.Buy _, RegretsChoice.BuyTackle _, RegretsChoice.CycleMarket _ -> {
        purchases++;
        assertThat(bucks(run, seat) - bucks(after(run, seat, choice), seat))
            .isEqualTo(number(wording.label(), "bucks"));
      }
      case RegretsChoice.Mount _ -> {
        mounts++;
        assertThat(wall(after(run, seat, choice), seat) - wall(run, seat))
            .isEqualTo(number(wording.label(), "points"));
      }
      case RegretsChoice.Catch cast -> cast(run, seat, cast, wording);
      default -> {}
    }
  }

  private void cast(
      Run<RegretsState, RegretsChoice, RegretsEvent> run,
      Seat seat,
      RegretsChoice.Catch cast,
      Wording wording) {
    casts++;
    if (wording.label().key().equals("choice.Catch.free")) return;
    Msg odds = detail(wording, Kind.ODDS);
    switch (odds.key()) {
      case "odds.sure", "odds.sure.least" -> assertThat(percent(run, seat, cast, 5)).isEqualTo(100);
      case "odds.never" -> assertThat(percent(run, seat, cast, 5)).isEqualTo(0);
      default -> {
        if (castsLeft == 0) return;
        castsLeft--;
        assertThat(percent(run, seat, cast, TRIES))
            .as("%s", cast)
            .isCloseTo((double) number(odds, "percent"), within(1.5));
      }
    }
  }

  @Test
  void aCastSaysHowLikelyItIsAndThatIsHowOftenItSucceeds() {
    Lab lab =
        Lab.atSea(1)
            .open(0, Fish.UNSIGNED_HALIBUT)
            .dice(0, new int[] {1}, 2, 2, 2)
            .tackle(0, 1, 1, 1);
    assertOdds(lab, new RegretsChoice.Catch(0, Ints.of(1), 1, 1, 0, 0));
    assertOdds(lab, new RegretsChoice.Catch(0, Ints.of(1), 0, 0, 1, 1));
    assertOdds(lab, new RegretsChoice.Catch(0, Ints.of(), 1, 0, 1, 0));
  }

  private static void assertOdds(Lab lab, RegretsChoice.Catch cast) {
    long told = number(detail(lab.word(cast), Kind.ODDS), "percent");
    assertThat(percent(lab.run(), Seat.first(), cast, TRIES))
        .as("%s", cast)
        .isCloseTo((double) told, within(1.5));
  }

  /** How often a cast lands its fish when it is thrown again and again. */
  private static double percent(
      Run<RegretsState, RegretsChoice, RegretsEvent> run,
      Seat seat,
      RegretsChoice.Catch cast,
      int tries) {
    int caught = 0;
    for (int salt = 0; salt < tries; salt++) {
      var fork = run.fork(new Fork.NewLuck(salt));
      fork.choose(seat, cast);
      if (fork.events().stream().anyMatch(SeaEvent.FishCaught.class::isInstance)) caught++;
    }
    return 100.0 * (double) caught / (double) tries;
  }

  private static Run<RegretsState, RegretsChoice, RegretsEvent> after(
      Run<RegretsState, RegretsChoice, RegretsEvent> run, Seat seat, RegretsChoice choice) {
    var copy = run.copy();
    copy.choose(seat, choice);
    return copy;
  }

  private static long bucks(Run<RegretsState, RegretsChoice, RegretsEvent> run, Seat seat) {
    return run.state().fisher(seat).bucks();
  }

  private static long wall(Run<RegretsState, RegretsChoice, RegretsEvent> run, Seat seat) {
    Figures figures = ((RegretsRules) run.kernel().rules()).figures();
    return Reckoning.soFar(seat.index(), run.state(), figures).mounted();
  }

  private static Msg detail(Wording wording, Kind kind) {
    return wording.details().stream()
        .filter(detail -> detail.kind() == kind)
        .findFirst()
        .orElseThrow()
        .text();
  }

  private static long number(Msg msg, String name) {
    OptionalLong number =
        msg.args().stream()
            .filter(arg -> arg.name().equals(name))
            .map(Msg.Arg::value)
            .filter(Msg.Value.Whole.class::isInstance)
            .mapToLong(value -> ((Msg.Value.Whole) value).value())
            .findFirst();
    assertThat(number).as("%s of %s", name, msg).isPresent();
    return number.getAsLong();
  }
}

package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players read while they play, in every language. */
class WordsTest {
  private static final Seat ANNA = Seat.first();

  @ParameterizedTest
  @ValueSource(strings = {"", "de"})
  void nothingThatIsReadInRandomGamesLooksLikeCode(String language) {
    Sentences sentences = new Sentences(language);
    for (int i = 0; i < 30; i++) {
      int seats = 1 + i % 5;
      String read = List.of("INERT", "DRAW_REGRETS", "TIER_SHIFT").get(i % 3);
      Map<String, String> sets = Map.of("madness.abilities", read, "sea.wormsReach", "ANYWHERE");
      RegretsGame game = new RegretsGame();
      Seed seed = Seed.of(i);
      Map<String, String> options = Map.of("lesson", i % 2 == 0 ? "yes" : "no");
      RunSpec spec = new RunSpec("regrets", seed, seats, options, List.of(), sets);
      readAloud(Kernel.of(game, GameLibrary.setup(game, spec)), seed, sentences);
    }
  }

  private static void readAloud(
      Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel, Seed seed, Sentences sentences) {
    Run<RegretsState, RegretsChoice, RegretsEvent> run = kernel.begin(seed);
    var rng = Players.luck(seed, 0);
    while (!(run.status() instanceof Status.Finished<RegretsChoice>)) {
      RegretsState before = run.state().copy();
      if (run.status() instanceof Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt)) {
        sentences.check(prompt.why());
        question(kernel.rules(), run.state(), prompt, sentences);
        RegretsChoice choice = prompt.choices(prompt.firstSeat()).sample(rng);
        sentences.check(kernel.rules().word(run.state(), choice, prompt.firstSeat()));
        run.choose(prompt.firstSeat(), choice);
      } else {
        run.passTime();
      }
      tellings(kernel.rules(), before, run.events(), sentences);
    }
    for (int seat = -1; seat < run.state().seats(); seat++) {
      sentences.check(kernel.rules().present(run.state(), Seat.of(seat)), new HashMap<>());
    }
  }

  /** No two answers read the same, one is suggested, and all are about what can be seen. */
  private static void question(
      Rules<RegretsState, RegretsChoice, RegretsEvent> rules,
      RegretsState state,
      Prompt<RegretsChoice> prompt,
      Sentences sentences) {
    Seat asked = prompt.firstSeat();
    Map<String, Msg> things = new HashMap<>();
    sentences.check(rules.present(state, asked), things);
    sentences.check(rules.present(state, Seat.SPECTATOR), new HashMap<>());
    int suggested = 0;
    Set<String> labels = new HashSet<>();
    for (RegretsChoice choice : prompt.choices(asked).list()) {
      Wording wording = rules.word(state, choice, asked);
      String label = sentences.check(wording);
      assertThat(labels.add(label)).as("%s is there once", label).isTrue();
      assertThat(things.keySet()).as("%s", label).containsAll(wording.about());
      if (wording.weight() == Wording.Weight.SUGGESTED) suggested++;
    }
    assertThat(suggested).isEqualTo(1);
  }

  private static void tellings(
      Rules<RegretsState, RegretsChoice, RegretsEvent> rules,
      RegretsState before,
      List<RegretsEvent> events,
      Sentences sentences) {
    RegretsState state = before;
    for (RegretsEvent event : events) {
      for (int seat = -1; seat < state.seats(); seat++) {
        Seat viewer = Seat.of(seat);
        RegretsState told = state;
        event
            .seenBy(viewer)
            .ifPresent(seen -> sentences.check(rules.tell(told, seen, viewer).text()));
      }
      if (event.surface() != Surface.NONE) assertThat(event.seenBy(ANNA)).isPresent();
      state = rules.evolve(state, event);
    }
  }

  @Test
  void aSaleIntoAFullPurseWarnsOfWhatIsLost() {
    Lab lab = Lab.atPort(1).hand(0, Fish.RULED_MARLIN);
    lab.bucks(0, 9);
    RegretsChoice sale = new RegretsChoice.Sell(Fish.RULED_MARLIN);
    assertThat(number(lab.word(sale).label(), "bucks")).isEqualTo(1);
    assertThat(number(detail(lab, sale, Wording.Detail.Kind.WARNING), "lost")).isEqualTo(11);
  }

  @Test
  void aPlaceOnTheWallIsCountedFromOneAndNamesItsPoints() {
    Lab lab = Lab.atPort(1).hand(0, Fish.RULED_MARLIN);
    Msg label = lab.word(new RegretsChoice.Mount(Fish.RULED_MARLIN, 2)).label();
    assertThat(number(label, "place")).isEqualTo(3);
    assertThat(number(label, "points")).isEqualTo(36);
  }

  @Test
  void abandoningShipIsAskedTwice() {
    Lab lab = Lab.atSea(2);
    assertThat(lab.word(new RegretsChoice.AbandonShip()).weight()).isEqualTo(Wording.Weight.GRAVE);
  }

  @Test
  void nobodyIsTalkedIntoBuying() {
    Lab lab = Lab.atPort(1).bucks(0, 10);
    for (RegretsChoice choice : lab.listed()) {
      boolean buys =
          choice instanceof RegretsChoice.Buy || choice instanceof RegretsChoice.BuyTackle;
      if (buys) {
        assertThat(lab.word(choice).weight()).isNotEqualTo(Wording.Weight.SUGGESTED);
      }
    }
    assertThat(lab.word(new RegretsChoice.Pass()).weight()).isEqualTo(Wording.Weight.SUGGESTED);
  }

  private static Msg detail(Lab lab, RegretsChoice choice, Wording.Detail.Kind kind) {
    return lab.word(choice).details().stream()
        .filter(detail -> detail.kind() == kind)
        .findFirst()
        .orElseThrow()
        .text();
  }

  private static long number(Msg msg, String name) {
    for (Msg.Arg arg : msg.args()) {
      if (arg.name().equals(name) && arg.value() instanceof Msg.Value.Whole(long value))
        return value;
    }
    throw new AssertionError(msg + " has no number " + name);
  }
}

package dev.astragal.games.classics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.classics.connectfour.ConnectFour;
import dev.astragal.games.classics.kuhn.Kuhn;
import dev.astragal.games.classics.leduc.Leduc;
import dev.astragal.games.classics.liarsdice.LiarsDice;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.parts.cards.Zones;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Numbers others have found for the same games. */
final class KnownAnswersTest {
  /** Positions of Connect Four after so many discs, as listed in the OEIS under A212693. */
  @Test
  void connectFourHasAsManyPositionsAsIsKnown() {
    assertThat(positions(kernel(new ConnectFour()), 7))
        .containsExactly(1, 7, 49, 238, 1120, 4263, 16422, 54859);
  }

  private static <S, C extends Choice, E extends Event> List<Integer> positions(
      Kernel<S, C, E> kernel, int plies) {
    List<Integer> counts = new ArrayList<>();
    Map<Long, Run<S, C, E>> here = new TreeMap<>();
    Run<S, C, E> start = kernel.begin(Seed.of(1));
    here.put(start.stateHash(), start);
    for (int ply = 0; ply <= plies; ply++) {
      counts.add(here.size());
      Map<Long, Run<S, C, E>> next = new TreeMap<>();
      for (Run<S, C, E> run : here.values())
        if (run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
          for (C choice : prompt.choices(prompt.firstSeat()).list()) {
            Run<S, C, E> after = run.copy();
            after.choose(prompt.firstSeat(), choice);
            next.putIfAbsent(after.stateHash(), after);
          }
      here = next;
    }
    return counts;
  }

  /** Kuhn (1950): the first player loses an eighteenth of the ante between perfect players. */
  @Test
  void kuhnPokerIsWorthMinusAnEighteenthToWhoeverBegins() {
    Kernel<Kuhn.Table, Kuhn.Action, Kuhn.Happening> kernel = kernel(new Kuhn());
    Map<Long, Double> deals = new TreeMap<>();
    for (int seed = 0; deals.size() < 6; seed++) {
      Run<Kuhn.Table, Kuhn.Action, Kuhn.Happening> run = kernel.begin(Seed.of(seed));
      run.passTime();
      deals.computeIfAbsent(run.stateHash(), _ -> perfect(run));
    }
    double value = deals.values().stream().mapToDouble(Double::doubleValue).sum() / 6;
    assertThat(value).isCloseTo(-1.0 / 18, within(1e-12));
  }

  /** What the first player has of a deal when both play the known mixture. */
  private static double perfect(Run<Kuhn.Table, Kuhn.Action, Kuhn.Happening> run) {
    if (run.status() instanceof Status.Finished<Kuhn.Action>(Outcome outcome))
      return outcome.scores().get(0);
    Seat seat = ((Status.Awaiting<Kuhn.Action>) run.status()).prompt().firstSeat();
    int card = run.state().cards().get(1 + seat.index()).top();
    double bets = bets(card, seat.index(), run.state().done().size());
    double value = 0;
    for (Kuhn.Action action : Kuhn.Action.values()) {
      double chance = action == Kuhn.Action.BET ? bets : 1 - bets;
      if (chance == 0) continue;
      Run<Kuhn.Table, Kuhn.Action, Kuhn.Happening> after = run.copy();
      after.choose(seat, action);
      value += chance * perfect(after);
    }
    return value;
  }

  private static double bets(int card, int seat, int done) {
    boolean opening = seat == 0 && done == 0;
    if (opening) return 0;
    boolean checked = seat == 1 && done == 1;
    return switch (card) {
      case 2 -> 1;
      case 1 -> checked ? 0 : 1.0 / 3;
      default -> checked ? 1.0 / 3 : 0;
    };
  }

  @Test
  void theSteadyBotLosesNothingToChanceInTheLongRun() {
    Kernel<Kuhn.Table, Kuhn.Action, Kuhn.Happening> kernel = kernel(new Kuhn());
    int won = 0;
    for (int seed = 0; seed < 2_000; seed++) {
      var run = kernel.begin(Seed.of(seed));
      Outcome outcome =
          Match.play(run, Players.seated(kernel, List.of("random", "steady"), Seed.of(seed)));
      won += outcome.scores().get(1);
    }
    assertThat(won).isPositive();
  }

  /** OpenSpiel counts 936 situations of a player, who knows cards, the open one and all bets. */
  @Test
  void leducPokerHasAsManySituationsAsIsKnown() {
    Kernel<Leduc.Table, Leduc.Action, Leduc.Happening> kernel = kernel(new Leduc());
    Set<String> situations = new TreeSet<>();
    for (int first = 0; first < 6; first++)
      for (int second = 0; second < 6; second++)
        for (int open = 0; open < 6; open++)
          if (first != second && first != open && second != open)
            walk(kernel.begin(Seed.of(1)), new int[] {first, second, open}, "", situations);
    assertThat(situations).hasSize(936);
  }

  /** Deals the cards it is told to and tries everything both may do. */
  private static void walk(
      Run<Leduc.Table, Leduc.Action, Leduc.Happening> run,
      int[] deal,
      String done,
      Set<String> situations) {
    switch (run.status()) {
      case Status.Finished<Leduc.Action> _ -> {}
      case Status.Running<Leduc.Action> _ -> walk(dealt(run, deal), deal, done, situations);
      case Status.Awaiting<Leduc.Action>(Prompt<Leduc.Action> prompt) -> {
        Seat seat = prompt.firstSeat();
        boolean open = run.state().round() > 0;
        situations.add(seat + " " + deal[seat.index()] + " " + (open ? deal[2] : "-") + done);
        for (Leduc.Action action : prompt.choices(seat).list()) {
          Run<Leduc.Table, Leduc.Action, Leduc.Happening> after = run.copy();
          after.choose(seat, action);
          String now = done + (open ? " " : "|") + action;
          walk(after, deal, now, situations);
        }
      }
    }
  }

  private static Run<Leduc.Table, Leduc.Action, Leduc.Happening> dealt(
      Run<Leduc.Table, Leduc.Action, Leduc.Happening> run, int[] deal) {
    Leduc.Table table = run.state();
    Zones cards = table.cards();
    if (table.round() > 0) cards = cards.after(cards.move(deal[2], 0, 3));
    else cards = cards.after(cards.move(deal[0], 0, 1)).after(cards.move(deal[1], 0, 2));
    return run.kernel().adopt(table.with(Leduc.Table::cards, cards), run.luck().copy());
  }

  /** With one die each there are six to see and 2^12 - 1 ways to have bid so far, or none. */
  @Test
  void liarsDiceHasAsManyBidsAsDiceAllow() {
    LiarsDice game = new LiarsDice();
    Setup plain = Setup.of(game.manifest(), 2);
    Setup one = new Setup(2, Map.of("dice", "1"), plain.policy(), plain.content(), plain.version());
    Kernel<LiarsDice.Table, LiarsDice.Call, LiarsDice.Happening> kernel = Kernel.of(game, one);
    Run<LiarsDice.Table, LiarsDice.Call, LiarsDice.Happening> run = kernel.begin(Seed.of(1));
    run.passTime();
    assertThat(histories(run)).isEqualTo(1 << 12);
  }

  private static int histories(Run<LiarsDice.Table, LiarsDice.Call, LiarsDice.Happening> run) {
    if (!(run.status() instanceof Status.Awaiting<LiarsDice.Call>(var prompt))) return 0;
    int count = 1;
    for (LiarsDice.Call call : prompt.choices(prompt.firstSeat()).list()) {
      if (call instanceof LiarsDice.Doubt) continue;
      Run<LiarsDice.Table, LiarsDice.Call, LiarsDice.Happening> after = run.copy();
      after.choose(prompt.firstSeat(), call);
      count += histories(after);
    }
    return count;
  }

  private static <S, C extends Choice, E extends Event> Kernel<S, C, E> kernel(Game<S, C, E> game) {
    return Kernel.of(game, Setup.of(game.manifest(), game.manifest().seatsMin()));
  }
}

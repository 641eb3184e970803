package dev.astragal.runtime.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.samples.Bids;
import dev.astragal.runtime.samples.Cards;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Rows;
import dev.astragal.runtime.samples.Tables;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TreeSearchPlayerTest {
  private final Kernel<Rows.Board, Rows.Put, Rows.Placed> rows = Tables.kernel(new Rows());

  @Test
  void takesTheWinningCell() {
    for (int seed = 0; seed < 10; seed++)
      assertThat(answer(after(0, 3, 1, 4), seed)).isEqualTo(new Rows.Put(2));
  }

  @Test
  void blocksTheCellThatWouldLose() {
    for (int seed = 0; seed < 10; seed++)
      assertThat(answer(after(4, 8, 0, 5), seed)).isIn(new Rows.Put(2));
  }

  @Test
  void askedWithOthersItAnswersForItselfAlsoBeforeThem() {
    Kernel<Bids.Round, Bids.Bid, Bids.Made> bids = Tables.kernel(new Bids());
    for (int seed = 0; seed < 10; seed++) {
      Run<Bids.Round, Bids.Bid, Bids.Made> run = bids.begin(Seed.of(seed));
      Prompt<Bids.Bid> prompt = prompt(run);
      Bids.Bid answer =
          Players.named(bids, "mcts:100", Seed.of(seed), 1).answer(run, Seat.of(1), prompt);
      assertThat(answer).isIn(new Bids.Bid(12), new Bids.Bid(13));
    }
  }

  @Test
  void askedWithOthersItNeverLooksAtWhatTheyAnswered() {
    Kernel<Bids.Round, Bids.Bid, Bids.Made> bids = Tables.kernel(new Bids());
    Run<Bids.Round, Bids.Bid, Bids.Made> low = bids.begin(Seed.of(1));
    Run<Bids.Round, Bids.Bid, Bids.Made> high = bids.begin(Seed.of(1));
    low.choose(Seat.of(0), new Bids.Bid(0));
    high.choose(Seat.of(0), new Bids.Bid(3));
    Player<Bids.Round, Bids.Bid, Bids.Made> one = Players.named(bids, "mcts:30", Seed.of(1), 1);
    Player<Bids.Round, Bids.Bid, Bids.Made> other = Players.named(bids, "mcts:30", Seed.of(1), 1);
    assertThat(one.answer(low, Seat.of(1), prompt(low)))
        .isEqualTo(other.answer(high, Seat.of(1), prompt(high)));
  }

  /**
   * Seat 0 wins when both bid nothing or both bid something: it must bid nothing every other time.
   */
  private static final class Pennies extends Bids {
    @Override
    public Status<Bid> status(Round round) {
      Status<Bid> status = super.status(round);
      if (!(status instanceof Status.Finished<Bid>)) return status;
      boolean same = (round.bids().get(0) == 0) == (round.bids().get(1) == 10);
      return Status.won(Seat.of(same ? 0 : 1));
    }
  }

  @Test
  void askedWithOthersItCannotBeForeseen() {
    Kernel<Bids.Round, Bids.Bid, Bids.Made> pennies = Tables.kernel(new Pennies());
    int nothing = 0;
    for (int seed = 0; seed < 100; seed++) {
      Run<Bids.Round, Bids.Bid, Bids.Made> run = pennies.begin(Seed.of(seed));
      Bids.Bid answer =
          Players.named(pennies, "mcts:400", Seed.of(seed), 0).answer(run, Seat.of(0), prompt(run));
      if (answer.amount() == 0) nothing++;
    }
    assertThat(nothing).isBetween(36, 64);
  }

  @Test
  void theSameIterationsGiveTheSameGame() {
    for (String name : List.of("mcts:50", "mcts:50:random", "mcts:50x3"))
      assertThat(hash(name)).isEqualTo(hash(name));
  }

  private static long hash(String name) {
    Kernel<Dice.Table, Dice.Move, Dice.Happening> dice = Tables.kernel(new Dice());
    Run<Dice.Table, Dice.Move, Dice.Happening> run = dice.begin(Seed.of(5));
    Match.play(run, Players.seated(dice, List.of(name), Seed.of(5)));
    return run.hash();
  }

  @Test
  void aTimeIsABudgetAsWell() {
    for (String name : List.of("mcts:20ms", "mcts:20ms:random")) {
      Player<Rows.Board, Rows.Put, Rows.Placed> player = Players.named(rows, name, Seed.of(1), 0);
      Run<Rows.Board, Rows.Put, Rows.Placed> run = after(0, 3, 1, 4);
      assertThat(player.answer(run, Seat.of(0), prompt(run))).isEqualTo(new Rows.Put(2));
    }
    assertThat(Players.budget("mcts:2s")).contains(new Budget.Time(2_000));
    assertThat(Players.budget("mcts")).contains(new Budget.Iterations(200));
    assertThat(Players.budget("random")).isEmpty();
    assertThat(Players.budget("mcts:2sx4")).contains(new Budget.Time(2_000));
    assertThat(Players.threads("mcts:2sx4")).isEqualTo(4);
    assertThatThrownBy(() -> Players.threads("mcts:2sx0"))
        .hasMessage("'mcts:2sx0' needs 1 to 64 threads");
  }

  @Test
  void beatsRandomPlayClearly() {
    int won = 0;
    int lost = 0;
    for (int seed = 0; seed < 40; seed++) {
      int seat = seed % 2;
      List<String> names = seat == 0 ? List.of("mcts:60", "random") : List.of("random", "mcts:60");
      Outcome outcome =
          Match.play(rows.begin(Seed.of(seed)), Players.seated(rows, names, Seed.of(seed)));
      if (outcome.winners().contains(Seat.of(seat))) won++;
      else if (!outcome.winners().isEmpty()) lost++;
    }
    assertThat(won).isGreaterThanOrEqualTo(30);
    assertThat(lost).isLessThanOrEqualTo(3);
  }

  @Test
  void aGamesOwnBotPlaysTheDreamsToTheirEnd() {
    for (String name : List.of("mcts:40", "mcts:40:counting")) assertAsked(name);
  }

  private static void assertAsked(String name) {
    Asked dice = new Asked();
    Run<Dice.Table, Dice.Move, Dice.Happening> run = Tables.kernel(dice).begin(Seed.of(3));
    run.choose(Seat.of(0), Dice.Move.ROLL);
    if (!(run.status() instanceof Status.Awaiting<Dice.Move>(Prompt<Dice.Move> prompt)))
      throw new AssertionError("nobody is asked");
    Players.named(run.kernel(), name, Seed.of(1), 0).answer(run, prompt.firstSeat(), prompt);
    assertThat(dice.asked).isGreaterThan(40);
  }

  /** Dice whose bot counts how often it is asked. */
  private static final class Asked extends Dice {
    private int asked;

    @Override
    public List<Bot<Table, Move>> bots() {
      return List.of(
          Bot.of(
              "counting",
              (table, seat, prompt, rng) -> {
                asked++;
                return prompt.choices(seat).sample(rng);
              }));
    }
  }

  /** Cards that notice when somebody plays on with the hands that were really dealt. */
  private static final class Guarded extends Cards {
    private Optional<Deal> real = Optional.empty();
    private int peeks;
    private int looks;

    @Override
    public void choose(Deal deal, Play play, Turn<Deal, Act> turn) {
      looks++;
      if (real.isPresent() && deal.equals(real.get())) peeks++;
      super.choose(deal, play, turn);
    }
  }

  @Test
  void searchesOnlyDreamsAndNeverTheRealCards() {
    Guarded cards = new Guarded();
    Run<Cards.Deal, Cards.Play, Cards.Act> run = Tables.kernel(cards).begin(Seed.of(3));
    run.advance(1);
    cards.real = Optional.of(run.state());
    answer(run, 1);
    assertThat(cards.looks).isGreaterThan(300);
    // Eight cards are hidden: a dream hits the real deal once in forty thousand times by chance.
    assertThat(cards.peeks).isZero();
  }

  @Test
  void theRealDiceAreNotTouched() {
    Run<Dice.Table, Dice.Move, Dice.Happening> run = Tables.kernel(new Dice()).begin(Seed.of(3));
    run.choose(Seat.of(0), Dice.Move.ROLL);
    List<Long> positions = run.luck().positions();
    answer(run, 1);
    assertThat(run.luck().positions()).isEqualTo(positions);
  }

  @Test
  void thinkingChangesNothing() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = after(4, 0);
    long hash = run.hash();
    answer(run, 1);
    assertThat(run.hash()).isEqualTo(hash);
  }

  @Test
  void playersAreFoundByName() {
    Kernel<Dice.Table, Dice.Move, Dice.Happening> dice = Tables.kernel(new Dice());
    assertThat(Players.names(new Dice()))
        .containsExactly("random", "easy", "mcts", "strong", "cautious");
    for (String name : List.of("random", "mcts:7", "mcts:7:cautious", "cautious"))
      assertThat(Players.named(dice, name, Seed.of(1), 0).name()).isEqualTo(name);
    assertThat(Players.named(dice, "mcts", Seed.of(1), 0).name()).isEqualTo("mcts:200");
    for (String name : List.of("deepblue", "mcts:7:deepblue"))
      refused(
          () -> Players.named(dice, name, Seed.of(1), 0),
          "dice has no bot 'deepblue'; it has random, easy, mcts, strong, cautious");
    for (String name : List.of("mcts:", "mcts:0", "mcts:x", "mcts:9999999", "mcts:601s"))
      refused(
          () -> Players.named(dice, name, Seed.of(1), 0),
          "'"
              + name
              + "' needs a number of iterations from 1 to 1000000, or a time such as 200ms or 2s, at most 600s");
    refused(
        () -> Players.seated(dice, List.of("random", "random", "random"), Seed.of(1)),
        "there are 2 seats and 3 bots; name one for all or one for each");
  }

  private static void refused(Runnable call, String message) {
    assertThatThrownBy(call::run).isInstanceOf(BadInputException.class).hasMessage(message);
  }

  private Run<Rows.Board, Rows.Put, Rows.Placed> after(int... cells) {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    for (int i = 0; i < cells.length; i++) run.choose(Seat.of(i % 2), new Rows.Put(cells[i]));
    return run;
  }

  private static <S, C extends Choice, E extends Event> C answer(Run<S, C, E> run, int seed) {
    Prompt<C> prompt = prompt(run);
    return Players.named(run.kernel(), "mcts:300", Seed.of(seed), 0)
        .answer(run, prompt.firstSeat(), prompt);
  }

  private static <S, C extends Choice, E extends Event> Prompt<C> prompt(Run<S, C, E> run) {
    if (run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) return prompt;
    throw new AssertionError("nobody is asked");
  }
}

package dev.astragal.runtime.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.player.Findings.Considered;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Rows;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.solve.Solution;
import dev.astragal.runtime.solve.Solver;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class OpenSearchTest {
  private static final Way.Step<String> BY = new Way.Step<>(Seat.first(), "", new int[0]);

  private final Kernel<Rows.Board, Rows.Put, Rows.Placed> rows = Tables.kernel(new Rows());
  private final Kernel<Dice.Table, Dice.Move, Dice.Happening> dice = Tables.kernel(new Dice());

  @Test
  void whatIsCertainIsSearchedNoMore() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    for (int cell : new int[] {0, 3, 1, 4}) run.choose(Seat.of(run.state().mover()), put(cell));
    OpenSearch<Rows.Board, Rows.Put, Rows.Placed> search = search(run, new Positions<>());
    search.search(new Budget.Iterations(1_000_000), 1, Optional.empty());
    assertThat(search.certain()).isTrue();
    assertThat(search.findings().considered().getFirst().choice()).isEqualTo(put(2));
    assertThat(search.findings().considered().getFirst().value()).isEqualTo(1);
  }

  /** Nobody wins a game of rows that both play well on, and the search can tell. */
  @Test
  void aSmallGameIsLookedThroughToItsEnd() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    for (int cell : new int[] {4, 0}) run.choose(Seat.of(run.state().mover()), put(cell));
    OpenSearch<Rows.Board, Rows.Put, Rows.Placed> search = search(run, new Positions<>());
    search.search(new Budget.Iterations(1_000_000), 1, Optional.empty());
    assertThat(search.certain()).isTrue();
    assertThat(search.findings().considered().getFirst().value()).isEqualTo(0.5);
  }

  @Test
  void whatWasFoundOutIsKnownForTheNextAnswers() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    Positions<Rows.Put> positions = new Positions<>();
    for (int cell : new int[] {4, 0}) {
      positions.begin();
      search(run, positions).search(new Budget.Iterations(2_000), 1, Optional.empty());
      run.choose(Seat.of(run.state().mover()), put(cell));
    }
    positions.begin();
    assertThat(positions.at(run).visits()).isGreaterThan(20);
    assertThat(new Positions<Rows.Put>().at(run).visits()).isZero();
  }

  @Test
  void whatNoSearchComesToIsForgotten() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    Positions<Rows.Put> positions = new Positions<>();
    search(run, positions).search(new Budget.Iterations(50), 1, Optional.empty());
    positions.begin();
    positions.begin();
    assertThat(positions.at(run).visits()).isZero();
  }

  @Test
  void luckIsWeighedByItsOdds() {
    Run<Dice.Table, Dice.Move, Dice.Happening> run = dice.begin(Seed.of(3));
    while (missing(run.state()) > 3) {
      boolean bank = run.state().atRisk() > 10;
      run.choose(Seat.of(run.state().mover()), bank ? Dice.Move.BANK : Dice.Move.ROLL);
    }
    Seat seat = Seat.of(run.state().mover());
    Solution<Dice.Table, Dice.Move, Dice.Happening> solution = Solver.solve(dice);
    OpenSearch<Dice.Table, Dice.Move, Dice.Happening> search = search(run, new Positions<>());
    search.search(new Budget.Iterations(4_000), 1, Optional.empty());
    Considered<Dice.Move> best = search.findings().considered().getFirst();
    double known = solution.value(run, seat, Dice.Move.ROLL).orElseThrow();
    assertThat(best.choice()).isEqualTo(Dice.Move.ROLL);
    assertThat(best.value()).isCloseTo(seat.equals(Seat.first()) ? known : 1 - known, within(0.06));
  }

  @Test
  void whereLuckIsWeighedAPositionIsWorthItsMostTriedWay() {
    Position<String> position = Position.open(1, Seat.first(), List.of("toss", "lose"), 2);
    position.dreamt(new double[] {0.5, 0.5}, null);
    position.ways().get(0).leads(List.of(half(2, 1), half(3, 0)));
    Position<String> loses = Position.open(4, Seat.first(), List.of("on", "off"), 2);
    position.ways().get(1).leads(List.of(certain(loses)));
    for (int i = 0; i < 29; i++) {
      Way<String> way = position.next();
      position.setOut(way);
      if (way.choice.equals("lose")) loses.dreamt(new double[] {0, 1}, null);
      way.next();
      position.back(way, new double[2]);
      if (i == 15) assertThat(position.value()[0]).isLessThan(0.5);
    }
    assertThat(position.considered()).hasSize(2);
    assertThat(position.value()[0]).isEqualTo(0.5);
  }

  /** The game's own advice is what to depart from for good reason only. */
  @Test
  void whereTheGameAdvisesAPositionIsWorthThatUnlessAnotherWayIsBetterForCertain() {
    Position<String> position = Position.open(1, Seat.first(), List.of("toss", "win"), 2);
    position.dreamt(new double[] {0.5, 0.5}, "toss");
    position.ways().get(0).leads(List.of(half(2, 1), half(3, 0)));
    Position<String> wins = Position.open(4, Seat.first(), List.of("on", "off"), 2);
    position.ways().get(1).leads(List.of(certain(wins)));
    for (int i = 0; i < 40; i++) {
      Way<String> way = position.ways().get(i % 2);
      position.setOut(way);
      if (way.choice.equals("win")) wins.dreamt(new double[] {0.9, 0.1}, null);
      way.next();
      position.back(way, new double[2]);
      if (i < 12) assertThat(position.value()[0]).isEqualTo(0.5);
    }
    assertThat(position.value()[0]).isCloseTo(0.9, within(1e-9));
  }

  /** What seems better after few dreams mostly is not. */
  @Test
  void whatTheGameAdvisesIsAnsweredUnlessAnotherWayLeadsByTwoStandardErrors() {
    Position<String> position = Position.open(1, Seat.first(), List.of("toss", "try"), 2);
    position.dreamt(new double[] {0.5, 0.5}, "toss");
    position.ways().get(0).leads(List.of(half(2, 1), half(3, 0)));
    Position<String> there = Position.open(4, Seat.first(), List.of("on", "off"), 2);
    position.ways().get(1).leads(List.of(certain(there)));
    for (int i = 0; i < 8; i++) goBack(position, 0);
    for (int i = 0; i < 100; i++) {
      there.dreamt(new double[] {0.6, 0.4}, null);
      goBack(position, 1);
      if (i == 19) assertThat(position.answer()).isEqualTo("toss");
    }
    assertThat(position.considered().getFirst().choice()).isEqualTo("try");
    assertThat(position.answer()).isEqualTo("toss");
    for (int i = 0; i < 300; i++) goBack(position, 0);
    for (int i = 0; i < 300; i++) {
      there.dreamt(new double[] {0.6, 0.4}, null);
      goBack(position, 1);
    }
    assertThat(position.answer()).isEqualTo("try");
  }

  @Test
  void whatIsKnownToLoseComesLastHoweverOftenItWasTried() {
    Position<String> position = Position.open(1, Seat.first(), List.of("lose", "on"), 2);
    position.dreamt(new double[] {1, 0}, null);
    Position<String> next = Position.open(3, Seat.of(1), List.of("on", "off"), 2);
    next.dreamt(new double[] {1, 0}, null);
    Position<String> end = Position.over(2, new double[] {0, 1});
    position.ways().get(0).leads(List.of(certain(end)));
    position.ways().get(1).leads(List.of(certain(next)));
    for (int i = 0; i < 100; i++) goBack(position, 0);
    goBack(position, 1);
    assertThat(position.considered()).extracting(Considered::choice).containsExactly("on", "lose");
    assertThat(position.proven()).isFalse();
  }

  @Test
  void aDreamThatWasWonIsNoProof() {
    Position<String> position = Position.open(1, Seat.first(), List.of("on", "off"), 2);
    position.dreamt(new double[] {1, 0}, null);
    Position<String> next = Position.open(2, Seat.of(1), List.of("on", "off"), 2);
    next.dreamt(new double[] {1, 0}, null);
    position.ways().get(0).leads(List.of(certain(next)));
    goBack(position, 0);
    assertThat(position.proven()).isFalse();
  }

  /** Else all threads would dream the same. */
  @Test
  void dreamsThatAreNotBackMakeOtherWaysMoreLikely() {
    Position<String> position = Position.open(1, Seat.first(), List.of("left", "right"), 2);
    position.dreamt(new double[] {0.5, 0.5}, null);
    Way<String> first = position.next();
    assertThat(position.next()).isSameAs(first);
    position.setOut(first);
    assertThat(position.next()).isNotSameAs(first);
  }

  private static void goBack(Position<String> position, int way) {
    position.setOut(position.ways().get(way));
    position.back(position.ways().get(way), new double[2]);
  }

  private static Way.Chance<String> certain(Position<String> to) {
    return new Way.Chance<>(1, BY, to);
  }

  private static Way.Chance<String> half(long hash, double won) {
    return new Way.Chance<>(0.5, BY, Position.over(hash, new double[] {won, 1 - won}));
  }

  /** What the mover needs to win, if it can still roll and bank something. */
  private static int missing(Dice.Table table) {
    return table.atRisk() == 0
        ? Integer.MAX_VALUE
        : 40 - table.scores().get(table.mover()) - table.atRisk();
  }

  @Test
  void threadsThatDreamForOneSearchFindTheSame() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    for (int cell : new int[] {4, 8, 0, 5}) run.choose(Seat.of(run.state().mover()), put(cell));
    Status.Awaiting<Rows.Put> asked = (Status.Awaiting<Rows.Put>) run.status();
    assertThat(
            Players.named(rows, "mcts:100msx4:random", Seed.of(1), 0)
                .answer(run, asked.prompt().firstSeat(), asked.prompt()))
        .isEqualTo(put(2));
  }

  /** Who is faster does not matter: a number of dreams gives the same on every machine. */
  @Test
  void theSameNumberOfDreamsFindsTheSameOnSeveralThreads() {
    assertThat(found(3)).isEqualTo(found(3));
    assertThat(found(2)).isEqualTo(found(2));
  }

  private List<Considered<Rows.Put>> found(int threads) {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    List<Rng> luck =
        IntStream.range(0, OpenSearch.dreamers(threads))
            .mapToObj(i -> Players.luck(Seed.of(1), i))
            .toList();
    OpenSearch<Rows.Board, Rows.Put, Rows.Placed> search =
        new OpenSearch<>(run, new Positions<>(), Optional.empty(), luck);
    search.search(new Budget.Iterations(3_000), threads, Optional.empty());
    assertThat(search.findings().considered().stream().mapToInt(Considered::visits).sum())
        .isEqualTo(3_000);
    return search.findings().considered();
  }

  @Test
  void aGameThatComesToKeepASecretIsNotSearchedInTheOpen() {
    Run<Hiding.Place, Hiding.Cup, Hiding.Put> run = Tables.kernel(new Hiding()).begin(Seed.of(1));
    OpenSearch<Hiding.Place, Hiding.Cup, Hiding.Put> search = search(run, new Positions<>());
    assertThatThrownBy(() -> search.search(new Budget.Iterations(10), 1, Optional.empty()))
        .isInstanceOf(Positions.NotOpen.class);
    Status.Awaiting<Hiding.Cup> asked = (Status.Awaiting<Hiding.Cup>) run.status();
    assertThat(
            Players.named(run.kernel(), "mcts:200", Seed.of(1), 0)
                .answer(run, Seat.of(0), asked.prompt()))
        .isNotNull();
  }

  private static Rows.Put put(int cell) {
    return new Rows.Put(cell);
  }

  private static <S, C extends Choice, E extends Event> OpenSearch<S, C, E> search(
      Run<S, C, E> run, Positions<C> positions) {
    return new OpenSearch<>(run, positions, Optional.empty(), List.of(Players.luck(Seed.of(1), 0)));
  }

  /** One seat hides a pea under a cup, the other looks under one. */
  private static final class Hiding implements SimpleGame<Hiding.Place, Hiding.Cup, Hiding.Put> {
    record Place(Ints cups) {}

    record Cup(int number) implements Choice {}

    record Put(Seat who, int number) implements Event {
      @Override
      public Optional<Event> seenBy(Seat viewer) {
        return viewer.equals(who) ? Optional.of(this) : Optional.empty();
      }
    }

    @Override
    public Manifest manifest() {
      return Manifest.of("hiding", "Hiding").seats(2).limits(10, 0);
    }

    @Override
    public Place begin(int seats) {
      return new Place(Ints.zeros(0));
    }

    @Override
    public Status<Cup> status(Place place) {
      Ints cups = place.cups;
      if (cups.size() == 2) return Status.won(Seat.of(cups.get(0) == cups.get(1) ? 1 : 0));
      return Status.awaiting(
          Seat.of(cups.size()), "cup", Choices.of(List.of(new Cup(1), new Cup(2), new Cup(3))));
    }

    @Override
    public void choose(Place place, Cup cup, Turn<Place, Put> turn) {
      turn.emit(new Put(turn.seat(), cup.number));
    }

    @Override
    public Place evolve(Place place, Put put) {
      return new Place(place.cups.added(put.number));
    }

    @Override
    public Screen present(Place place, Seat viewer) {
      return Screen.of();
    }
  }
}

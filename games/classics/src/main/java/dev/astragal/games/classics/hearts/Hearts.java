package dev.astragal.games.classics.hearts;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.cards.French;
import dev.astragal.parts.cards.Move;
import dev.astragal.parts.cards.Trick;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Take no hearts and not the queen of spades, or take them all. */
public final class Hearts implements SimpleGame<Table, Hearts.Card, Hearts.Happening> {
  private static final Stream DECK = Stream.of("deck");
  private static final int UNTIL = 50;

  /** Every deal gives 26 points, so that nobody stays below a hundred for longer. */
  private static final int DEALS_MAX = 17;

  private static final int INPUTS_PER_DEAL = French.CARDS + 3 * Table.SEATS;

  /** A card of one's own hand. */
  public sealed interface Card extends Choice {
    int card();
  }

  /** To lay aside for another. */
  public record Pass(int card) implements Card {}

  /** To play to the trick. */
  public record Play(int card) implements Card {}

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** All cards are dealt. */
  public record Dealt(List<Ints> hands) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(new Got(viewer.plays() ? hands.get(viewer.index()) : Ints.zeros(0)));
    }
  }

  /** What one seat sees of a deal. */
  public record Got(Ints cards) implements Event {}

  /** Somebody laid a card aside for another. */
  public record LaidAside(Seat seat, Move move) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(new LaidAside(seat, move.seenBy(viewer)));
    }
  }

  /** Everybody gets what another laid aside. */
  public record Exchanged(int distance, List<Ints> passed) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      if (!viewer.plays()) return Optional.of(new Received(Seat.SPECTATOR, Ints.zeros(0)));
      int from = (viewer.index() + Table.SEATS - distance) % Table.SEATS;
      return Optional.of(new Received(Seat.of(from), passed.get(from)));
    }
  }

  /** What one seat sees of an exchange. */
  public record Received(Seat from, Ints cards) implements Event {}

  /** A card went to the trick. */
  public record Played(Seat seat, int card) implements Happening {}

  /** A trick went to whoever had the highest card. */
  public record Taken(Seat winner, int points) implements Happening {}

  /** A deal is over. */
  public record Scored(Ints points) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("hearts", "Hearts")
        .seats(Table.SEATS)
        .streams(DECK)
        .options(new Option("until", "50", List.of("1", "50", "100")))
        .limits(DEALS_MAX * INPUTS_PER_DEAL, 2 * DEALS_MAX)
        .bots("cautious");
  }

  @Override
  public Table begin(Setup setup) {
    return Table.of(Integer.parseInt(setup.option("until")));
  }

  @Override
  public Table begin(int seats) {
    return Table.of(UNTIL);
  }

  @Override
  public Status<Card> status(Table t) {
    if (t.points().max() >= t.until()) return over(t);
    if (t.choosing())
      return new Status.Awaiting<>(
          Prompt.together(
              (long) t.deal() * Table.PASSED + t.laidAside(),
              "pass",
              t.asked(),
              seat -> choices(sorted(t.held(seat)), Pass::new)));
    if (!t.opened()) return Status.running();
    return Status.awaiting(t.trick().next(Table.SEATS), "play", choices(t.playable(), Play::new));
  }

  private static Choices<Card> choices(List<Integer> cards, IntFunction<Card> made) {
    return Choices.of(cards.stream().map(card -> made.apply(card)).toList());
  }

  private static List<Integer> sorted(Ints hand) {
    return Arrays.stream(hand.toArray()).sorted().boxed().toList();
  }

  /** The fewest points win; they count against their owners. */
  private static Status<Card> over(Table t) {
    int fewest = Arrays.stream(t.points().toArray()).min().orElse(0);
    List<Seat> winners = new ArrayList<>();
    Ints scores = t.points();
    for (Seat seat : Table.seats()) {
      if (t.points().get(seat.index()) == fewest) winners.add(seat);
      scores = scores.with(seat.index(), -t.points().get(seat.index()));
    }
    return Status.finished(new Outcome("won", winners, scores));
  }

  /** Deals, or lets whoever has the two of clubs lead it. */
  @Override
  public void tick(Table t, Turn<Table, Happening> turn) {
    Table now = t;
    if (!t.dealt()) {
      List<Integer> deck = new ArrayList<>();
      for (int card = 0; card < French.CARDS; card++) deck.add(card);
      turn.rng(DECK, "deal").shuffle(deck);
      List<Ints> hands = new ArrayList<>();
      int each = French.CARDS / Table.SEATS;
      for (int seat = 0; seat < Table.SEATS; seat++)
        hands.add(
            Ints.of(
                deck.subList(seat * each, (seat + 1) * each).stream()
                    .mapToInt(Integer::intValue)
                    .sorted()
                    .toArray()));
      now = turn.emit(new Dealt(List.copyOf(hands)));
      if (now.choosing()) return;
    }
    for (Seat seat : Table.seats())
      if (now.held(seat).indexOf(Table.TWO_OF_CLUBS) >= 0)
        turn.emit(new Played(seat, Table.TWO_OF_CLUBS));
  }

  @Override
  public void choose(Table t, Card choice, Turn<Table, Happening> turn) {
    switch (choice) {
      case Pass(int card) -> {
        Seat seat = turn.seat();
        Table after =
            turn.emit(
                new LaidAside(seat, t.cards().move(card, Table.hand(seat), Table.aside(seat))));
        if (after.laidAside() < Table.PASSED) return;
        List<Ints> passed = new ArrayList<>();
        for (Seat giver : Table.seats()) passed.add(after.cards().get(Table.aside(giver)).cards());
        turn.emit(new Exchanged(after.passing(), List.copyOf(passed)));
      }
      case Play(int card) -> {
        Table after = turn.emit(new Played(turn.seat(), card));
        Trick trick = after.trick();
        if (!trick.complete(Table.SEATS)) return;
        after = turn.emit(new Taken(trick.winner(Table.SEATS), Table.worth(trick.cards())));
        if (after.dealOver()) turn.emit(new Scored(after.written()));
      }
    }
  }

  @Override
  public Optional<List<Stream>> streams(Card choice) {
    return Optional.of(List.of());
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Dealt(List<Ints> hands) -> t.dealt(hands);
      case LaidAside(_, Move move) -> t.with(Table::cards, t.cards().after(move));
      case Exchanged(_, List<Ints> passed) -> t.exchanged(passed);
      case Played(Seat seat, int card) -> t.played(seat, card);
      case Taken(Seat winner, int points) -> t.taken(winner, points);
      case Scored(Ints points) -> t.scored(points);
    };
  }

  @Override
  public Table redeal(Table t, Seat viewer, Rng rng) {
    return t.with(Table::cards, t.cards().redealt(viewer, rng));
  }

  @Override
  public void check(Table t, Violations out) {
    int points = Table.worth(t.cards().get(Table.PLAYED).cards());
    out.require(
        t.taken().sum() == points, "POINTS", "the points of a deal are those of its tricks");
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    return HeartsScreen.of(t, viewer);
  }

  @Override
  public Wording word(Table t, Card choice, Seat viewer) {
    return Wording.of(
            choice instanceof Pass ? "choice.Pass" : "choice.Play",
            "card",
            HeartsScreen.card(choice.card()))
        .about(HeartsScreen.id(choice.card()));
  }

  @Override
  public Telling tell(Table before, Event event, Seat viewer) {
    return switch (event) {
      case Got(Ints cards) when cards.size() == 0 -> Telling.of("event.Dealt");
      case Got(Ints cards) -> Telling.of("event.Got", "cards", HeartsScreen.cards(cards));
      case LaidAside(Seat seat, Move move) when move.card() == Move.HIDDEN ->
          Telling.of("event.LaidAside.hidden").by(seat);
      case LaidAside(Seat seat, Move move) ->
          Telling.of("event.LaidAside", "card", HeartsScreen.card(move.card())).by(seat);
      case Received(_, Ints cards) when cards.size() == 0 -> Telling.of("event.Exchanged");
      case Received(Seat from, Ints cards) ->
          Telling.of("event.Received", "from", from, "cards", HeartsScreen.cards(cards));
      case Played(Seat seat, int card) ->
          Telling.of("event.Played", "card", HeartsScreen.card(card)).by(seat);
      case Taken(Seat winner, int points) ->
          Telling.of(points == 0 ? "event.Taken" : "event.Taken.points", "points", points)
              .by(winner);
      case Scored(Ints points) -> {
        List<Msg> shown = new ArrayList<>();
        for (Seat seat : Table.seats())
          shown.add(Msg.of("scored-by", "who", seat, "points", points.get(seat.index())));
        yield Telling.of("event.Scored", "points", shown);
      }
      default -> Telling.of(event);
    };
  }

  @Override
  public List<Bot<Table, Card>> bots() {
    return List.of(
        Bot.of(
            "cautious",
            (t, seat, prompt, rng) -> HeartsBot.choose(t, prompt.choices(seat).list())));
  }
}

package dev.astragal.games.classics.leduc;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import dev.astragal.parts.cards.Move;
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Poker with six cards and two rounds of betting; a pair with the open card beats all. */
public final class Leduc implements SimpleGame<Leduc.Table, Leduc.Action, Leduc.Happening> {
  private static final Stream DECK = Stream.of("deck");
  private static final int CARDS = 6;
  private static final int ROUNDS = 2;
  private static final int RAISES_MAX = 2;
  private static final int RAISE = 2;
  private static final int NOBODY = -1;

  private static final int DECK_ZONE = 0;
  private static final int OPEN_ZONE = 3;
  private static final int SHOWN_ZONE = 4;

  /**
   * Where a hand stands.
   *
   * @param paid what each has put into the pot
   * @param acted how many have acted in this round since it began or was raised
   * @param folded who gave up, or -1
   */
  public record Table(
      Zones cards, Ints paid, int round, int raises, int acted, Seat mover, int folded)
      implements Withers<Table> {
    boolean facing() {
      return paid.get(mover.index()) < paid.max();
    }

    int price() {
      return paid.max() - paid.get(mover.index());
    }

    /** The first round needs a hand for each, the second an open card. */
    boolean dealt() {
      return cards.get(DECK_ZONE).size() == CARDS - 2 - round;
    }

    boolean shown() {
      return cards.get(SHOWN_ZONE).size() == 2;
    }

    int raise() {
      return RAISE << round;
    }
  }

  /** What may be done. */
  public enum Action implements Choice {
    FOLD,
    CALL,
    RAISE
  }

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** Somebody gets a card. */
  public record Dealt(Seat to, Move move) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(new Dealt(to, move.seenBy(viewer)));
    }
  }

  /** The card that counts for both. */
  public record Opened(Move move) implements Happening {}

  /** Somebody folds, calls or raises, and pays for it. */
  public record Acted(Action action, int chips) implements Happening {}

  /** A hand is turned up. */
  public record Shown(Seat owner, Move move) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("leduc", "Leduc poker").seats(2).streams(DECK).limits(8, 8).bots("plain");
  }

  @Override
  public Table begin(int seats) {
    Zones cards =
        new Zones(
            List.of(
                Zone.deck(CARDS),
                Zone.hand(Seat.of(0)),
                Zone.hand(Seat.of(1)),
                Zone.open(),
                Zone.open()));
    return new Table(cards, Ints.of(1, 1), 0, 0, 0, Seat.first(), NOBODY);
  }

  @Override
  public Status<Action> status(Table t) {
    if (t.folded != NOBODY) return ended(t, List.of(Seat.of(1 - t.folded)));
    if (t.shown()) return ended(t, best(t));
    if (!t.dealt()) return Status.running();
    List<Action> actions = new ArrayList<>();
    if (t.facing()) actions.add(Action.FOLD);
    actions.add(Action.CALL);
    if (t.raises < RAISES_MAX) actions.add(Action.RAISE);
    return Status.awaiting(t.mover, "act", Choices.of(actions));
  }

  private static Status<Action> ended(Table t, List<Seat> winners) {
    if (winners.size() == 2) return Status.finished(new Outcome("drawn", List.of(), Ints.of(0, 0)));
    int loser = 1 - winners.getFirst().index();
    int won = t.paid.get(loser);
    return Status.won(winners.getFirst(), loser == 1 ? Ints.of(won, -won) : Ints.of(-won, won));
  }

  private static List<Seat> best(Table t) {
    int first = strength(t, 0);
    int second = strength(t, 1);
    if (first == second) return List.of(Seat.of(0), Seat.of(1));
    return List.of(Seat.of(first > second ? 0 : 1));
  }

  private static int strength(Table t, int seat) {
    Rank own = Rank.of(t.cards.get(SHOWN_ZONE).cards().get(seat));
    boolean pair = own == Rank.of(t.cards.get(OPEN_ZONE).top());
    return own.ordinal() + (pair ? Rank.values().length : 0);
  }

  @Override
  public void tick(Table t, Turn<Table, Happening> turn) {
    if (t.round > 0) {
      turn.emit(new Opened(t.cards.draw(DECK_ZONE, OPEN_ZONE, turn.rng(DECK, "open card"))));
      return;
    }
    for (Seat seat : List.of(Seat.of(0), Seat.of(1)))
      turn.emit(
          new Dealt(seat, turn.state().cards.draw(DECK_ZONE, hand(seat), turn.rng(DECK, "deal"))));
  }

  private static int hand(Seat seat) {
    return 1 + seat.index();
  }

  @Override
  public void choose(Table t, Action action, Turn<Table, Happening> turn) {
    int chips =
        switch (action) {
          case FOLD -> 0;
          case CALL -> t.price();
          case RAISE -> t.price() + t.raise();
        };
    Table after = turn.emit(new Acted(action, chips));
    if (after.folded != NOBODY || after.round < ROUNDS) return;
    for (Seat seat : List.of(Seat.of(0), Seat.of(1))) {
      Zones cards = turn.state().cards;
      turn.emit(new Shown(seat, cards.move(cards.get(hand(seat)).top(), hand(seat), SHOWN_ZONE)));
    }
  }

  @Override
  public Optional<List<Stream>> streams(Action action) {
    return Optional.of(List.of());
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Dealt(_, Move move) -> t.with(Table::cards, t.cards.after(move));
      case Opened(Move move) -> t.with(Table::cards, t.cards.after(move));
      case Shown(_, Move move) -> t.with(Table::cards, t.cards.after(move));
      case Acted(Action action, int chips) -> acted(t, action, chips);
    };
  }

  private static Table acted(Table t, Action action, int chips) {
    Table paid =
        t.with(Table::paid, t.paid.plus(t.mover.index(), chips))
            .with(Table::mover, t.mover.next(2));
    return switch (action) {
      case FOLD -> paid.with(Table::folded, t.mover.index());
      case RAISE -> paid.with(Table::raises, t.raises + 1).with(Table::acted, 1);
      case CALL ->
          t.acted == 1
              ? new Table(t.cards, paid.paid, t.round + 1, 0, 0, Seat.first(), NOBODY)
              : paid.with(Table::acted, 1);
    };
  }

  @Override
  public Table redeal(Table t, Seat viewer, Rng rng) {
    return t.with(Table::cards, t.cards.redealt(viewer, rng));
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++)
      rows.add(
          Panel.Row.of(
              Msg.player(Seat.of(seat)), card(t, seat, viewer), Msg.literal(t.paid.get(seat))));
    Zone open = t.cards.get(OPEN_ZONE);
    Msg shared = open.size() == 0 ? Msg.of("not-yet") : Rank.word(open.top());
    return Screen.of(
        Panel.table("hands", List.of(Msg.of("who"), Msg.of("card"), Msg.of("paid")), rows),
        Panel.line("table", "open-card", "card", shared));
  }

  private static Msg card(Table t, int seat, Seat viewer) {
    if (t.shown()) return Rank.word(t.cards.get(SHOWN_ZONE).cards().get(seat));
    Zone hand = t.cards.get(hand(Seat.of(seat)));
    if (hand.size() == 0) return Msg.of("not-yet");
    return hand.seenBy(viewer) ? Rank.word(hand.top()) : Msg.of("face-down");
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    return switch (field) {
      case "cards.zones.cards" -> Optional.of(Rank.word((int) value));
      case "cards.zones.owner", "folded", "mover" ->
          value < 0 ? Optional.empty() : Optional.of(Msg.player(Seat.of((int) value)));
      default -> Optional.empty();
    };
  }

  @Override
  public List<Msg> reckoning(Table end, List<Happening> past) {
    List<Msg> lines = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++)
      lines.add(Msg.of("reckoning.paid", "who", Seat.of(seat), "chips", end.paid.get(seat)));
    List<Seat> winners = end.folded == NOBODY ? best(end) : List.of(Seat.of(1 - end.folded));
    if (end.folded != NOBODY) lines.add(Msg.of("reckoning.folded", "who", Seat.of(end.folded)));
    else
      for (int seat = 0; seat < 2; seat++)
        lines.add(
            Msg.of(
                strength(end, seat) < Rank.values().length ? "reckoning.showed" : "reckoning.pair",
                "who",
                Seat.of(seat),
                "card",
                Rank.word(end.cards.get(SHOWN_ZONE).cards().get(seat))));
    lines.add(
        Msg.of(
            winners.size() == 1 ? "reckoning.pot" : "reckoning.shared",
            "who",
            winners,
            "chips",
            end.paid.sum()));
    return lines;
  }

  @Override
  public Wording word(Table t, Action action, Seat viewer) {
    return switch (action) {
      case FOLD -> Wording.of("choice.FOLD", "chips", t.paid.get(t.mover.index()));
      case CALL ->
          t.facing() ? Wording.of("choice.CALL", "chips", t.price()) : Wording.of("choice.check");
      case RAISE ->
          Wording.of(t.facing() ? "choice.RAISE" : "choice.bet", "chips", t.price() + t.raise());
    };
  }

  @Override
  public Telling tell(Table before, Event event, Seat viewer) {
    return switch (event) {
      case Dealt(Seat to, Move move) when move.card() == Move.HIDDEN ->
          Telling.of("event.Dealt.hidden", "who", to);
      case Dealt(Seat to, Move move) ->
          Telling.of("event.Dealt", "who", to, "card", Rank.word(move.card()));
      case Opened(Move move) -> Telling.of("event.Opened", "card", Rank.word(move.card()));
      case Shown(Seat owner, Move move) ->
          Telling.of("event.Shown", "who", owner, "card", Rank.word(move.card()));
      case Acted(Action action, int chips) ->
          Telling.of(
              switch (action) {
                case FOLD -> "event.fold";
                case CALL -> before.facing() ? "event.call" : "event.check";
                case RAISE -> before.facing() ? "event.raise" : "event.bet";
              },
              "chips",
              chips);
      default -> Telling.of(event);
    };
  }

  @Override
  public List<Bot<Table, Action>> bots() {
    return List.of(
        Bot.of("plain", (t, seat, prompt, rng) -> plain(t, seat, prompt.choices(seat).list())));
  }

  /** Raises with a pair or a King, calls with a Queen, and folds a Jack to a bet. */
  private static Action plain(Table t, Seat seat, List<Action> actions) {
    Rank own = Rank.of(t.cards.get(hand(seat)).top());
    Zone open = t.cards.get(OPEN_ZONE);
    boolean strong = own == Rank.KING || (open.size() > 0 && own == Rank.of(open.top()));
    if (strong && actions.contains(Action.RAISE)) return Action.RAISE;
    return own == Rank.JACK && !strong && t.facing() ? Action.FOLD : Action.CALL;
  }
}

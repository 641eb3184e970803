package dev.astragal.games.classics.kuhn;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
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
import dev.astragal.parts.cards.Move;
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Poker with three cards: each antes one and may bet one more. The smallest game of bluff. */
public final class Kuhn implements SimpleGame<Kuhn.Table, Kuhn.Action, Kuhn.Happening> {
  private static final Stream DECK = Stream.of("deck");
  private static final int PASSED = 0;
  private static final int DECK_ZONE = 0;
  private static final int OPEN_ZONE = 3;

  /** The cards, and what was done so far: a number for each action. */
  public record Table(Zones cards, Ints done) {
    private static int hand(Seat seat) {
      return 1 + seat.index();
    }

    boolean dealt() {
      return cards.get(DECK_ZONE).size() == 1;
    }

    Seat mover() {
      return Seat.of(done.size() % 2);
    }

    /** Whether the last to act has bet, so that the other must call or fold. */
    boolean facing() {
      return done.size() > 0 && done.get(done.size() - 1) != PASSED;
    }

    /** Whether nobody may act any more. */
    boolean over() {
      int n = done.size();
      if (n < 2) return false;
      return done.get(n - 2) != PASSED || done.get(n - 1) == PASSED;
    }

    /** Whoever passed when facing a bet has folded. */
    boolean folded() {
      int n = done.size();
      return over() && done.get(n - 1) == PASSED && done.get(n - 2) != PASSED;
    }

    /** What a seat has put into the pot: its ante, and a chip if it bet or called. */
    int paid(int seat) {
      int chips = 1;
      for (int i = seat; i < done.size(); i += 2) if (done.get(i) != PASSED) chips++;
      return chips;
    }

    int pot() {
      return paid(0) + paid(1);
    }

    boolean shown() {
      return cards.get(OPEN_ZONE).size() == 2;
    }
  }

  /** What may be done. */
  public enum Action implements Choice {
    PASS,
    BET
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

  /** Somebody passes or bets. */
  public record Acted(Action action) implements Happening {}

  /** A card is turned up. */
  public record Shown(Seat owner, Move move) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("kuhn", "Kuhn poker").seats(2).streams(DECK).limits(3, 3).bots("steady");
  }

  @Override
  public Table begin(int seats) {
    return new Table(
        new Zones(
            List.of(
                Zone.deck(Rank.values().length),
                Zone.hand(Seat.of(0)),
                Zone.hand(Seat.of(1)),
                Zone.open())),
        Ints.zeros(0));
  }

  @Override
  public Status<Action> status(Table t) {
    if (!t.dealt()) return Status.running();
    if (!t.over()) return Status.awaiting(t.mover(), "act", Choices.all(Action.class));
    return ended(t);
  }

  private static Status<Action> ended(Table t) {
    int bets = t.done.count(Action.BET.ordinal());
    Seat winner = t.folded() ? t.mover() : better(t);
    int won = bets == 2 ? 2 : 1;
    return Status.won(winner, winner.index() == 0 ? Ints.of(won, -won) : Ints.of(-won, won));
  }

  private static Seat better(Table t) {
    Ints shown = t.cards.get(OPEN_ZONE).cards();
    return Seat.of(shown.get(0) > shown.get(1) ? 0 : 1);
  }

  @Override
  public void tick(Table t, Turn<Table, Happening> turn) {
    for (Seat seat : List.of(Seat.of(0), Seat.of(1)))
      turn.emit(
          new Dealt(
              seat, turn.state().cards.draw(DECK_ZONE, Table.hand(seat), turn.rng(DECK, "deal"))));
  }

  @Override
  public void choose(Table t, Action action, Turn<Table, Happening> turn) {
    Table after = turn.emit(new Acted(action));
    if (!after.over() || after.folded()) return;
    for (Seat seat : List.of(Seat.of(0), Seat.of(1))) {
      int hand = Table.hand(seat);
      Zones cards = turn.state().cards;
      turn.emit(new Shown(seat, cards.move(cards.get(hand).top(), hand, OPEN_ZONE)));
    }
  }

  @Override
  public Optional<List<Stream>> streams(Action action) {
    return Optional.of(List.of());
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Dealt(_, Move move) -> new Table(t.cards.after(move), t.done);
      case Shown(_, Move move) -> new Table(t.cards.after(move), t.done);
      case Acted(Action action) -> new Table(t.cards, t.done.added(action.ordinal()));
    };
  }

  @Override
  public Table redeal(Table t, Seat viewer, Rng rng) {
    return new Table(t.cards.redealt(viewer, rng), t.done);
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++)
      rows.add(
          Panel.Row.of(
              Msg.player(Seat.of(seat)), card(t, seat, viewer), Msg.literal(t.paid(seat))));
    return Screen.of(
        Panel.table("hands", List.of(Msg.of("who"), Msg.of("card"), Msg.of("paid")), rows),
        Panel.line("table", "pot", "chips", t.pot()));
  }

  private static Msg card(Table t, int seat, Seat viewer) {
    if (t.shown()) return Msg.word(Rank.of(t.cards.get(OPEN_ZONE).cards().get(seat)).name());
    Zone hand = t.cards.get(Table.hand(Seat.of(seat)));
    if (hand.size() == 0) return Msg.of("not-yet");
    return hand.seenBy(viewer) ? Msg.word(Rank.of(hand.top()).name()) : Msg.of("face-down");
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    return switch (field) {
      case "cards.zones.cards" -> Optional.of(Msg.word(Rank.of((int) value).name()));
      case "cards.zones.owner" -> player(value);
      case "done" -> Optional.of(Msg.of(value == PASSED ? "choice.check" : "choice.bet"));
      default -> Optional.empty();
    };
  }

  private static Optional<Msg> player(long seat) {
    return seat < 0 ? Optional.empty() : Optional.of(Msg.player(Seat.of((int) seat)));
  }

  @Override
  public List<Msg> reckoning(Table end, List<Happening> past) {
    List<Msg> lines = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++)
      lines.add(Msg.of("reckoning.paid", "who", Seat.of(seat), "chips", end.paid(seat)));
    Seat winner = end.folded() ? end.mover() : better(end);
    if (end.folded()) lines.add(Msg.of("reckoning.folded", "who", winner.next(2)));
    else
      for (int seat = 0; seat < 2; seat++)
        lines.add(
            Msg.of(
                "reckoning.showed",
                "who",
                Seat.of(seat),
                "card",
                Rank.of(end.cards.get(OPEN_ZONE).cards().get(seat))));
    lines.add(Msg.of("reckoning.pot", "who", winner, "chips", end.pot()));
    return lines;
  }

  @Override
  public Wording word(Table t, Action action, Seat viewer) {
    return switch (action) {
      case PASS -> Wording.of(t.facing() ? "choice.fold" : "choice.check");
      case BET -> Wording.of(t.facing() ? "choice.call" : "choice.bet");
    };
  }

  @Override
  public Telling tell(Table before, Event event, Seat viewer) {
    return switch (event) {
      case Dealt(Seat to, Move move) when move.card() == Move.HIDDEN ->
          Telling.of("event.Dealt.hidden", "who", to);
      case Dealt(Seat to, Move move) ->
          Telling.of("event.Dealt", "who", to, "card", Rank.of(move.card()));
      case Shown(Seat owner, Move move) ->
          Telling.of("event.Shown", "who", owner, "card", Rank.of(move.card()));
      case Acted(Action action) ->
          Telling.of(
              switch (action) {
                case PASS -> before.facing() ? "event.fold" : "event.check";
                case BET -> before.facing() ? "event.call" : "event.bet";
              });
      default -> Telling.of(event);
    };
  }

  @Override
  public List<Bot<Table, Action>> bots() {
    return List.of(Bot.of("steady", (t, seat, prompt, rng) -> steady(t, seat, rng)));
  }

  /** Plays what nobody can win against in the long run: bluffs with the lowest card sometimes. */
  private static Action steady(Table t, Seat seat, Rng rng) {
    Rank own = Rank.of(t.cards.get(Table.hand(seat)).top());
    boolean bet =
        switch (own) {
          case KING -> true;
          case QUEEN -> t.facing() && rng.chance(1, 3);
          case JACK -> !t.facing() && seat.index() == 1 && rng.chance(1, 3);
        };
    if (own == Rank.KING && seat.index() == 0 && !t.facing()) return Action.PASS;
    return bet ? Action.BET : Action.PASS;
  }
}

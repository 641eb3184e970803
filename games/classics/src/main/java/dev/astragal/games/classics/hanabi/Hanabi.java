package dev.astragal.games.classics.hanabi;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.cards.Move;
import dev.astragal.parts.cards.Zones;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Everybody sees all hands but their own; together they play each colour from one to five, with few
 * hints.
 */
public final class Hanabi implements SimpleGame<Table, Hanabi.Action, Hanabi.Happening> {
  private static final Stream DECK = Stream.of("deck");

  /** Every card is played or discarded at most once, and each of those may give a hint. */
  private static final int TURNS_MAX = 200;

  /** What may be done. */
  public sealed interface Action extends Choice permits Play, Discard, Hint {}

  /** Play the card in a place of one's hand, counted from 0. */
  public record Play(int slot) implements Action {}

  /** Give a card up for a hint. */
  public record Discard(int slot) implements Action {}

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** Somebody draws a card, which all others see; the first cards are only there to be seen. */
  public record Drawn(Seat seat, Move move, boolean first) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(new Drawn(seat, move.seenBy(viewer), first));
    }

    @Override
    public Surface surface() {
      return first ? Surface.NONE : Surface.LOG;
    }
  }

  /** A card was played. */
  public record Played(Move move, boolean fits) implements Happening {}

  /** A card was given up. */
  public record Discarded(Move move) implements Happening {}

  /** Somebody was told which of their cards have something, by their places. */
  public record Hinted(Hint hint, Ints slots) implements Happening {}

  /** The turn is over. */
  public record Ended(boolean lastRound) implements Happening {
    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("hanabi", "Hanabi")
        .seats(2, 5)
        .streams(DECK)
        .limits(TURNS_MAX, 2)
        .bots("helpful");
  }

  @Override
  public Table begin(int seats) {
    return Table.of(seats);
  }

  @Override
  public Status<Action> status(Table t) {
    if (t.fuses() == 0) return over("exploded", t, 0);
    if (t.heights().sum() == Card.CARDS / 2) return over("perfect", t, t.heights().sum());
    if (t.turnsLeft() == 0) return over("over", t, t.heights().sum());
    return t.dealt() ? Status.awaiting(t.mover(), "act", Choices.of(actions(t))) : Status.running();
  }

  /** All have the same score: they play together. */
  private static Status<Action> over(String code, Table t, int score) {
    Ints scores = Ints.zeros(t.seats());
    for (int seat = 0; seat < t.seats(); seat++) scores = scores.with(seat, score);
    return Status.finished(Outcome.ended(code, scores));
  }

  private static List<Action> actions(Table t) {
    List<Action> actions = new ArrayList<>();
    int held = t.held(t.mover()).size();
    for (int slot = 0; slot < held; slot++) actions.add(new Play(slot));
    if (t.hints() < Table.HINTS_MAX)
      for (int slot = 0; slot < held; slot++) actions.add(new Discard(slot));
    if (t.hints() > 0) actions.addAll(hints(t));
    return actions;
  }

  /** A hint must be true of a card at least. */
  static List<Hint> hints(Table t) {
    List<Hint> hints = new ArrayList<>();
    for (Seat to = t.mover().next(t.seats()); !to.equals(t.mover()); to = to.next(t.seats())) {
      List<Hint> all = new ArrayList<>();
      for (Card.Colour colour : Card.Colour.values()) all.add(new Hint.OfColour(to, colour));
      for (int rank = 1; rank <= Card.RANKS; rank++) all.add(new Hint.OfRank(to, rank));
      for (Hint hint : all) if (slots(t, hint).size() > 0) hints.add(hint);
    }
    return hints;
  }

  private static Ints slots(Table t, Hint hint) {
    Ints hand = t.held(hint.to());
    Ints slots = Ints.zeros(0);
    for (int slot = 0; slot < hand.size(); slot++)
      if (hint.touches(hand.get(slot))) slots = slots.added(slot);
    return slots;
  }

  @Override
  public void tick(Table t, Turn<Table, Happening> turn) {
    for (int seat = 0; seat < t.seats(); seat++)
      for (int card = 0; card < t.handSize(); card++) draw(Seat.of(seat), true, turn);
  }

  private static void draw(Seat seat, boolean first, Turn<Table, Happening> turn) {
    Zones cards = turn.state().cards();
    if (cards.get(Table.DECK).size() == 0) return;
    turn.emit(
        new Drawn(seat, cards.draw(Table.DECK, Table.hand(seat), turn.rng(DECK, "a card")), first));
  }

  @Override
  public void choose(Table t, Action action, Turn<Table, Happening> turn) {
    boolean lastRound = t.cards().get(Table.DECK).size() == 0;
    switch (action) {
      case Play(int slot) -> {
        int card = t.held(t.mover()).get(slot);
        boolean fits = t.fits(Card.of(card));
        turn.emit(new Played(leaving(t, card, fits ? t.played() : t.discarded()), fits));
        draw(t.mover(), false, turn);
      }
      case Discard(int slot) -> {
        turn.emit(new Discarded(leaving(t, t.held(t.mover()).get(slot), t.discarded())));
        draw(t.mover(), false, turn);
      }
      case Hint hint -> turn.emit(new Hinted(hint, slots(t, hint)));
    }
    turn.emit(new Ended(lastRound));
  }

  private static Move leaving(Table t, int card, int to) {
    return t.cards().move(card, Table.hand(t.mover()), to);
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Drawn(Seat seat, Move move, _) -> t.drawn(seat, move);
      case Played(Move move, boolean fits) ->
          fits
              ? t.without(move).lit(Card.of(move.card()))
              : t.without(move).with(Table::fuses, t.fuses() - 1);
      case Discarded(Move move) -> t.without(move).with(Table::hints, t.hints() + 1);
      case Hinted(Hint hint, _) -> t.hinted(hint);
      case Ended(boolean lastRound) -> t.next(lastRound);
    };
  }

  @Override
  public Table redeal(Table t, Seat viewer, Rng rng) {
    return t.redealt(viewer, rng);
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    return HanabiScreen.of(t, viewer);
  }

  @Override
  public Wording word(Table t, Action action, Seat viewer) {
    return switch (action) {
      case Play(int slot) ->
          Wording.of("choice.Play", "place", slot + 1, "card", known(t, viewer, slot))
              .in("group.play")
              .about(HanabiScreen.id(t.mover(), slot));
      case Discard(int slot) ->
          Wording.of("choice.Discard", "place", slot + 1, "card", known(t, viewer, slot))
              .in("group.discard")
              .about(HanabiScreen.id(t.mover(), slot));
      case Hint hint ->
          Wording.of("choice.Hint", "to", hint.to(), "what", what(hint), "places", places(t, hint))
              .in("group.hint", "to", hint.to())
              .about(touched(t, hint));
    };
  }

  private static Msg known(Table t, Seat viewer, int slot) {
    return Known.said(t.known(viewer).get(slot));
  }

  private static String[] touched(Table t, Hint hint) {
    return Arrays.stream(slots(t, hint).toArray())
        .mapToObj(slot -> HanabiScreen.id(hint.to(), slot))
        .toArray(String[]::new);
  }

  private static Msg what(Hint hint) {
    return switch (hint) {
      case Hint.OfColour(_, Card.Colour colour) -> Msg.of("card.colour", "colour", colour);
      case Hint.OfRank(_, int rank) -> Msg.of("card.rank", "rank", rank);
    };
  }

  private static Ints places(Table t, Hint hint) {
    Ints places = slots(t, hint);
    for (int i = 0; i < places.size(); i++) places = places.plus(i, 1);
    return places;
  }

  @Override
  public Telling tell(Table before, Event event, Seat viewer) {
    return switch (event) {
      case Drawn(Seat seat, Move move, _) when move.card() == Move.HIDDEN ->
          Telling.of("event.Drawn.hidden").by(seat);
      case Drawn(Seat seat, Move move, _) ->
          Telling.of("event.Drawn", "card", Card.of(move.card()).said()).by(seat);
      case Played(Move move, boolean fits) ->
          Telling.of(
                  fits ? "event.Played" : "event.Played.wrong", "card", Card.of(move.card()).said())
              .by(before.mover());
      case Discarded(Move move) ->
          Telling.of("event.Discarded", "card", Card.of(move.card()).said()).by(before.mover());
      case Hinted(Hint hint, Ints slots) ->
          Telling.of(
                  "event.Hinted",
                  "to",
                  hint.to(),
                  "what",
                  what(hint),
                  "places",
                  Ints.of(Arrays.stream(slots.toArray()).map(slot -> slot + 1).toArray()))
              .by(before.mover());
      default -> Telling.of(event);
    };
  }

  @Override
  public List<Bot<Table, Action>> bots() {
    return List.of(Bot.of("helpful", (t, seat, prompt, rng) -> HanabiBot.choose(t, seat)));
  }
}

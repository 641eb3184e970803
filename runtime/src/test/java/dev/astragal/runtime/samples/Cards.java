package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Twelve cards, four for each of two seats, four aside. Each plays one at a time; the higher card
 * takes the trick. Nobody sees the other's hand.
 */
public class Cards implements SimpleGame<Cards.Deal, Cards.Play, Cards.Act> {
  public static final int HAND = 4;

  private static final Stream DECK = Stream.of("deck");
  private static final int CARDS = 12;
  private static final int NONE = -1;

  /**
   * Cards by place: first the hand of seat 0, then of seat 1, then those aside; the card that opens
   * a trick and the one that ended the last lie on the table.
   */
  public record Deal(Ints cards, Ints tricks, int mover, int open, int taken) {}

  /** A card to play, by its place in the hand. */
  public record Play(int place) implements Choice {}

  /** What happens. */
  public sealed interface Act extends Event {}

  /** The cards are out; each seat sees its own. */
  public record Dealt(Ints cards) implements Act {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return viewer.equals(Seat.SPECTATOR)
          ? Optional.empty()
          : Optional.of(new Hand(hand(cards, viewer.index())));
    }
  }

  /** What one seat sees of a deal. */
  public record Hand(Ints cards) implements Event {}

  /** A card is on the table. */
  public record Played(int seat, int place, int card) implements Act {}

  /** Somebody says which card they saw; sound rules never do. */
  public record Whispered(int card) implements Act {}

  @Override
  public Manifest manifest() {
    return Manifest.of("cards", "Sample cards").seats(2).streams(DECK).limits(100, 1).bots("first");
  }

  @Override
  public Deal begin(int seats) {
    return new Deal(Ints.zeros(0), Ints.zeros(2), 0, NONE, NONE);
  }

  @Override
  public Status<Play> status(Deal deal) {
    if (deal.cards.size() == 0) return Status.running();
    if (deal.tricks.sum() == HAND) {
      int first = deal.tricks.get(0);
      int second = deal.tricks.get(1);
      return Status.finished(
          first == second
              ? Outcome.drawn()
              : Outcome.won(Seat.of(first > second ? 0 : 1), deal.tricks));
    }
    return new Status.Awaiting<>(Prompt.ask(Seat.of(deal.mover), "play", why(deal), plays(deal)));
  }

  protected Msg why(Deal deal) {
    return Msg.of("prompt.play");
  }

  private static Choices<Play> plays(Deal deal) {
    return Choices.where(
        HAND, place -> deal.cards.get(deal.mover * HAND + place) != NONE, Play::new);
  }

  @Override
  public void tick(Deal deal, Turn<Deal, Act> turn) {
    List<Integer> all = new ArrayList<>();
    for (int card = 0; card < CARDS; card++) all.add(card);
    turn.rng(DECK).shuffle(all);
    turn.emit(new Dealt(Ints.of(all.stream().mapToInt(Integer::intValue).toArray())));
  }

  @Override
  public void choose(Deal deal, Play play, Turn<Deal, Act> turn) {
    turn.emit(new Played(deal.mover, play.place, deal.cards.get(deal.mover * HAND + play.place)));
  }

  @Override
  public Deal evolve(Deal deal, Act happening) {
    return switch (happening) {
      case Dealt(Ints cards) -> new Deal(cards, deal.tricks, deal.mover, NONE, NONE);
      case Whispered _ -> deal;
      case Played(int seat, int place, int card) -> {
        Ints left = deal.cards.with(seat * HAND + place, NONE);
        if (deal.open == NONE) yield new Deal(left, deal.tricks, 1 - seat, card, NONE);
        int winner = card > deal.open ? seat : 1 - seat;
        yield new Deal(left, deal.tricks.plus(winner, 1), winner, NONE, card);
      }
    };
  }

  private static Ints hand(Ints cards, int seat) {
    int[] hand = new int[HAND];
    for (int i = 0; i < HAND; i++) hand[i] = cards.get(seat * HAND + i);
    return Ints.of(hand);
  }

  @Override
  public Screen present(Deal deal, Seat viewer) {
    boolean shown = viewer.index() >= 0 && deal.cards.size() > 0;
    String own = shown ? hand(deal.cards, viewer.index()).toString() : "";
    return Screen.of(
        Panel.text("hand", Msg.literal(own)),
        Panel.text("table", Msg.literal(deal.tricks + " " + deal.open + " " + deal.taken)));
  }

  /** The other's cards and those aside change places. */
  @Override
  public Deal redeal(Deal deal, Seat viewer, Rng rng) {
    if (deal.cards.size() == 0) return deal;
    List<Integer> places = new ArrayList<>();
    List<Integer> unseen = new ArrayList<>();
    for (int place = 0; place < CARDS; place++) {
      boolean own = place < 2 * HAND && place / HAND == viewer.index();
      if (own || deal.cards.get(place) == NONE) continue;
      places.add(place);
      unseen.add(deal.cards.get(place));
    }
    rng.shuffle(unseen);
    Ints cards = deal.cards;
    for (int i = 0; i < places.size(); i++) cards = cards.with(places.get(i), unseen.get(i));
    return new Deal(cards, deal.tricks, deal.mover, deal.open, deal.taken);
  }

  @Override
  public List<Bot<Deal, Play>> bots() {
    return List.of(Bot.of("first", (deal, seat, prompt, rng) -> prompt.choices(seat).get(0)));
  }
}

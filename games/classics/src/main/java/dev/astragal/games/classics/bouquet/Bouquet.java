package dev.astragal.games.classics.bouquet;

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
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import dev.astragal.parts.turns.Ballots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Pick a flower from your hand, all at once, and pass the rest on: three bouquets, three rounds.
 */
public final class Bouquet implements SimpleGame<Table, Bouquet.Pick, Bouquet.Happening> {
  private static final Stream DECK = Stream.of("deck");
  private static final int ROUNDS = 3;
  private static final int HAND_MAX = 10;

  /** One flower of a kind. */
  public record Pick(Flower flower) implements Choice {}

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** Somebody gets a card. */
  public record Dealt(Seat seat, Move move) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(new Dealt(seat, move.seenBy(viewer)));
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** Somebody has picked; what, only they know. */
  public record Picked(Seat seat, Flower flower) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return Optional.of(viewer.equals(seat) ? this : new Decided(seat));
    }
  }

  /** What others see of a pick. */
  public record Decided(Seat seat) implements Event {}

  /** All picks are shown, and the hands are passed on. */
  public record Revealed(List<Flower> flowers) implements Happening {}

  /** All cards are gathered for the next round; until then everybody sees the bouquets. */
  public record Gathered() implements Happening {
    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** A round is over. */
  public record Scored(Ints points) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("bouquet", "Bouquet")
        .seats(2, 5)
        .streams(DECK)
        .limits(ROUNDS * HAND_MAX * 5L, ROUNDS)
        .bots("florist");
  }

  @Override
  public Table begin(int seats) {
    return new Table(fresh(seats), Ballots.of(seats), Ints.zeros(seats), 0);
  }

  private static Zones fresh(int seats) {
    List<Zone> zones = new ArrayList<>();
    zones.add(Zone.deck(Flower.deck()));
    for (int seat = 0; seat < seats; seat++) zones.add(Zone.hand(Seat.of(seat)));
    for (int seat = 0; seat < seats; seat++) zones.add(Zone.open());
    return new Zones(zones);
  }

  @Override
  public Status<Pick> status(Table t) {
    if (t.round() == ROUNDS) return over(t);
    if (!t.dealt()) return Status.running();
    long number = (long) t.round() * HAND_MAX + t.hand(Seat.first()).size();
    return new Status.Awaiting<>(
        Prompt.together(
            number, "pick", t.picks().open(), seat -> Choices.of(picks(t.hand(seat).cards()))));
  }

  private static List<Pick> picks(Ints hand) {
    List<Pick> picks = new ArrayList<>();
    for (Flower flower : Flower.values())
      if (Table.count(hand, flower) > 0) picks.add(new Pick(flower));
    return picks;
  }

  private static Status<Pick> over(Table t) {
    List<Seat> winners = new ArrayList<>();
    for (int i = 0; i < t.seats(); i++)
      if (t.points().get(i) == t.points().max()) winners.add(Seat.of(i));
    return Status.finished(new Outcome("won", winners, t.points()));
  }

  @Override
  public void tick(Table t, Turn<Table, Happening> turn) {
    if (t.round() > 0) turn.emit(new Gathered());
    int each = HAND_MAX + 2 - t.seats();
    for (int card = 0; card < each; card++)
      for (int i = 0; i < t.seats(); i++)
        turn.emit(
            new Dealt(Seat.of(i), turn.state().cards().draw(0, 1 + i, turn.rng(DECK, "deal"))));
  }

  @Override
  public void choose(Table t, Pick pick, Turn<Table, Happening> turn) {
    Table after = turn.emit(new Picked(turn.seat(), pick.flower));
    if (!after.picks().complete()) return;
    List<Flower> flowers = new ArrayList<>();
    for (int mark : after.picks().marks().toArray()) flowers.add(Flower.values()[mark]);
    after = turn.emit(new Revealed(List.copyOf(flowers)));
    if (!after.dealt()) turn.emit(new Scored(after.worth()));
  }

  @Override
  public Optional<List<Stream>> streams(Pick pick) {
    return Optional.of(List.of());
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Dealt(_, Move move) -> t.with(Table::cards, t.cards().after(move));
      case Picked(Seat seat, Flower flower) ->
          t.with(Table::picks, t.picks().with(seat, flower.ordinal()));
      case Gathered _ -> t.with(Table::cards, fresh(t.seats()));
      case Revealed(List<Flower> flowers) -> revealed(t, flowers);
      case Scored(Ints points) -> {
        Ints sum = t.points();
        for (int i = 0; i < t.seats(); i++) sum = sum.plus(i, points.get(i));
        yield t.with(Table::points, sum).with(Table::round, t.round() + 1);
      }
    };
  }

  private static Table revealed(Table t, List<Flower> flowers) {
    Zones cards = t.cards();
    for (int i = 0; i < t.seats(); i++) {
      int picked = first(t.hand(Seat.of(i)).cards(), flowers.get(i));
      cards = cards.after(cards.move(picked, 1 + i, t.bouquet(Seat.of(i))));
    }
    return t.with(Table::cards, cards.passed(1, t.seats()))
        .with(Table::picks, Ballots.of(t.seats()));
  }

  private static int first(Ints hand, Flower flower) {
    for (int card : hand.toArray()) if (Flower.of(card) == flower) return card;
    throw new IllegalArgumentException("no " + flower + " is there");
  }

  /** Others' hands are dealt anew, and what they picked is any flower of what they then hold. */
  @Override
  public Table redeal(Table t, Seat viewer, Rng rng) {
    Zones cards = t.cards().redealt(viewer, rng);
    Ballots picks = t.picks();
    for (int i = 0; i < t.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat.equals(viewer) || !picks.decided(seat)) continue;
      Ints hand = cards.get(1 + i).cards();
      picks = picks.with(seat, Flower.of(hand.get(rng.below(hand.size()))).ordinal());
    }
    return t.with(Table::cards, cards).with(Table::picks, picks);
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    return BouquetScreen.of(t, viewer, ROUNDS);
  }

  @Override
  public Wording word(Table t, Pick pick, Seat viewer) {
    int have = t.count(viewer, pick.flower);
    int gain = pick.flower.worth(have + 1) - pick.flower.worth(have);
    Wording wording =
        Wording.of("choice.Pick", "flower", pick.flower, "have", have).about(pick.flower.name());
    return gain == 0 ? wording : wording.gain("gain", "points", gain);
  }

  @Override
  public Telling tell(Table before, Event event, Seat viewer) {
    return switch (event) {
      case Revealed(List<Flower> flowers) -> {
        List<Msg> shown = new ArrayList<>();
        for (int i = 0; i < flowers.size(); i++)
          shown.add(Msg.of("picked-by", "who", Seat.of(i), "flower", flowers.get(i)));
        yield Telling.of("event.Revealed", "flowers", shown);
      }
      case Scored(Ints points) -> {
        List<Msg> shown = new ArrayList<>();
        for (int i = 0; i < points.size(); i++)
          shown.add(Msg.of("scored-by", "who", Seat.of(i), "points", points.get(i)));
        yield Telling.of("event.Scored", "points", shown);
      }
      default -> Telling.of(event);
    };
  }

  @Override
  public List<Bot<Table, Pick>> bots() {
    return List.of(
        Bot.of(
            "florist",
            (t, seat, prompt, rng) -> florist(t, seat, prompt.choices(seat).list(), rng)));
  }

  /** Takes what brings most now, counting a flower on the way to a set as its share of it. */
  private static Pick florist(Table t, Seat seat, List<Pick> picks, Rng rng) {
    Pick best = picks.getFirst();
    int most = Integer.MIN_VALUE;
    for (Pick pick : picks) {
      int have = t.count(seat, pick.flower);
      int share =
          switch (pick.flower) {
            case ROSE -> 30 + have % 3 * 20;
            case TULIP -> 25 + have % 2 * 20;
            case DAISY -> 10 * (have + 1);
            case LILY -> have < 2 ? 40 : have == 2 ? -20 : 40;
            case FERN -> 20;
          };
      int worth = share + rng.below(10);
      if (worth <= most) continue;
      most = worth;
      best = pick;
    }
    return best;
  }
}

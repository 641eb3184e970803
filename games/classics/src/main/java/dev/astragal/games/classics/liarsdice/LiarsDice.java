package dev.astragal.games.classics.liarsdice;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
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
import dev.astragal.parts.dice.DicePool;
import dev.astragal.parts.turns.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everybody has dice under a cup and bids how many of a face lie under all of them; sixes count as
 * any face. Whoever is caught, or doubts in vain, loses a die.
 */
public final class LiarsDice
    implements SimpleGame<LiarsDice.Table, LiarsDice.Call, LiarsDice.Happening> {
  private static final Stream DICE = Stream.of("dice");
  private static final int SIDES = 6;
  private static final int WILD = 6;

  /** No bid yet. */
  private static final Bid NONE = new Bid(0, SIDES);

  /**
   * Where a game stands.
   *
   * @param cups what lies under each cup; empty before the dice are rolled
   * @param shown what lay there when the last round ended
   */
  public record Table(
      Ints dice, List<DicePool> cups, List<DicePool> shown, Bid bid, Seat bidder, TurnOrder order)
      implements Withers<Table> {
    boolean rolled() {
      return !cups.isEmpty();
    }
  }

  /** What may be called. */
  public sealed interface Call extends Choice {}

  /** At least so many of a face. */
  public record Bid(int count, int face) implements Call {
    /** Its place among all bids, by count and then by face. */
    int rank() {
      return count * SIDES + face;
    }

    static Bid ranked(int rank) {
      return new Bid((rank - 1) / SIDES, (rank - 1) % SIDES + 1);
    }
  }

  /** Nobody believes it. */
  public enum Doubt implements Call {
    LIAR
  }

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** All dice fall; each sees its own. */
  public record Rolled(List<DicePool> cups) implements Happening {
    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return viewer.plays()
          ? Optional.of(new Peeked(cups.get(viewer.index())))
          : Optional.of(new Rattled(cups.size()));
    }
  }

  /** What one seat sees under its own cup. */
  public record Peeked(DicePool dice) implements Event {}

  /** What somebody without a cup hears. */
  public record Rattled(int cups) implements Event {}

  /** A bid. */
  public record Made(Bid bid) implements Happening {}

  /** The cups are lifted, and somebody loses a die. */
  public record Lifted(List<DicePool> cups, Bid bid, int counted, Seat loser)
      implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("liarsdice", "Liar's dice")
        .seats(2, 6)
        .streams(DICE)
        .options(new Option("dice", "5", List.of("1", "2", "3", "4", "5")))
        .limits(6_000, 40)
        .bots("reckoner");
  }

  @Override
  public Table begin(Setup setup) {
    return table(setup.seats(), Integer.parseInt(setup.option("dice")));
  }

  @Override
  public Table begin(int seats) {
    return table(seats, SIDES - 1);
  }

  private static Table table(int seats, int each) {
    Ints dice = Ints.zeros(seats);
    for (int seat = 0; seat < seats; seat++) dice = dice.with(seat, each);
    return new Table(dice, List.of(), List.of(), NONE, Seat.SPECTATOR, TurnOrder.of(seats));
  }

  @Override
  public Status<Call> status(Table t) {
    if (t.order.left() == 1) return Status.won(t.order.mover());
    if (!t.rolled()) return Status.running();
    int lowest = t.bid.rank() + 1;
    int bids = new Bid(t.dice.sum(), SIDES).rank() - t.bid.rank();
    return Status.awaiting(
        t.order.mover(),
        "call",
        t.bidder.plays()
            ? Choices.numbered(1 + bids, i -> i == 0 ? Doubt.LIAR : Bid.ranked(lowest + i - 1))
            : Choices.numbered(bids, i -> Bid.ranked(lowest + i)));
  }

  @Override
  public void tick(Table t, Turn<Table, Happening> turn) {
    List<DicePool> cups = new ArrayList<>();
    for (int count : t.dice.toArray())
      cups.add(DicePool.rolled(count, SIDES, turn.rng(DICE, "a cup")));
    turn.emit(new Rolled(List.copyOf(cups)));
  }

  @Override
  public void choose(Table t, Call call, Turn<Table, Happening> turn) {
    switch (call) {
      case Bid bid -> turn.emit(new Made(bid));
      case Doubt _ -> {
        int counted = t.cups.stream().mapToInt(cup -> showing(cup, t.bid.face)).sum();
        Seat loser = counted >= t.bid.count ? t.order.mover() : t.bidder;
        turn.emit(new Lifted(t.cups, t.bid, counted, loser));
      }
    }
  }

  private static int showing(DicePool cup, int face) {
    return cup.count(face) + (face == WILD ? 0 : cup.count(WILD));
  }

  @Override
  public Optional<List<Stream>> streams(Call call) {
    return Optional.of(List.of());
  }

  @Override
  public Table evolve(Table t, Happening happening) {
    return switch (happening) {
      case Rolled(List<DicePool> cups) -> t.with(Table::cups, cups);
      case Made(Bid bid) ->
          new Table(t.dice, t.cups, t.shown, bid, t.order.mover(), t.order.next());
      case Lifted(List<DicePool> cups, _, _, Seat loser) -> lifted(t, cups, loser);
    };
  }

  /** Whoever lost begins the next round, or the next one if it was the last die. */
  private static Table lifted(Table t, List<DicePool> cups, Seat loser) {
    Ints dice = t.dice.plus(loser.index(), -1);
    TurnOrder order = t.order.at(loser);
    if (dice.get(loser.index()) == 0) order = order.without(loser).next();
    return new Table(dice, List.of(), cups, NONE, Seat.SPECTATOR, order);
  }

  @Override
  public Table redeal(Table t, Seat viewer, Rng rng) {
    List<DicePool> cups = new ArrayList<>();
    for (int seat = 0; seat < t.cups.size(); seat++)
      cups.add(
          seat == viewer.index()
              ? t.cups.get(seat)
              : DicePool.rolled(t.cups.get(seat).size(), SIDES, rng));
    return t.with(Table::cups, List.copyOf(cups));
  }

  @Override
  public Screen present(Table t, Seat viewer) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int seat = 0; seat < t.dice.size(); seat++)
      rows.add(
          Panel.Row.of(
              Msg.player(Seat.of(seat)),
              Msg.literal(t.dice.get(seat)),
              seat == viewer.index() && t.rolled() ? faces(t.cups.get(seat)) : Msg.of("covered"),
              t.shown.isEmpty() ? Msg.of("nothing") : faces(t.shown.get(seat))));
    List<Msg> headings =
        List.of(Msg.of("who"), Msg.of("dice"), Msg.of("cup"), Msg.of("last-round"));
    Msg bid =
        t.bidder.plays()
            ? Msg.of("bid", "who", t.bidder, "count", t.bid.count, "face", t.bid.face)
            : Msg.of("no-bid");
    return Screen.of(Panel.table("cups", headings, rows), Panel.text("bid", bid));
  }

  private static Msg faces(DicePool dice) {
    return dice.size() == 0 ? Msg.of("nothing") : Msg.of("faces", "faces", dice.faces());
  }

  @Override
  public Wording word(Table t, Call call, Seat viewer) {
    return switch (call) {
      case Doubt _ ->
          Wording.of("choice.LIAR", "who", t.bidder, "count", t.bid.count, "face", t.bid.face)
              .odds("odds.doubt", "percent", 100 - chance(t, t.bid, viewer));
      case Bid(int count, int face) ->
          Wording.of("choice.Bid", "count", count, "face", face)
              .in("group.bids")
              .amount("bid-" + face, count)
              .odds("odds.bid", "percent", chance(t, new Bid(count, face), viewer));
    };
  }

  /** In how many of a hundred cases a bid is true, for somebody who sees only the own dice. */
  private static int chance(Table t, Bid bid, Seat viewer) {
    DicePool own = viewer.plays() ? t.cups.get(viewer.index()) : DicePool.NONE;
    int missing = bid.count - showing(own, bid.face);
    int unseen = t.dice.sum() - own.size();
    if (missing <= 0) return 100;
    if (missing > unseen) return 0;
    int hits = bid.face == WILD ? 1 : 2;
    long[] millionths = new long[unseen + 1];
    millionths[0] = 1_000_000;
    for (int die = 1; die <= unseen; die++)
      for (int found = die; found >= 0; found--)
        millionths[found] =
            (millionths[found] * (SIDES - hits) + (found > 0 ? millionths[found - 1] * hits : 0))
                / SIDES;
    long enough = 0;
    for (int found = missing; found <= unseen; found++) enough += millionths[found];
    return (int) ((enough + 5_000) / 10_000);
  }

  @Override
  public Telling tell(Table before, Event event, Seat viewer) {
    return switch (event) {
      case Peeked(DicePool dice) when dice.size() == 0 -> Telling.of("event.Rattled");
      case Peeked(DicePool dice) -> Telling.of("event.Peeked", "faces", dice.faces());
      case Made(Bid(int count, int face)) -> Telling.of("event.Made", "count", count, "face", face);
      case Lifted(_, Bid(int count, int face), int counted, Seat loser) ->
          Telling.of(
              "event.Lifted", "count", count, "face", face, "counted", counted, "loser", loser);
      default -> Telling.of(event);
    };
  }

  @Override
  public Optional<Msg> name(String field, int place, long value) {
    boolean seat = field.equals("bidder") || field.equals("order.mover");
    return seat && value >= 0 ? Optional.of(Msg.player(Seat.of((int) value))) : Optional.empty();
  }

  @Override
  public List<Msg> reckoning(Table end, List<Happening> past) {
    Ints bids = Ints.zeros(end.dice.size());
    Ints doubts = Ints.zeros(end.dice.size());
    List<Msg> lines = new ArrayList<>();
    for (Happening happening : past)
      if (happening instanceof Lifted(_, Bid bid, int counted, Seat loser)) {
        if (counted >= bid.count) doubts = doubts.plus(loser.index(), 1);
        else bids = bids.plus(loser.index(), 1);
      }
    for (int seat = 0; seat < end.dice.size(); seat++)
      lines.add(
          Msg.of(
              "reckoning.seat",
              "who",
              Seat.of(seat),
              "left",
              end.dice.get(seat),
              "bids",
              bids.get(seat),
              "doubts",
              doubts.get(seat)));
    if (past.getLast() instanceof Lifted(_, Bid bid, int counted, Seat loser))
      lines.add(
          Msg.of(
              "reckoning.last",
              "who",
              loser,
              "count",
              bid.count,
              "face",
              bid.face,
              "counted",
              counted));
    return lines;
  }

  @Override
  public List<Bot<Table, Call>> bots() {
    return List.of(
        Bot.of(
            "reckoner", (t, seat, prompt, rng) -> reckoner(t, seat, prompt.choices(seat).list())));
  }

  /**
   * Takes the dice it cannot see to show a face one time in three, and believes what that allows.
   */
  private static Call reckoner(Table t, Seat seat, List<Call> calls) {
    DicePool own = t.cups.get(seat.index());
    int unseen = t.dice.sum() - own.size();
    if (t.bidder.plays() && t.bid.count > showing(own, t.bid.face) + (unseen + 1) / 2)
      return Doubt.LIAR;
    Call best = calls.getLast();
    int most = Integer.MIN_VALUE;
    for (Call call : calls) {
      if (!(call instanceof Bid bid)) continue;
      int spare = 3 * (showing(own, bid.face) - bid.count) + unseen;
      if (spare > most) {
        most = spare;
        best = bid;
      }
    }
    return most < 0 && t.bidder.plays() ? Doubt.LIAR : best;
  }
}

package dev.astragal.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.board.FieldOfView;
import dev.astragal.parts.board.Graph;
import dev.astragal.parts.board.Hexes;
import dev.astragal.parts.board.Opacity;
import dev.astragal.parts.board.PathSearch;
import dev.astragal.parts.board.Paths;
import dev.astragal.parts.board.Square;
import dev.astragal.parts.cards.French;
import dev.astragal.parts.cards.Move;
import dev.astragal.parts.cards.Suit;
import dev.astragal.parts.cards.Trick;
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import dev.astragal.parts.dice.Bag;
import dev.astragal.parts.dice.DicePool;
import dev.astragal.parts.tracks.Countdowns;
import dev.astragal.parts.tracks.Purses;
import dev.astragal.parts.tracks.Track;
import dev.astragal.parts.turns.Auction;
import dev.astragal.parts.turns.Ballots;
import dev.astragal.parts.turns.Pending;
import dev.astragal.parts.turns.Teams;
import dev.astragal.parts.turns.TurnOrder;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The recipes of the cookbook, as they are printed there. */
final class CookbookTest {
  private static final Stream DECK = Stream.of("deck");

  private final Seat ann = Seat.of(0);
  private final Seat bob = Seat.of(1);
  private final Rng rng = Luck.of(new int[8], List.of(DECK)).stream(DECK);

  @Test
  void cards() {
    // snippet: cards
    Zones table = new Zones(List.of(Zone.deck(52), Zone.hand(ann), Zone.hand(bob), Zone.open()));
    Move dealt = table.draw(0, 1, rng); // in the event
    Zones after = table.after(dealt); // in evolve
    Move asBobSeesIt = dealt.seenBy(bob); // in the event's seenBy
    Zones asBobImagines = after.redealt(bob, rng); // in redeal
    // end
    assertThat(after.get(1).cards()).isEqualTo(Ints.of(dealt.card()));
    assertThat(asBobSeesIt.card()).isEqualTo(Move.HIDDEN);
    assertThat(asBobImagines.get(1).size()).isEqualTo(1);
  }

  @Test
  void handsTurnedAway() {
    // snippet: turned
    Zone hand = Zone.turned(ann); // everybody at the table sees it but Ann
    // end
    assertThat(hand.seenBy(ann)).isFalse();
    assertThat(hand.seenBy(bob)).isTrue();
  }

  @Test
  void handsPassedOn() {
    Zones table = new Zones(List.of(Zone.deck(2), Zone.hand(ann), Zone.hand(bob)));
    Zones dealt = table.after(table.move(0, 0, 1)).after(table.move(1, 0, 2));
    // snippet: draft
    Zones passed = dealt.passed(1, 2); // the hands are zones 1 and 2
    // end
    assertThat(passed.get(2).has(0)).isTrue();
    assertThat(passed.get(1).has(1)).isTrue();
  }

  @Test
  void tricks() {
    int nine = new French(Suit.CLUBS, 9).card();
    int ace = new French(Suit.CLUBS, French.ACE).card();
    Ints hand = Ints.of(ace, new French(Suit.HEARTS, 2).card());
    // snippet: trick
    Trick trick = new Trick(ann, Ints.of(nine)); // what lies in the open zone
    Ints allowed = trick.allowed(hand); // what Bob may play
    Seat taker = new Trick(ann, Ints.of(nine, ace)).winner(2);
    // end
    assertThat(allowed).isEqualTo(Ints.of(ace));
    assertThat(taker).isEqualTo(bob);
  }

  @Test
  void dice() {
    // snippet: dice
    DicePool cup = DicePool.rolled(5, 6, rng);
    int sixes = cup.count(6);
    Bag bag = Bag.of(3, 2); // three red, two blue
    int kind = bag.drawn(rng); // in the event
    Bag left = bag.without(kind); // in evolve
    // end
    assertThat(sixes).isBetween(0, 5);
    assertThat(left.size()).isEqualTo(4);
  }

  @Test
  void squares() {
    // snippet: square
    Square board = new Square(9, 9);
    int middle = board.cell(4, 4);
    int right = board.step(middle, 1, 0);
    int away = board.steps(middle, board.cell(0, 0));
    boolean seen = Square.sees(4, 4, 4, 8, (x, y) -> y == 6); // a wall in row 6
    // end
    assertThat(right).isEqualTo(middle + 1);
    assertThat(away).isEqualTo(8);
    assertThat(seen).isFalse();
  }

  @Test
  void hexesAndGraphs() {
    // snippet: hexes
    Hexes hexes = new Hexes(7, 7);
    Ints neighbours = hexes.beside(24);
    Graph towns = new Graph(List.of(Ints.of(1), Ints.of(0, 2), Ints.of(1)));
    // end
    assertThat(neighbours.size()).isEqualTo(6);
    assertThat(towns.cells()).isEqualTo(3);
  }

  @Test
  void ways() {
    Square board = new Square(5, 5);
    Ints walls = Ints.of(7, 12, 17);
    // snippet: paths
    Paths ways = Paths.from(board, 11, cell -> walls.indexOf(cell) < 0);
    Ints way = ways.to(13); // around the walls
    int steps = ways.steps(13);
    Ints island = ways.region(); // a flood fill
    // end
    assertThat(steps).isEqualTo(6).isEqualTo(way.size());
    assertThat(island.size()).isEqualTo(22);
  }

  @Test
  void sight() {
    Square board = new Square(9, 9);
    Ints walls = Ints.of(board.cell(4, 6));
    BitSet seen = new BitSet();
    // snippet: sight
    Opacity walled = Opacity.of(board, cell -> walls.indexOf(cell) >= 0); // kept until a wall moves
    FieldOfView.ofRadius(4).look(walled, board.cell(4, 4), cell -> seen.set(cell));
    // end
    assertThat(seen.get(board.cell(4, 6))).isTrue();
    assertThat(seen.get(board.cell(4, 7))).isFalse();
  }

  @Test
  void prices() {
    Square board = new Square(5, 5);
    Ints mud = Ints.of(7, 12, 17);
    // snippet: prices
    Paths ways = Paths.from(board, 11, cell -> mud.indexOf(cell) < 0 ? 1 : 3, 4);
    int through = ways.steps(13); // 3 for the mud and 1 more
    boolean tooFar = !ways.reaches(14); // for 4 at the most
    // end
    assertThat(through).isEqualTo(4);
    assertThat(tooFar).isTrue();
  }

  @Test
  void oneWayOften() {
    Square board = new Square(5, 5);
    Ints walls = Ints.of(7, 12, 17);
    // snippet: search
    PathSearch search = new PathSearch(board); // kept; it is no part of a state
    int steps = search.find(cell -> walls.indexOf(cell) < 0 ? 1 : 0, 11, 13);
    int next = search.step(0);
    // end
    assertThat(steps).isEqualTo(6);
    assertThat(board.steps(11, next)).isEqualTo(1);
  }

  @Test
  void turns() {
    // snippet: turns
    TurnOrder order = TurnOrder.of(3).at(bob); // Bob begins
    TurnOrder later = order.next().without(Seat.of(2)).next(); // the third passes
    // end
    assertThat(order.mover()).isEqualTo(bob);
    assertThat(later.mover()).isEqualTo(ann);
    assertThat(later.next().mover()).isEqualTo(bob);
  }

  @Test
  void secretAnswers() {
    // snippet: ballots
    Ballots votes = Ballots.of(2);
    List<Seat> asked = votes.open(); // for Prompt.together
    Ballots one = votes.with(bob, 3); // in evolve; nobody else is told
    boolean all = one.complete(); // then the rules tell
    int threes = one.count(3); // a vote
    // end
    assertThat(threes).isEqualTo(1);
    assertThat(asked).containsExactly(ann, bob);
    assertThat(all).isFalse();
  }

  @Test
  void auctions() {
    // snippet: auction
    Auction open = Auction.of(2, ann);
    Auction bid = open.raised(5); // Ann bids five
    Auction done = bid.passed(); // Bob passes
    boolean sold = done.over(); // to done.bidder() for done.bid()
    // end
    assertThat(sold).isTrue();
    assertThat(done.bidder()).isEqualTo(ann);
  }

  @Test
  void money() {
    // snippet: purses
    Purses purses = Purses.of(2, 10); // ten coins for each of two
    Purses after = purses.paid(ann, bob, 3).earned(ann, 1); // from Ann to Bob, and from the bank
    boolean rich = after.affords(bob, 13);
    // end
    assertThat(after.of(ann)).isEqualTo(8);
    assertThat(rich).isTrue();
    assertThatThrownBy(() -> after.spent(ann, 9)).hasMessage("seat 0 has 8, not 9");
  }

  @Test
  void tracks() {
    // snippet: track
    Track race = Track.of(2, 20); // two markers, places 0 to 20
    Track after = race.moved(0, 6).moved(1, 30);
    boolean home = after.arrived(1); // nobody goes further than the end
    // end
    assertThat(after.at(0)).isEqualTo(6);
    assertThat(home).isTrue();
    assertThat(after.moved(0, -9).at(0)).isZero();
    assertThat(after.sum()).isEqualTo(26);
  }

  @Test
  void countdowns() {
    // snippet: countdowns
    Countdowns works = Countdowns.of(3).started(1, 2); // the second of three takes two ticks
    Countdowns soon = works.ticked(); // in evolve, with every tick
    Ints due = soon.due(); // what the next tick finishes
    // end
    assertThat(works.due().size()).isZero();
    assertThat(due).isEqualTo(Ints.of(1));
    assertThat(soon.ticked().running(1)).isFalse();
    assertThat(works.stopped(1).running(1)).isFalse();
    assertThatThrownBy(() -> works.started(0, 0)).hasMessage("nothing takes 0");
  }

  @Test
  void markets() {
    Zones table = new Zones(List.of(Zone.deck(6), Zone.open()));
    // snippet: market
    List<Move> shown = table.fill(0, 1, 4, rng); // one event for each
    // end
    assertThat(shown).hasSize(4).doesNotHaveDuplicates();
    Zones now = table;
    for (Move move : shown) now = now.after(move);
    assertThat(now.get(1).size()).isEqualTo(4);
    assertThat(now.fill(0, 1, 9, rng)).hasSize(2);
  }

  @Test
  void teams() {
    // snippet: teams
    Teams teams = Teams.alternating(4, 2); // partners face each other
    boolean partners = teams.together(ann, Seat.of(2));
    Ints points = teams.sums(Ints.of(3, 5, 4, 1)); // of what each seat has
    List<Seat> winners = teams.members(0);
    // end
    assertThat(partners).isTrue();
    assertThat(points).isEqualTo(Ints.of(7, 6));
    assertThat(winners).containsExactly(ann, Seat.of(2));
  }

  @Test
  void whatIsStillToBeResolved() {
    int deed = 0;
    int answer = 1;
    // snippet: pending
    Pending waiting = Pending.EMPTY.pushed(deed).pushed(answer);
    int next = waiting.top(); // the answer, before what it answers
    Pending after = waiting.popped(); // it came to nothing: the deed is next
    // end
    assertThat(next).isEqualTo(answer);
    assertThat(after.top()).isEqualTo(deed);
    assertThat(after.popped().empty()).isTrue();
  }
}

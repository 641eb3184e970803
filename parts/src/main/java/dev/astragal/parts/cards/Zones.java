package dev.astragal.parts.cards;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/**
 * All zones of a table. Who sees what is said once, by the zones: moves then hide what they must
 * from the log, and {@link #redealt} deals anew exactly what a seat does not see.
 */
public record Zones(List<Zone> zones) {
  public Zones {
    zones = List.copyOf(zones);
  }

  public Zone get(int zone) {
    return zones.get(zone);
  }

  /** A card on its way, with whoever sees it go; the event that carries it makes it happen. */
  public Move move(int card, int from, int to) {
    int seers = 0;
    for (int seat = 0; seat < Seat.MAX; seat++)
      if (get(from).seenBy(Seat.of(seat)) || get(to).seenBy(Seat.of(seat))) seers |= 1 << seat;
    boolean open = get(from).sight() == Sight.EVERYBODY || get(to).sight() == Sight.EVERYBODY;
    return new Move(card, from, to, seers, open);
  }

  /** Any card of {@code from}, as if it had been shuffled. */
  public Move draw(int from, int to, Rng rng) {
    return move(get(from).cards().get(rng.below(get(from).size())), from, to);
  }

  /** Draws that fill a hand or a market up to {@code size}, as far as there are cards. */
  public List<Move> fill(int from, int to, int size, Rng rng) {
    List<Move> moves = new ArrayList<>();
    Zones now = this;
    while (now.get(to).size() < size && now.get(from).size() > 0) {
      Move move = now.draw(from, to, rng);
      moves.add(move);
      now = now.after(move);
    }
    return moves;
  }

  /** The zones after a move. */
  public Zones after(Move move) {
    Zone from = get(move.from());
    int at = from.cards().indexOf(move.card());
    if (at < 0) throw new IllegalArgumentException("card " + move.card() + " is not there");
    List<Zone> changed = new ArrayList<>(zones);
    changed.set(move.from(), from.holding(from.cards().without(at)));
    Zone to = changed.get(move.to());
    changed.set(move.to(), to.holding(to.cards().added(move.card())));
    return new Zones(changed);
  }

  /** Two cards in each other's places. */
  public Zones exchanged(int one, int other) {
    List<Zone> changed = new ArrayList<>();
    for (Zone zone : zones) {
      Ints cards = zone.cards();
      int first = cards.indexOf(one);
      int second = cards.indexOf(other);
      if (first >= 0) cards = cards.with(first, other);
      if (second >= 0) cards = cards.with(second, one);
      changed.add(zone.holding(cards));
    }
    return new Zones(changed);
  }

  /**
   * What lies in each of {@code count} zones from {@code first} on goes to the next of them, and
   * from the last to the first: hands that are passed on.
   */
  public Zones passed(int first, int count) {
    List<Zone> changed = new ArrayList<>(zones);
    for (int i = 0; i < count; i++) {
      int to = first + (i + 1) % count;
      changed.set(to, get(to).holding(get(first + i).cards()));
    }
    return new Zones(changed);
  }

  /** Zones that {@code viewer} cannot tell from these: what it does not see is dealt anew. */
  public Zones redealt(Seat viewer, Rng rng) {
    List<Integer> unseen = new ArrayList<>();
    for (Zone zone : zones)
      if (!zone.seenBy(viewer)) for (int card : zone.cards().toArray()) unseen.add(card);
    rng.shuffle(unseen);
    List<Zone> changed = new ArrayList<>();
    int next = 0;
    for (Zone zone : zones) {
      Ints cards = zone.cards();
      if (!zone.seenBy(viewer))
        for (int i = 0; i < cards.size(); i++) cards = cards.with(i, unseen.get(next++));
      changed.add(zone.holding(cards));
    }
    return new Zones(changed);
  }
}

package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Chair;
import dev.astragal.runtime.table.Seating;
import java.util.List;
import java.util.OptionalLong;

/**
 * How an agent sits at a match; kept with it.
 *
 * @param name how the others call it
 * @param withheld legal choices are not listed
 * @param renamed it reads other words
 * @param pause after so much time without a question it is asked whether it wants to order anything
 * @param notes what it wrote down for itself
 */
record SeatTerms(
    Seat seat,
    String name,
    @Omittable boolean withheld,
    @Omittable boolean renamed,
    @Omittable OptionalLong pause,
    @Omittable List<String> notes) {
  private static final String KEY = "agent";
  private static final Shape<SeatTerms> SHAPE = Shape.of(SeatTerms.class);

  SeatTerms {
    notes = List.copyOf(notes);
  }

  /** As somebody wants to sit who has no seat yet. */
  static SeatTerms wanted(String name, boolean withheld, boolean renamed) {
    return new SeatTerms(Seat.first(), name, withheld, renamed, OptionalLong.empty(), List.of());
  }

  SeatTerms at(Seat taken) {
    return new SeatTerms(taken, name, withheld, renamed, pause, notes);
  }

  static boolean known(Tree.Table about) {
    return about.get(KEY).isPresent();
  }

  static SeatTerms of(Tree.Table about) {
    return SHAPE.read(about.get(KEY).orElse(Tree.emptyTable()));
  }

  Tree.Table about() {
    return Tree.emptyTable().with(KEY, SHAPE.tree(this));
  }

  Seating seated(Seating seating) {
    return seating.with(seat, new Chair.Person(name));
  }

  SeatTerms noting(List<String> all) {
    return new SeatTerms(seat, name, withheld, renamed, pause, all);
  }

  Vocabulary vocabulary(String match) {
    return renamed ? Vocabulary.of(match) : Vocabulary.PLAIN;
  }
}

package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import java.util.Map;
import java.util.Optional;

/** One finished game, in numbers and categories. */
public final class GameResult implements Measures {
  static final String OUTCOME = "outcome";
  private static final String[] WINS = bySeat("win.seat");
  private static final String[] SCORES = bySeat("score.seat");

  private final Told values;
  private final Categories categories = new Categories();
  private final Optional<Course> course;
  private final long finalHash;
  private final int firstSeatLead;

  /** {@code values} has nothing in it yet. */
  GameResult(
      Outcome outcome,
      Length length,
      long finalHash,
      int seats,
      Optional<Course> course,
      Told values) {
    this.values = values;
    this.finalHash = finalHash;
    this.course = course;
    category(OUTCOME, outcome.code());
    value(Length.INPUTS, length.inputs());
    if (length.ticks() > 0) value(Length.TICKS, length.ticks());
    int lead = 0;
    for (int seat = 0; seat < seats; seat++) {
      int won = outcome.winners().contains(Seat.of(seat)) ? 1 : 0;
      value(WINS[seat], won);
      if (seat < outcome.scores().size()) value(SCORES[seat], outcome.scores().get(seat));
      lead += seat == 0 ? won * (seats - 1) : -won;
    }
    this.firstSeatLead = lead;
  }

  /** The names of the same number of each seat. */
  private static String[] bySeat(String name) {
    String[] names = new String[Seat.MAX];
    for (int seat = 0; seat < names.length; seat++) names[seat] = name + seat;
    return names;
  }

  /** What happened on the way of a game that was looked at closely. */
  record Course(EventCounts.Taken events, Samples samples) {}

  /** How long a game went on. */
  record Length(long inputs, long ticks) {
    static final String INPUTS = "inputs";
    static final String TICKS = "ticks";
  }

  @Override
  public void value(String name, long value) {
    values.put(name, value);
  }

  @Override
  public void category(String name, String value) {
    categories.put(name, value);
  }

  public Map<String, Long> values() {
    return values.map();
  }

  Told told() {
    return values;
  }

  public Map<String, String> categories() {
    return categories.map();
  }

  Categories fellInto() {
    return categories;
  }

  /**
   * How often each kind of event happened; those that did not are not mentioned, and none are of a
   * game that was not looked at closely.
   */
  public Map<String, Long> events() {
    return course.map(way -> way.events().byKind()).orElse(Map.of());
  }

  Optional<Course> course() {
    return course;
  }

  /** Of the state the game ended in. */
  public long finalHash() {
    return finalHash;
  }

  String outcome() {
    // Told before anything else.
    return categories.value(0);
  }

  /**
   * The first seat's win minus the average of the others', times the number of the others to stay
   * with whole numbers.
   */
  int firstSeatLead() {
    return firstSeatLead;
  }

  /** In time where the game has time, else in inputs. */
  long length() {
    // The first two values that there are.
    int ticks = values.find(Length.TICKS, 1);
    return values.value(ticks < 0 ? values.find(Length.INPUTS, 0) : ticks);
  }

  /** Another for any other result, in whatever order it was told. */
  long hash() {
    return Mixing.mixed(finalHash) + values.hash() + categories.hash();
  }
}

package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import java.util.LinkedHashMap;
import java.util.Map;

/** One finished game, in numbers and categories. */
public final class GameResult implements Measures {
  static final String OUTCOME = "outcome";
  private static final String[] WINS = bySeat("win.seat");
  private static final String[] SCORES = bySeat("score.seat");

  private final Told values = new Told();
  private final Map<String, String> categories = new LinkedHashMap<>();
  private final EventCounts.Taken events;
  private final Samples samples;
  private final long finalHash;
  private final int firstSeatLead;

  GameResult(
      Outcome outcome,
      Length length,
      long finalHash,
      int seats,
      EventCounts.Taken events,
      Samples samples) {
    this.finalHash = finalHash;
    this.events = events;
    this.samples = samples;
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
    return categories;
  }

  /** How often each kind of event happened; those that did not are not mentioned. */
  public Map<String, Long> events() {
    return events.byKind();
  }

  EventCounts.Taken eventCounts() {
    return events;
  }

  Samples samples() {
    return samples;
  }

  /** Of the state the game ended in. */
  public long finalHash() {
    return finalHash;
  }

  String outcome() {
    return categories.getOrDefault(OUTCOME, "");
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
    long hash = Mixing.mixed(finalHash);
    for (int i = 0; i < values.size(); i++)
      hash += Mixing.mixed(Mixing.of(values.name(i)) + Mixing.mixed(values.value(i)));
    for (var category : categories.entrySet())
      hash += Mixing.mixed(~Mixing.of(category.getKey()) + Mixing.of(category.getValue()));
    return hash;
  }
}

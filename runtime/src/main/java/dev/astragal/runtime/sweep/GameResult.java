package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import java.util.LinkedHashMap;
import java.util.Map;

/** One finished game, in numbers and categories. */
public final class GameResult implements Measures {
  static final String OUTCOME = "outcome";
  static final String WIN = "win.seat";

  private final Map<String, Long> values = new LinkedHashMap<>();
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
      value(WIN + seat, won);
      if (seat < outcome.scores().size()) value("score.seat" + seat, outcome.scores().get(seat));
      lead += seat == 0 ? won * (seats - 1) : -won;
    }
    this.firstSeatLead = lead;
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
    Long ticks = values.get(Length.TICKS);
    return ticks == null ? values.getOrDefault(Length.INPUTS, 0L) : ticks;
  }

  /** Another for any other result, in whatever order it was told. */
  long hash() {
    long hash = Mixing.mixed(finalHash);
    for (var value : values.entrySet())
      hash += Mixing.mixed(Mixing.of(value.getKey()) + Mixing.mixed(value.getValue()));
    for (var category : categories.entrySet())
      hash += Mixing.mixed(~Mixing.of(category.getKey()) + Mixing.of(category.getValue()));
    return hash;
  }
}

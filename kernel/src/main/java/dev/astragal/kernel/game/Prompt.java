package dev.astragal.kernel.game;

import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A question to one or more seats. Time stands still until it is answered. Each asked seat has
 * choices of its own; what may also be done while the question stands, without answering it, are
 * its commands.
 */
public final class Prompt<C> {
  /**
   * The kind of a question beside whose answers clients offer the way back to each checkpoint of
   * the run.
   */
  public static final String CHECKPOINTS = "checkpoint-available";

  /** No run has as many inputs, so that numbers of the two sorts never meet. */
  private static final long TOGETHER = 1L << 32;

  private static final long UNNUMBERED = -1;

  /** Bots answer without reading: what the kind says already is put into words when it is read. */
  private static final Msg SAID_BY_KIND = Msg.of("prompt");

  private final String kind;
  private final int seats;
  private final Msg why;

  /**
   * Those of the one seat asked, or a list with those of each: one field, as bots ask by millions.
   */
  private final Object choices;

  private final Beside<C> beside;

  /**
   * A number of the game's own, and what may be done without answering, by those who are asked and,
   * by seat, by those who are not. Nearly every prompt has none of it.
   */
  private record Beside<C>(long number, Choices<C> commands, List<Choices<C>> heard) {
    static final Beside<?> NOTHING = numbered(UNNUMBERED);

    static <C> Beside<C> numbered(long number) {
      return new Beside<>(number, Choices.none(), List.of());
    }
  }

  private Prompt(String kind, int seats, Msg why, Object choices, Beside<C> beside) {
    if (seats == 0) throw new IllegalArgumentException("prompt " + kind + " asks nobody");
    this.kind = kind;
    this.seats = seats;
    this.why = why;
    this.choices = choices;
    this.beside = beside;
  }

  /** Asks one seat. */
  public static <C> Prompt<C> ask(Seat seat, String kind, Choices<C> choices) {
    return ask(seat, kind, SAID_BY_KIND, choices);
  }

  public static <C> Prompt<C> ask(Seat seat, String kind, Msg why, Choices<C> choices) {
    return new Prompt<>(kind, 1 << seat.index(), why, choices, Prompt.<C>nothing());
  }

  /**
   * Asks several seats at once, each with {@code choices} of its own. They answer in any order, and
   * no answer makes another stale; the rules keep an answer to themselves until they choose to tell
   * it. {@code round} must be the same while the same question stands and another for the next one:
   * it is what tells a late answer from an early one.
   */
  public static <C> Prompt<C> together(
      long round, String kind, List<Seat> asked, Function<Seat, Choices<C>> choices) {
    int mask = 0;
    for (Seat seat : asked) mask |= 1 << seat.index();
    return new Prompt<>(
        kind, mask, SAID_BY_KIND, bySeat(asked, choices), Beside.numbered(TOGETHER + round));
  }

  private static <C> List<Choices<C>> bySeat(List<Seat> seats, Function<Seat, Choices<C>> choices) {
    List<Choices<C>> bySeat = new ArrayList<>();
    for (Seat seat : seats) {
      while (bySeat.size() <= seat.index()) bySeat.add(Choices.none());
      bySeat.set(seat.index(), choices.apply(seat));
    }
    return List.copyOf(bySeat);
  }

  /**
   * The same question; while it stands, each of {@code seats} may do something of its own accord.
   * Nobody waits for them: they are people who may speak up, such as players while a game master
   * leads on. A program never does.
   */
  public Prompt<C> hearing(List<Seat> seats, Function<Seat, Choices<C>> choices) {
    Beside<C> more = new Beside<>(beside.number(), beside.commands(), bySeat(seats, choices));
    return new Prompt<>(kind, this.seats, why, this.choices, more);
  }

  /** The same question with a number of the game's own, for answers to quote. */
  public Prompt<C> numbered(long own) {
    Beside<C> more = new Beside<>(own, beside.commands(), beside.heard());
    return new Prompt<>(kind, seats, why, choices, more);
  }

  /** The same question with what may be done beside answering it. */
  public Prompt<C> allowing(Choices<C> also) {
    Beside<C> more = new Beside<>(beside.number(), also, beside.heard());
    return new Prompt<>(kind, seats, why, choices, more);
  }

  /** The same question with what to tell those who are asked. */
  public Prompt<C> because(Msg reason) {
    return new Prompt<>(kind, seats, reason, choices, beside);
  }

  /** What an answer must quote, in a run that has accepted {@code inputs} so far. */
  public long id(long inputs) {
    return beside.number() == UNNUMBERED ? inputs : beside.number();
  }

  /** Stable and mechanical, such as {@code crossing}. */
  public String kind() {
    return kind;
  }

  /** What to tell those who are asked. */
  @SuppressWarnings("ReferenceEquality") // only our own constant stands for nothing said
  public Msg why() {
    return why == SAID_BY_KIND ? Msg.of("prompt." + kind) : why;
  }

  /** The answers of one asked seat. */
  @SuppressWarnings("unchecked") // only choices of C are put there
  public Choices<C> choices(Seat seat) {
    if (choices instanceof Choices<?> all) return (Choices<C>) all;
    List<?> bySeat = (List<?>) choices;
    return seat.index() >= 0 && seat.index() < bySeat.size()
        ? (Choices<C>) bySeat.get(seat.index())
        : Choices.none();
  }

  public Choices<C> commands() {
    return beside.commands();
  }

  /** What {@code seat}, which is not asked, may do meanwhile. */
  public Choices<C> heard(Seat seat) {
    List<Choices<C>> heard = beside.heard();
    return seat.index() >= 0 && seat.index() < heard.size() && !asks(seat)
        ? heard.get(seat.index())
        : Choices.none();
  }

  /** Whether {@code seat} may do something though it is not asked. */
  public boolean hears(Seat seat) {
    Choices<C> choices = heard(seat);
    return choices.size() > 0 || !choices.complete();
  }

  public boolean asks(Seat seat) {
    return seat.index() >= 0 && (seats & (1 << seat.index())) != 0;
  }

  /** Whom it asks, in the order of the seats. */
  public List<Seat> seats() {
    List<Seat> asked = new ArrayList<>(Integer.bitCount(seats));
    for (int rest = seats; rest != 0; rest &= rest - 1)
      asked.add(Seat.of(Integer.numberOfTrailingZeros(rest)));
    return asked;
  }

  /**
   * Whether it is a question to several seats, some of whom may have answered it already; none of
   * them knows what the others answered.
   */
  public boolean together() {
    return choices instanceof List<?>;
  }

  /** Whoever is asked next, going round the table from {@code last}. */
  public Seat seatAfter(Seat last) {
    if ((seats & (seats - 1)) == 0) return firstSeat();
    int rest = seats & (-2 << last.index());
    return last.plays() && rest != 0 ? Seat.of(Integer.numberOfTrailingZeros(rest)) : firstSeat();
  }

  /** The lowest seat asked, for those to whom the order of answers makes no difference. */
  public Seat firstSeat() {
    return Seat.of(Integer.numberOfTrailingZeros(seats));
  }

  @SuppressWarnings("unchecked") // nothing has no C in it
  private static <C> Beside<C> nothing() {
    return (Beside<C>) Beside.NOTHING;
  }

  @Override
  public String toString() {
    return kind + " to " + seats();
  }
}

package dev.astragal.kernel.game;

import dev.astragal.kernel.screen.Msg;

/**
 * A question to one or more seats. Time stands still until it is answered.
 *
 * @param id what an answer must quote; {@link #UNNUMBERED} lets the kernel number prompts by the
 *     inputs accepted so far. A game that asks several seats at once gives its own number, so that
 *     one answer does not make the others stale.
 * @param kind stable and mechanical, such as {@code crossing}
 * @param seats whom it asks, one bit per seat
 * @param why what to tell them
 * @param choices the answers
 * @param commands what may also be done while the question stands, without answering it
 */
public record Prompt<C>(
    long id, String kind, int seats, Msg why, Choices<C> choices, Choices<C> commands) {
  public static final long UNNUMBERED = -1;

  /**
   * The kind of a question beside whose answers clients offer the way back to each checkpoint of
   * the run.
   */
  public static final String CHECKPOINTS = "checkpoint-available";

  private static final Choices<?> NO_COMMANDS = Choices.none();

  /** Bots answer without reading: what the kind says already is put into words when it is read. */
  private static final Msg SAID_BY_KIND = Msg.of("prompt");

  public Prompt {
    if (seats == 0) throw new IllegalArgumentException("prompt " + kind + " asks nobody");
  }

  public static <C> Prompt<C> ask(int seat, String kind, Choices<C> choices) {
    return ask(seat, kind, SAID_BY_KIND, choices);
  }

  @SuppressWarnings("unchecked") // an empty set of choices has no C in it
  public static <C> Prompt<C> ask(int seat, String kind, Msg why, Choices<C> choices) {
    return new Prompt<>(UNNUMBERED, kind, 1 << seat, why, choices, (Choices<C>) NO_COMMANDS);
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // only our own constant stands for nothing said
  public Msg why() {
    return why == SAID_BY_KIND ? Msg.of("prompt." + kind) : why;
  }

  /** The same question with a number of the game's own. */
  public Prompt<C> numbered(long number) {
    return new Prompt<>(number, kind, seats, why, choices, commands);
  }

  public Prompt<C> allowing(Choices<C> also) {
    return new Prompt<>(id, kind, seats, why, choices, also);
  }

  public boolean asks(Seat seat) {
    return seat.index() >= 0 && (seats & (1 << seat.index())) != 0;
  }

  /** The lowest seat asked. */
  public Seat firstSeat() {
    return Seat.of(Integer.numberOfTrailingZeros(seats));
  }
}

package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.flight.BotThought;
import java.util.function.Supplier;

/**
 * A bot's turn to think, about the question it was asked and on a copy of the run, so that it may
 * take its time on any thread while others go on.
 */
public final class Thought {
  private final Seat seat;
  private final long prompt;
  private final Supplier<Tree> choice;

  Thought(Seat seat, long prompt, Supplier<Tree> choice) {
    this.seat = seat;
    this.prompt = prompt;
    this.choice = choice;
  }

  public Seat seat() {
    return seat;
  }

  /** Thinks, and gives what to hand to {@link Table#answer(Answered)}. */
  public Answered think() {
    BotThought flight = new BotThought();
    flight.begin();
    Tree chosen = choice.get();
    flight.done(seat.index());
    return new Answered(seat, prompt, chosen);
  }

  /** What a bot came up with. */
  public record Answered(Seat seat, long prompt, Tree choice) {}
}

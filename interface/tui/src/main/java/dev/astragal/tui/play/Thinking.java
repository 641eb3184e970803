package dev.astragal.tui.play;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.player.Player;
import dev.astragal.tui.stage.Stage;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/** A bot's answer, found on a thread of its own from a copy of the run. */
final class Thinking {
  private Thinking() {}

  /**
   * {@code run} must be nobody else's. The answer, or the bot's failure, comes back on the stage's
   * thread, if it is still {@code wanted} then: a player may leave while a bot thinks.
   */
  static <S, C extends Choice, E extends Event> void start(
      Stage stage,
      Run<S, C, E> run,
      Map<Integer, Player<S, C, E>> bots,
      BooleanSupplier wanted,
      BiConsumer<Seat, C> answered) {
    Thread.ofPlatform()
        .daemon()
        .name("bot")
        .start(
            () -> {
              try {
                if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)))
                  throw new IllegalStateException("nobody is asked");
                Seat seat = prompt.firstSeat();
                Player<S, C, E> bot = bots.get(seat.index());
                if (bot == null) throw new IllegalStateException("no bot sits on " + seat);
                C choice = bot.answer(run, seat, prompt);
                stage.post(
                    () -> {
                      if (wanted.getAsBoolean()) answered.accept(seat, choice);
                    });
              } catch (RuntimeException e) {
                stage.post(
                    () -> {
                      if (wanted.getAsBoolean()) throw e;
                    });
              }
            });
  }
}

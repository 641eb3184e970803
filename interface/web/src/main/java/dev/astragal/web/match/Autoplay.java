package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.web.json.Refusal;
import java.util.Optional;

/** What goes on in a match without anybody: bots answer and time passes. */
final class Autoplay<S, C extends Choice, E extends Event> {
  /** How long a bot waits whose move the store did not take. */
  private static final int AGAIN_MILLIS = 1_000;

  private final Turnstile turnstile;
  private final Session<S, C, E> session;
  private final Moves<S, C, E> moves;
  private final Table<S, C, E> table;
  private final Room room;
  private final Clock clock;
  private final News news;

  /** A question to a bot, which thinks while others may go on. */
  private record Question<S, C extends Choice, E extends Event>(
      Player<S, C, E> bot, Run<S, C, E> run, Seat seat, Prompt<C> prompt) {
    Answer<C> answer() {
      return new Answer<>(run.promptId(), seat, bot.answer(run, seat, prompt));
    }
  }

  Autoplay(
      Turnstile turnstile,
      Session<S, C, E> session,
      Moves<S, C, E> moves,
      Table<S, C, E> table,
      Room room,
      Clock clock,
      News news) {
    this.turnstile = turnstile;
    this.session = session;
    this.moves = moves;
    this.table = table;
    this.room = room;
    this.clock = clock;
    this.news = news;
  }

  /** One thing that goes on by itself; how long to wait before the next, or nothing to do. */
  Driver.Next step() {
    Optional<Question<S, C, E>> question = turnstile.get(this::question);
    if (question.isEmpty()) return turnstile.get(this::timePasses);
    Answer<C> answer = question.get().answer();
    return turnstile.get(() -> answered(answer));
  }

  private Optional<Question<S, C, E>> question() {
    if (!(session.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt)))
      return Optional.empty();
    return table
        .botAsked(prompt)
        .map(seat -> new Question<>(table.bot(seat), session.run().copy(), seat, prompt));
  }

  private Driver.Next answered(Answer<C> answer) {
    Applied<S, C, E> applied;
    try {
      applied = moves.submit(answer);
    } catch (Refusal notSaved) {
      return Driver.Next.in(AGAIN_MILLIS);
    }
    news.publish();
    if (!applied.success() && !overtaken(applied))
      throw new IllegalStateException(
          "the bot on "
              + answer.seat()
              + " chose "
              + answer.choice()
              + ": "
              + applied.errors().getFirst());
    return Driver.Next.in(table.about().botPaceMillis());
  }

  /** Whether the bot thought about a question that somebody else has answered meanwhile. */
  private boolean overtaken(Applied<S, C, E> applied) {
    String code = applied.errors().getFirst().code();
    return code.equals("STALE_PROMPT") || code.equals("NOT_YOUR_TURN");
  }

  private Driver.Next timePasses() {
    if (!(session.run().status() instanceof Status.Running<C>)
        || !room.attended(table.about())
        || !clock.running()) return Driver.Next.NOTHING;
    session.advance(clock.ticksAtOnce());
    news.publish();
    return Driver.Next.in(clock.millisBetween());
  }
}

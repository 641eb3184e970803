package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.session.Session;
import dev.astragal.web.json.Refusal;
import java.util.Optional;

/** What seats do to a run; whoever calls holds the match. */
final class Moves<S, C extends Choice, E extends Event> {
  private final String id;
  private final Session<S, C, E> session;

  Moves(String id, Session<S, C, E> session) {
    this.id = id;
    this.session = session;
  }

  /** Carries out an answer; when this returns, it is on disk. */
  Applied<S, C, E> answer(Seat seat, long prompt, Tree choice) {
    Answer<C> answer = new Answer<>(prompt, seat, choice(choice));
    if (session.run().status() instanceof Status.Running<C>) {
      session.requestPause();
      session.advance(0);
    }
    return submit(answer);
  }

  Applied<S, C, E> submit(Answer<C> answer) {
    return Saving.saved(id, () -> session.submit(answer));
  }

  /** Refuses what {@link #answer} would refuse before any rule runs; gives the choice. */
  C check(Seat seat, long prompt, Tree choice) {
    Answer<C> answer = new Answer<>(prompt, seat, choice(choice));
    Optional<Rejection> refusal = session.run().copy().refusal(answer);
    if (refusal.isPresent()) throw new Refusal(409, refusal.get());
    return answer.choice();
  }

  /** Lets time pass at once. */
  void advance(int ticks) {
    if (!(session.run().status() instanceof Status.Running<C>))
      throw new Refusal(409, "NO_TIME", "no time passes now");
    session.advance(ticks);
  }

  /** Takes back the last answer of a seat and everything after it. */
  void undo(Seat seat) {
    if (!session.kernel().manifest().undo())
      throw new Refusal(409, "NO_UNDO", "taking back is not allowed here");
    int last = session.timeline().inputs() - 1;
    while (last >= 0 && !session.timeline().input(last).answer().seat().equals(seat)) last--;
    if (last < 0) throw new Refusal(409, "NO_UNDO", "there is nothing to take back");
    int kept = last;
    Saving.saved(
        id,
        () -> {
          while (session.timeline().inputs() > kept) session.undo();
          return kept;
        });
  }

  private C choice(Tree tree) {
    try {
      return session.kernel().choiceShape().read(tree);
    } catch (TreeException e) {
      throw new Refusal(400, new Rejection("BAD_CHOICE", String.valueOf(e.getMessage()), "choice"));
    }
  }
}

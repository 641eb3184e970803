package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.List;

/** How a game ended, in sentences: what happened, who won, who has how many points. */
public final class Ending {
  private Ending() {}

  public static String text(Outcome outcome, Messages messages) {
    List<Msg> sentences = new ArrayList<>();
    Msg how = Msg.of("outcome." + outcome.code());
    boolean said = messages.knows(how.key()) || outcome.winners().isEmpty();
    sentences.add(said ? Msg.of("ending.how", "how", how) : Msg.of("ending"));
    if (!outcome.winners().isEmpty())
      sentences.add(
          Msg.of("ending.winners", "who", outcome.winners(), "count", outcome.winners().size()));
    if (outcome.scores().size() > 0) sentences.add(scores(outcome));
    return String.join(" ", sentences.stream().map(messages::text).toList());
  }

  private static Msg scores(Outcome outcome) {
    if (outcome.scores().size() == 1) return Msg.of("ending.score", "n", outcome.scores().get(0));
    List<Msg> each = new ArrayList<>();
    for (int seat = 0; seat < outcome.scores().size(); seat++)
      each.add(Msg.of("ending.points", "who", Seat.of(seat), "n", outcome.scores().get(seat)));
    return Msg.of("ending.scores", "scores", each);
  }
}

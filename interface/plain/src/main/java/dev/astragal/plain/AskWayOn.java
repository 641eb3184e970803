package dev.astragal.plain;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.replay.RulesChanged;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Asks, in lines, how a run goes on whose rules have changed. */
public record AskWayOn(Messages messages, BufferedReader in, PrintWriter out) {
  /** The way that was chosen; nothing when nobody answers. */
  public Optional<WayOn> ask(RulesChanged changed) throws IOException {
    List<RulesChanged.Way> ways = changed.ways();
    out.println(messages.text(changed.sentence()));
    if (ways.isEmpty()) return Optional.empty();
    out.println(messages.text(Msg.of("rules.how")) + " " + messages.text(Msg.of("rules.kept")));
    for (int i = 0; i < ways.size(); i++)
      out.printf(
          "%3d  %s: %s%n",
          i + 1, messages.text(ways.get(i).label()), messages.text(ways.get(i).says()));
    while (true) {
      out.print("> ");
      out.flush();
      String line = in.readLine();
      if (line == null || line.strip().equals("q")) return Optional.empty();
      String typed = line.strip();
      int number = typed.matches("\\d{1,2}") ? Integer.parseInt(typed) : 0;
      if (number >= 1 && number <= ways.size()) return Optional.of(ways.get(number - 1).way());
      out.println(messages.text(Msg.of("rules.choose", "count", ways.size())));
    }
  }
}

package dev.astragal.plain;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * All words of one game from start to end, for somebody who reads them all: what is asked, what is
 * offered, what everybody is told and what the things on the screen are. What was offered under the
 * same question before is not written again.
 */
public final class Transcript {
  private final Table table;
  private final Messages messages;
  private final OfferText offers;
  private final ScreenText screens;
  private final PrintWriter out;
  private final List<Seat> seats = new ArrayList<>();
  private final Map<String, Set<List<String>>> offered = new LinkedHashMap<>();
  private final Set<String> panels = new HashSet<>();
  private final Map<String, String> helps = new LinkedHashMap<>();
  private long told;

  /** Of a table where bots sit on every seat. */
  public Transcript(Table table, PrintWriter out) {
    this.table = table;
    this.messages = table.messages();
    this.offers = OfferText.at(messages);
    this.screens = new ScreenText(messages);
    this.out = out;
    for (int seat = 0; seat < table.seating().seats(); seat++) seats.add(Seat.of(seat));
  }

  /** Lets the bots play to the end and writes all of it. */
  public void write() {
    out.println("=== " + table.manifest().title() + " ===");
    news();
    while (goesOn()) news();
    table
        .outcome()
        .ifPresent(
            outcome -> {
              panels.clear();
              look(Seat.first());
              out.println();
              out.println(Ending.text(outcome, messages));
            });
    out.println();
    out.println("=== " + own("transcript.things") + " ===");
    helps.forEach((help, name) -> out.println(heading(name) + ": " + help));
    out.flush();
  }

  /** What was met may be named by a whole sentence. */
  private static String heading(String name) {
    return name.endsWith(".") ? name.substring(0, name.length() - 1) : name;
  }

  private String own(String key, Object... namesAndValues) {
    return offers.own().text(Msg.of(key, namesAndValues));
  }

  private boolean goesOn() {
    switch (table.next()) {
      case Next.Nothing _ -> {
        return false;
      }
      case Next.Time(int ticks, _) -> {
        seats.forEach(this::ask);
        table.pass(ticks);
      }
      case Next.Thinking(var thought) -> {
        ask(thought.seat());
        table.answer(thought.think());
      }
    }
    return true;
  }

  private void ask(Seat seat) {
    Optional<Question> asked = table.question(seat);
    if (asked.isEmpty()) return;
    look(seat);
    Question question = asked.get();
    String why = messages.text(question.why());
    List<String> lines = new ArrayList<>();
    lines.addAll(fresh(why, question.answers(), ""));
    lines.addAll(fresh(why, question.commands(), own("transcript.order") + " "));
    if (lines.isEmpty() && question.kind().equals(Question.RUNNING)) return;
    out.println();
    out.println("? " + messages.player(seat) + ": " + why);
    lines.forEach(out::println);
  }

  /** Those that were not offered under this question yet. */
  private List<String> fresh(String why, List<Offer> list, String mark) {
    Set<List<String>> known = offered.computeIfAbsent(why, _ -> new HashSet<>());
    List<String> lines = new ArrayList<>();
    String heading = "";
    for (OfferLine line : OfferLine.of(list)) {
      List<String> text = offers.lines(line);
      if (!known.add(text)) continue;
      String group = offers.heading(line.steps().getFirst());
      if (!group.equals(heading) && !group.isEmpty()) lines.add("  " + group);
      heading = group;
      lines.add("  - " + mark + text.getFirst());
      for (String detail : text.subList(1, text.size())) lines.add("      " + detail);
    }
    return lines;
  }

  /** Panels that nobody has seen yet, and the things on all of them. */
  private void look(Seat seat) {
    Screen screen = table.now().screen(seat);
    for (Panel panel : screen.panels()) {
      if (!panels.add(panel.id())) continue;
      out.println();
      screens.lines(panel).forEach(out::println);
    }
    for (Thing thing : ScreenText.things(screen)) {
      String help = messages.text(thing.help());
      if (!helps.containsKey(help)) helps.put(help, messages.text(thing.name()));
    }
  }

  /** What was told since; a line that not everybody reads alike is written for each. */
  private void news() {
    SortedMap<Long, Map<Seat, String>> lines = new TreeMap<>();
    for (Seat seat : seats)
      for (Told line : table.log(seat, told).orElseGet(() -> table.log(seat)))
        if (line.spoken() && line.number() > told)
          lines
              .computeIfAbsent(line.number(), _ -> new LinkedHashMap<>())
              .put(seat, messages.text(line.telling().text()));
    lines.values().forEach(this::tell);
    told = table.told();
  }

  private void tell(Map<Seat, String> readers) {
    if (readers.size() == seats.size() && Set.copyOf(readers.values()).size() == 1) {
      out.println("* " + readers.values().iterator().next());
      return;
    }
    readers.forEach(
        (seat, text) ->
            out.println("* " + own("transcript.only", "who", messages.player(seat), "text", text)));
  }
}

package dev.astragal.cli.plain;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game in plain text: prints what happened, the screen and numbered choices, and reads a line.
 * Works the same on a terminal, through a pipe and with a screen reader.
 */
public final class PlainPlay {
  private static final int TICKS_AT_ONCE = 500;
  private static final int LISTED_MAX = 60;

  /** More than any choice needs; the rest of a longer line is not kept. */
  private static final int LINE_LENGTH_MAX = 1 << 16;

  private static final int ECHO_LENGTH_MAX = 40;

  private final Table table;
  private final BufferedReader in;
  private final PrintWriter out;
  private final ScreenText screen;
  private final Messages own;
  private final boolean changesOnly;
  private Optional<Screen> shown = Optional.empty();
  private Seat viewer;
  private long heard;

  /**
   * With {@code changesOnly} a screen that was shown before is not shown again: only what changed
   * on it is said.
   */
  public PlainPlay(Table table, BufferedReader in, PrintWriter out, boolean changesOnly) {
    this.table = table;
    this.in = in;
    this.out = out;
    this.changesOnly = changesOnly;
    this.screen = new ScreenText(table.messages());
    this.own = Messages.beside(PlainPlay.class, table.messages().language());
    this.viewer = table.seating().firstPerson();
    this.heard = table.told();
  }

  /** Plays until the game ends, the player quits, or there is nothing more to read. */
  public void play() throws IOException {
    while (true) {
      switch (table.situation()) {
        case Situation.Over(Outcome outcome) -> {
          finished(outcome);
          return;
        }
        case Situation.Running _ -> table.pass(TICKS_AT_ONCE);
        case Situation.Asked(_, List<Seat> seats) -> {
          if (table.next() instanceof Next.Thinking(var thought)) table.answer(thought.think());
          else if (!ask(seats.getFirst())) return;
        }
      }
      hear();
    }
  }

  private boolean ask(Seat seat) throws IOException {
    viewer = seat;
    Question question = table.question(seat).orElseThrow();
    show(question);
    while (true) {
      out.print("> ");
      out.flush();
      Optional<String> line = line();
      if (line.isEmpty()) {
        out.println();
        return false;
      }
      switch (line.get().strip()) {
        case "" -> {}
        case "q", "quit" -> {
          return false;
        }
        case "?", "help" -> say("help");
        case "s", "screen" -> {
          shown = Optional.empty();
          show(question);
        }
        case "c", "commands" -> list(question.commands(), question.answers().size(), true);
        case "u", "undo" -> {
          if (done(table.takeBack(seat))) {
            say("taken-back");
            return true;
          }
        }
        case String text when text.startsWith("{") || text.startsWith("\"") -> {
          if (typed(question, text)) return true;
        }
        case String text -> {
          if (numbered(question, text)) return true;
        }
      }
    }
  }

  /** The next line, cut at its longest allowed length; nothing at the end of the input. */
  private Optional<String> line() throws IOException {
    StringBuilder line = new StringBuilder();
    int next = in.read();
    if (next < 0) return Optional.empty();
    for (; next >= 0 && next != '\n'; next = in.read())
      if (line.length() < LINE_LENGTH_MAX) line.append((char) next);
    return Optional.of(line.toString());
  }

  private boolean numbered(Question question, String text) {
    List<Offer> offers = new ArrayList<>(question.answers());
    offers.addAll(question.commands());
    int number = text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    if (number < 1 || number > offers.size()) {
      String echo = text.substring(0, Math.min(ECHO_LENGTH_MAX, text.length()));
      say("not-a-number", "text", echo, "count", offers.size());
      return false;
    }
    Offer offer = offers.get(number - 1);
    if (!done(table.take(viewer, question.prompt(), offer))) return false;
    if (offer.kind() == Offer.Kind.WAY_BACK) say("gone-back");
    return true;
  }

  private boolean typed(Question question, String json) {
    try {
      return done(table.answer(viewer, question.prompt(), JsonTrees.read(json, "input")));
    } catch (TreeException e) {
      out.println(e.getMessage());
      return false;
    }
  }

  private boolean done(Reply reply) {
    if (!reply.accepted()) out.println(table.messages().text(reply.error().why()));
    return reply.accepted();
  }

  private void show(Question question) {
    showScreen();
    String why = table.messages().text(question.why());
    if (table.seating().seats() > 1)
      say("asked", "why", why, "seat", table.messages().player(viewer));
    else out.println(why);
    list(question.answers(), 0, question.complete());
    if (!question.commands().isEmpty())
      out.println("  " + text("commands", "count", question.commands().size()));
  }

  private void showScreen() {
    Screen now = table.now().screen(viewer);
    if (changesOnly && shown.isPresent()) {
      List<String> changes = new SpokenChanges(screen.messages(), own).between(shown.get(), now);
      if (changes.isEmpty()) say("same");
      changes.forEach(out::println);
    } else {
      out.println();
      screen.lines(now).forEach(out::println);
      out.println();
    }
    shown = Optional.of(now);
  }

  private void list(List<Offer> offers, int offset, boolean complete) {
    for (int i = 0; i < Math.min(LISTED_MAX, offers.size()); i++)
      out.printf(
          "%3d  %s%n", offset + i + 1, table.messages().text(offers.get(i).wording().label()));
    if (offers.size() > LISTED_MAX)
      out.println("     " + text("more", "count", offers.size() - LISTED_MAX));
    if (!complete) out.println("     " + text("typed"));
  }

  private void say(String key, Object... namesAndValues) {
    out.println(text(key, namesAndValues));
  }

  private String text(String key, Object... namesAndValues) {
    return own.text(Msg.of(key, namesAndValues));
  }

  /** Says what happened since this was called last. */
  private void hear() {
    for (Told told : table.log(viewer, heard).orElse(List.of()))
      if (told.spoken()) out.println("* " + table.messages().text(told.telling().text()));
    heard = table.told();
  }

  private void finished(Outcome outcome) {
    showScreen();
    List<String> winners = outcome.winners().stream().map(table.messages()::player).toList();
    out.println(
        text("over", "code", outcome.code())
            + (winners.isEmpty() ? "" : text("won-by", "seats", String.join(", ", winners)))
            + (outcome.scores().size() == 0
                ? ""
                : text("scores", "scores", outcome.scores().toString())));
    say("hash", "hash", Hashes.text(table.now().hash()));
  }
}

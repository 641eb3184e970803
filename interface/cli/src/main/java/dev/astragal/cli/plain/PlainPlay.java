package dev.astragal.cli.plain;

import dev.astragal.cli.People;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Envelope;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game in plain text: prints what happened, the screen and numbered choices, and reads a line.
 * Works the same on a terminal, through a pipe and with a screen reader.
 */
public final class PlainPlay<S, C extends Choice, E extends Event> {
  private static final int TICKS_AT_ONCE = 500;
  private static final int LISTED_MAX = 60;

  /** More than any choice needs; the rest of a longer line is not kept. */
  private static final int LINE_LENGTH_MAX = 1 << 16;

  private static final int ECHO_LENGTH_MAX = 40;

  private final Session<S, C, E> session;
  private final Map<Integer, Player<S, C, E>> bots;
  private final BufferedReader in;
  private final PrintWriter out;
  private final Labels<C, E> labels;
  private final ScreenText screen;
  private final Messages own = Messages.beside(PlainPlay.class, "");
  private final boolean changesOnly;
  private Optional<Screen> shown = Optional.empty();
  private Seat viewer;

  /**
   * {@code bots} has a player for every seat nobody sits on. With {@code changesOnly} a screen that
   * was shown before is not shown again: only what changed on it is said.
   */
  public PlainPlay(
      Session<S, C, E> session,
      Map<Integer, Player<S, C, E>> bots,
      Messages messages,
      BufferedReader in,
      PrintWriter out,
      boolean changesOnly) {
    this.session = session;
    this.bots = bots;
    this.in = in;
    this.out = out;
    this.changesOnly = changesOnly;
    this.labels = new Labels<>(session.kernel(), messages);
    this.screen = new ScreenText(messages);
    this.viewer = new People<>(session, bots).first();
    session.listen(this::tell);
  }

  /** Plays until the game ends, the player quits, or there is nothing more to read. */
  public void play() throws IOException {
    while (true) {
      switch (session.run().status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          finished(outcome);
          return;
        }
        case Status.Running<C> _ -> session.advance(TICKS_AT_ONCE);
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Player<S, C, E> bot = bots.get(prompt.firstSeat().index());
          if (bot != null)
            answer(prompt.firstSeat(), bot.answer(session.run(), prompt.firstSeat(), prompt));
          else if (!ask(prompt)) return;
        }
      }
    }
  }

  private boolean ask(Prompt<C> prompt) throws IOException {
    viewer = prompt.firstSeat();
    show(prompt);
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
        case "?", "help" -> help();
        case "s", "screen" -> {
          shown = Optional.empty();
          show(prompt);
        }
        case "c", "commands" ->
            list(
                prompt.commands(),
                prompt.choices(prompt.firstSeat()).size() + session.waysBack().size());
        case "u", "undo" -> {
          if (undone()) return true;
        }
        case String text when text.startsWith("{") || text.startsWith("\"") -> {
          if (typed(text)) return true;
        }
        case String text -> {
          if (numbered(prompt, text)) return true;
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

  private boolean numbered(Prompt<C> prompt, String text) {
    List<JournalLine.Checkpoint> waysBack = session.waysBack();
    int answers = prompt.choices(prompt.firstSeat()).size() + waysBack.size();
    int count = answers + prompt.commands().size();
    int number = text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    if (number < 1 || number > count) {
      String echo = text.substring(0, Math.min(ECHO_LENGTH_MAX, text.length()));
      say("not-a-number", "text", echo, "count", count);
      return false;
    }
    if (number > prompt.choices(prompt.firstSeat()).size() && number <= answers) {
      session.restore(waysBack.get(number - 1 - prompt.choices(prompt.firstSeat()).size()).id());
      say("gone-back");
      return true;
    }
    C choice =
        number <= answers
            ? prompt.choices(prompt.firstSeat()).get(number - 1)
            : prompt.commands().get(number - 1 - answers);
    return answer(prompt.firstSeat(), choice);
  }

  private boolean typed(String json) {
    try {
      C choice = session.kernel().choiceShape().read(JsonTrees.read(json, "input"));
      return answer(viewer, choice);
    } catch (TreeException e) {
      out.println(e.getMessage());
      return false;
    }
  }

  private boolean answer(Seat seat, C choice) {
    Run<S, C, E> run = session.run();
    Applied<S, C, E> applied = session.submit(new Answer<>(run.promptId(), seat, choice));
    if (!applied.success()) out.println(applied.errors().getFirst());
    return applied.success();
  }

  private boolean undone() {
    try {
      new People<>(session, bots).takeBack();
      say("taken-back");
      return true;
    } catch (BadInputException e) {
      out.println(e.getMessage());
      return false;
    }
  }

  private void show(Prompt<C> prompt) {
    showScreen();
    String why = screen.messages().text(prompt.why());
    if (session.kernel().setup().seats() > 1) say("asked", "why", why, "seat", viewer.toString());
    else out.println(why);
    list(prompt.choices(prompt.firstSeat()), 0);
    int number = prompt.choices(prompt.firstSeat()).size();
    for (JournalLine.Checkpoint point : session.waysBack())
      out.printf("%3d  %s%n", ++number, labels.wayBack(point));
    if (prompt.commands().size() > 0)
      out.println("  " + text("commands", "count", prompt.commands().size()));
  }

  private void showScreen() {
    Screen now = session.kernel().rules().present(session.run().state(), viewer);
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

  private void list(Choices<C> choices, int offset) {
    for (int i = 0; i < Math.min(LISTED_MAX, choices.size()); i++) {
      out.printf("%3d  %s%n", offset + i + 1, labels.choice(choices.get(i)));
    }
    if (choices.size() > LISTED_MAX)
      out.println("     " + text("more", "count", choices.size() - LISTED_MAX));
    if (!choices.complete()) out.println("     " + text("typed"));
  }

  private void help() {
    say("help");
  }

  private void say(String key, Object... namesAndValues) {
    out.println(text(key, namesAndValues));
  }

  private String text(String key, Object... namesAndValues) {
    return own.text(Msg.of(key, namesAndValues));
  }

  private void tell(Envelope envelope) {
    if (envelope.surface() == Surface.NONE) return;
    envelope.payload().seenBy(viewer).ifPresent(event -> out.println("* " + labels.event(event)));
  }

  private void finished(Outcome outcome) {
    showScreen();
    List<Integer> winners = outcome.winners().stream().map(Seat::index).toList();
    out.println(
        text("over", "code", outcome.code())
            + (winners.isEmpty() ? "" : text("won-by", "seats", winners.toString()))
            + (outcome.scores().size() == 0
                ? ""
                : text("scores", "scores", outcome.scores().toString())));
    say("hash", "hash", Hashes.text(session.run().hash()));
  }
}

package dev.astragal.cli.plain;

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
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
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
  private Seat viewer;

  /** {@code bots} has a player for every seat nobody sits on. */
  public PlainPlay(
      Session<S, C, E> session,
      Map<Integer, Player<S, C, E>> bots,
      Messages messages,
      BufferedReader in,
      PrintWriter out) {
    this.session = session;
    this.bots = bots;
    this.in = in;
    this.out = out;
    this.labels = new Labels<>(session.kernel(), messages);
    this.screen = new ScreenText(messages);
    this.viewer = firstHuman();
    session.listen(this::tell);
  }

  private Seat firstHuman() {
    for (int seat = 0; seat < session.kernel().setup().seats(); seat++)
      if (!bots.containsKey(seat)) return Seat.of(seat);
    return Seat.SPECTATOR;
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
        case "s", "screen" -> show(prompt);
        case "c", "commands" -> list(prompt.commands(), prompt.choices().size());
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
    int count = prompt.choices().size() + prompt.commands().size();
    int number = text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    if (number < 1 || number > count) {
      String echo = text.substring(0, Math.min(ECHO_LENGTH_MAX, text.length()));
      out.println("'" + echo + "' is not a number from 1 to " + count + "; ? helps");
      return false;
    }
    C choice =
        number <= prompt.choices().size()
            ? prompt.choices().get(number - 1)
            : prompt.commands().get(number - 1 - prompt.choices().size());
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
      session.undo();
      while (session.timeline().inputs() > 0
          && session.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
          && bots.containsKey(prompt.firstSeat().index())) {
        session.undo();
      }
      out.println("taken back");
      return true;
    } catch (BadInputException e) {
      out.println(e.getMessage());
      return false;
    }
  }

  private void show(Prompt<C> prompt) {
    out.println();
    screen
        .lines(session.kernel().game().present(session.run().state(), viewer))
        .forEach(out::println);
    out.println();
    out.println(
        screen.messages().text(prompt.why())
            + (session.kernel().setup().seats() > 1 ? " (" + viewer + ")" : ""));
    list(prompt.choices(), 0);
    if (prompt.commands().size() > 0)
      out.println("  c  lists " + prompt.commands().size() + " commands");
  }

  private void list(Choices<C> choices, int offset) {
    for (int i = 0; i < Math.min(LISTED_MAX, choices.size()); i++) {
      out.printf("%3d  %s%n", offset + i + 1, labels.choice(choices.get(i)));
    }
    if (choices.size() > LISTED_MAX)
      out.println("     and " + (choices.size() - LISTED_MAX) + " more");
    if (!choices.complete()) out.println("     others can be typed as JSON");
  }

  private void help() {
    out.println(
        "a number chooses; s shows the screen, c lists commands, u takes back, q quits (the run is saved); JSON types a choice");
  }

  private void tell(Envelope envelope) {
    if (envelope.surface() == Surface.NONE) return;
    envelope.payload().seenBy(viewer).ifPresent(event -> out.println("* " + labels.event(event)));
  }

  private void finished(Outcome outcome) {
    out.println();
    screen
        .lines(session.kernel().game().present(session.run().state(), viewer))
        .forEach(out::println);
    out.println();
    List<Integer> winners = outcome.winners().stream().map(Seat::index).toList();
    out.println(
        "The game is over: "
            + outcome.code()
            + (winners.isEmpty() ? "" : ", won by seat " + winners)
            + (outcome.scores().size() == 0 ? "" : ", scores " + outcome.scores()));
    out.println("hash " + Hashes.text(session.run().hash()));
  }
}

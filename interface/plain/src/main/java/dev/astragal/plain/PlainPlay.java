package dev.astragal.plain;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.TakeBack;
import dev.astragal.runtime.table.Told;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table in plain text: prints what happened, the screen and numbered choices, and reads a line.
 * Works the same on a terminal, through a pipe and with a screen reader.
 */
public final class PlainPlay {
  private static final int TICKS_AT_ONCE = 500;

  /** So many lines that what one person has read is off the screen before the next looks. */
  private static final int LINES_BETWEEN_PEOPLE = 60;

  private final Table table;
  private final Messages messages;
  private final Conversation talk;
  private final OfferText offers;
  private final ScreenText screens;
  private final PlainPages pages;
  private final boolean changesOnly;
  private final Map<Seat, Long> heard = new HashMap<>();
  private Optional<Screen> shown = Optional.empty();
  private Seat viewer;
  private boolean left;

  /**
   * With {@code changesOnly} a screen that was shown before is not shown again: only what changed
   * on it is said.
   */
  public PlainPlay(Table table, BufferedReader in, PrintWriter out, boolean changesOnly) {
    this.table = table;
    this.messages = table.messages();
    this.offers = OfferText.at(messages);
    this.talk = new Conversation(in, out, offers.own());
    this.screens = new ScreenText(messages);
    this.pages = new PlainPages(table, talk, offers);
    this.changesOnly = changesOnly;
    this.viewer = table.seating().firstPerson();
    heard.put(viewer, table.told());
    for (Seat person : table.seating().people()) heard.put(person, table.told());
  }

  /** Plays until the game ends, the player quits, or there is nothing more to read. */
  public void play() throws IOException {
    if (table.practice()) talk.say("practice");
    while (!left) {
      switch (table.next()) {
        case Next.Time _ -> table.pass(TICKS_AT_ONCE);
        case Next.Thinking(var thought) -> table.answer(thought.think());
        case Next.Nothing _ -> {
          Optional<Seat> person = asked();
          if (table.outcome().isPresent()) finished(table.outcome().get());
          if (person.isEmpty() || !turn(person.get())) return;
        }
      }
      hear();
    }
  }

  private Optional<Seat> asked() {
    List<Seat> people = table.seating().people();
    return table.situation().asked().stream().filter(people::contains).findFirst();
  }

  /** Lets one person answer; false when it leaves. */
  private boolean turn(Seat person) throws IOException {
    if (!person.equals(viewer) && !handOver(person)) return false;
    Question question = table.question(person).orElseThrow();
    show(question);
    while (true) {
      Optional<String> line = talk.read(mark(question));
      if (line.isEmpty() || line.get().equals("q") || line.get().equals("quit")) return false;
      if (answered(question, line.get())) return true;
    }
  }

  /** People who see the same need not hide anything from each other. */
  private boolean handOver(Seat person) throws IOException {
    boolean open = table.now().screen(viewer).equals(table.now().screen(person));
    if (open) heard.put(person, table.told());
    else {
      for (int i = 0; i < LINES_BETWEEN_PEOPLE; i++) talk.line("");
      talk.say("hand-over", "who", messages.player(person));
      if (talk.read("> ").isEmpty()) return false;
      shown = Optional.empty();
    }
    viewer = person;
    hear();
    return true;
  }

  private String mark(Question question) {
    List<OfferLine> lines = OfferLine.of(question.answers());
    for (int i = 0; i < lines.size(); i++)
      if (lines.get(i).suggested())
        return "(" + talk.text("default", "number", lines.get(i).number(i)) + ") > ";
    return "> ";
  }

  private boolean answered(Question question, String line) throws IOException {
    switch (line) {
      case "" -> {
        return question.suggested().isPresent()
            && take(question, question.answers().get(question.suggested().getAsInt()));
      }
      case "?", "help" -> talk.say("help");
      case "s", "screen" -> {
        whole();
        ask(question);
      }
      case "c", "commands" ->
          pages.list(
              OfferLine.of(question.commands()),
              OfferLine.highest(OfferLine.of(question.answers())),
              0,
              true);
      case "t", "preset" -> {
        if (question.nextPreset().isPresent())
          return take(question, question.commands().get(question.nextPreset().getAsInt()));
        talk.say("preset.none");
      }
      case "m", "more" -> pages.rest(OfferLine.of(question.answers()));
      case "x", "things" -> pages.things(viewer);
      case "p", "messages" -> pages.told(viewer, "");
      case "i", "rules" -> pages.rules();
      case "a", "advice" -> pages.advice(viewer);
      case "u", "undo" -> {
        return tookBack();
      }
      case String text when text.startsWith("? ") -> pages.explain(viewer, text.substring(2));
      case String text when text.startsWith("p ") -> pages.told(viewer, text.substring(2));
      case String text when text.startsWith("f ") -> pages.filter(question, text.substring(2));
      case String text when text.startsWith("{") || text.startsWith("\"") -> {
        return typed(question, text);
      }
      case String text -> {
        return numbered(question, text);
      }
    }
    return false;
  }

  private boolean numbered(Question question, String text) throws IOException {
    Map<Integer, OfferLine> all = PlainPages.all(question);
    String[] words = text.split("\\s+", 2);
    int number = words[0].matches("\\d{1,6}") ? Integer.parseInt(words[0]) : 0;
    OfferLine line = all.get(number);
    if (line != null) {
      if (words.length == 1) return take(question, line.steps().get(line.start()));
      if (words[1].matches("\\d{1,9}")) {
        Optional<Offer> exact = line.of(Long.parseLong(words[1]), table.now(), viewer);
        if (exact.isPresent()) return take(question, exact.get());
      }
      talk.say("not-so-many");
      return false;
    }
    talk.say("not-a-number", "text", PlainPages.shortened(text), "count", all.size());
    return false;
  }

  private boolean take(Question question, Offer offer) throws IOException {
    if (offer.wording().weight() == Wording.Weight.GRAVE
        && !talk.agreed("grave", "label", offers.label(offer))) {
      talk.say("left-alone");
      return false;
    }
    if (!done(table.take(viewer, question.prompt(), offer))) return false;
    if (offer.kind() == Offer.Kind.WAY_BACK) wentBack("gone-back");
    return true;
  }

  private boolean typed(Question question, String json) {
    try {
      return done(table.answer(viewer, question.prompt(), JsonTrees.read(json, "input")));
    } catch (TreeException e) {
      talk.say("not-json", "why", String.valueOf(e.getMessage()));
      return false;
    }
  }

  private boolean done(Reply reply) {
    if (!reply.accepted()) talk.line(messages.text(reply.error().why()));
    return reply.accepted();
  }

  private boolean tookBack() throws IOException {
    TakeBack may = table.mayTakeBack(viewer);
    if (!done(table.takeBack(viewer))) return false;
    switch (may) {
      case TakeBack.Free _ -> wentBack("taken-back.free");
      case TakeBack.Practice _ -> wentBack("taken-back.practice");
      case TakeBack.ByConsent(List<Seat> others) -> {
        for (Seat other : others) {
          String who = messages.player(other);
          boolean agrees =
              talk.agreed("take-back.asked", "who", who, "asking", messages.player(viewer));
          table.agree(other, agrees);
          if (!agrees) {
            talk.say("take-back.denied", "who", who);
            return false;
          }
        }
        wentBack("taken-back.agreed");
      }
      case TakeBack.Refused _ -> {}
    }
    return true;
  }

  private void wentBack(String key) {
    talk.say(key);
    heard.replaceAll((_, _) -> table.told());
  }

  private void show(Question question) {
    showScreen();
    ask(question);
  }

  private void ask(Question question) {
    String why = messages.text(question.why());
    if (table.seating().seats() == 1) talk.line(why);
    else talk.say("asked", "why", why, "who", messages.player(viewer));
    pages.list(OfferLine.of(question.answers()), 0, 0, false);
    if (!question.complete()
        && PlainPages.all(question).values().stream().noneMatch(OfferLine::counted))
      talk.line("     " + talk.text("typed"));
    if (!question.commands().isEmpty())
      talk.line("  " + talk.text("commands", "count", question.commands().size()));
  }

  private void showScreen() {
    Screen now = table.now().screen(viewer);
    if (changesOnly && shown.isPresent()) {
      List<String> changes = new SpokenChanges(messages, talk.own()).between(shown.get(), now);
      if (changes.isEmpty()) talk.say("same");
      changes.forEach(talk::line);
    } else {
      talk.line("");
      screens.lines(now).forEach(talk::line);
      talk.line("");
    }
    shown = Optional.of(now);
  }

  /** The screen with what stands behind keys elsewhere. */
  private void whole() {
    shown = Optional.empty();
    showScreen();
    for (Panel panel : table.now().screen(viewer).panels())
      if (panel instanceof Panel.Overlay) {
        screens.lines(panel).forEach(talk::line);
        talk.line("");
      }
  }

  /** Says what the viewer has not heard yet. */
  private void hear() {
    for (Told told : table.log(viewer, heard.getOrDefault(viewer, 0L)).orElse(List.of()))
      if (told.spoken()) talk.line("* " + messages.text(told.telling().text()));
    heard.put(viewer, table.told());
  }

  private void finished(Outcome outcome) throws IOException {
    showScreen();
    talk.line(Ending.text(outcome, messages));
    talk.say("hash", "hash", Hashes.text(table.now().hash()));
    left = true;
    if (!table.seating().people().isEmpty()) new PlainEnd(table, talk, changesOnly).offer();
  }
}

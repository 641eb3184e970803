package dev.astragal.plain;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.store.SavedRuns;
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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A table in plain text: prints what happened, the screen and numbered choices, and reads a line.
 * Works the same on a terminal, through a pipe and with a screen reader.
 */
public final class PlainPlay {
  private static final int TICKS_AT_ONCE = 500;
  private static final int LISTED_MAX = 60;
  private static final int ECHO_LENGTH_MAX = 40;

  /** So many lines that what one person has read is off the screen before the next looks. */
  private static final int LINES_BETWEEN_PEOPLE = 60;

  private final Table table;
  private final Messages messages;
  private final Conversation talk;
  private final OfferText offers;
  private final ScreenText screens;
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
    List<OfferLine> lines = lines(question.answers());
    for (int i = 0; i < lines.size(); i++)
      if (lines.get(i).suggested()) return "(" + talk.text("default", "number", i + 1) + ") > ";
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
          list(lines(question.commands()), lines(question.answers()).size(), 0, true);
      case "m", "more" -> list(lines(question.answers()), 0, LISTED_MAX, true);
      case "x", "things" -> things();
      case "p", "messages" -> told("");
      case "i", "rules" -> rules();
      case "u", "undo" -> {
        return tookBack();
      }
      case String text when text.startsWith("? ") -> explain(text.substring(2));
      case String text when text.startsWith("p ") -> told(text.substring(2));
      case String text when text.startsWith("f ") -> filter(question, text.substring(2));
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
    List<OfferLine> all = all(question);
    String[] words = text.split("\\s+", 2);
    int number = words[0].matches("\\d{1,6}") ? Integer.parseInt(words[0]) : 0;
    if (number >= 1 && number <= all.size()) {
      OfferLine line = all.get(number - 1);
      if (words.length == 1) return take(question, line.steps().get(line.start()));
      if (words[1].matches("\\d{1,9}")) {
        Optional<Offer> exact = line.of(Long.parseLong(words[1]), table.now(), viewer);
        if (exact.isPresent()) return take(question, exact.get());
      }
      talk.say("not-so-many");
      return false;
    }
    talk.say("not-a-number", "text", shortened(text), "count", all.size());
    return false;
  }

  private static List<OfferLine> lines(List<Offer> offers) {
    return OfferLine.of(offers);
  }

  private static List<OfferLine> all(Question question) {
    List<OfferLine> all = new ArrayList<>(lines(question.answers()));
    all.addAll(lines(question.commands()));
    return all;
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

  private void explain(String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    List<String> found =
        ScreenText.things(table.now().screen(viewer)).stream()
            .filter(thing -> messages.text(thing.name()).toLowerCase(Locale.ROOT).contains(wanted))
            .map(this::explained)
            .distinct()
            .toList();
    if (found.isEmpty())
      talk.say("unknown", "text", shortened(name));
    found.forEach(talk::line);
  }

  private String explained(Thing thing) {
    return talk.text(
        "explained", "name", messages.text(thing.name()), "help", messages.text(thing.help()));
  }

  private void show(Question question) {
    showScreen();
    ask(question);
  }

  private void ask(Question question) {
    String why = messages.text(question.why());
    if (table.seating().seats() == 1) talk.line(why);
    else talk.say("asked", "why", why, "who", messages.player(viewer));
    list(lines(question.answers()), 0, 0, false);
    if (!question.complete() && all(question).stream().noneMatch(OfferLine::counted))
      talk.line("     " + talk.text("typed"));
    if (!question.commands().isEmpty())
      talk.line("  " + talk.text("commands", "count", question.commands().size()));
  }

  /** Numbered, under their headings; {@code all} of them or as many as one wants to read. */
  private void list(List<OfferLine> listed, int offset, int from, boolean all) {
    int until = all ? listed.size() : Math.min(listed.size(), LISTED_MAX);
    String heading = "";
    for (int i = from; i < until; i++) {
      String group = offers.heading(listed.get(i).steps().getFirst());
      if (!group.equals(heading) && !group.isEmpty()) talk.line("     " + group);
      heading = group;
      line(offset + i + 1, listed.get(i));
    }
    if (until < listed.size()) talk.line("  " + talk.text("more", "count", listed.size() - until));
  }

  private void line(int number, OfferLine line) {
    List<String> lines = offers.lines(line);
    talk.line(String.format("%3d  %s", number, lines.getFirst()));
    for (String detail : lines.subList(1, lines.size())) talk.line("       " + detail);
  }

  /** Only the lines with some text in them, with the numbers they have. */
  private void filter(Question question, String text) {
    List<OfferLine> all = all(question);
    boolean found = false;
    for (int i = 0; i < all.size(); i++) {
      Offer first = all.get(i).steps().getFirst();
      if (!has(offers.heading(first) + " " + offers.label(first), text)) continue;
      line(i + 1, all.get(i));
      found = true;
    }
    if (!found) talk.say("found.none", "text", shortened(text));
  }

  private static boolean has(String text, String part) {
    return text.toLowerCase(Locale.ROOT).contains(part.strip().toLowerCase(Locale.ROOT));
  }

  private static String shortened(String text) {
    return text.substring(0, Math.min(ECHO_LENGTH_MAX, text.length()));
  }

  /** Everything the viewer was told that has this text in it. */
  private void told(String text) {
    List<String> lines =
        table.log(viewer).stream()
            .filter(Told::spoken)
            .map(told -> "* " + messages.text(told.telling().text()))
            .filter(line -> has(line, text))
            .toList();
    lines.forEach(talk::line);
    if (lines.isEmpty()) talk.say("found.none", "text", shortened(text));
  }

  private void things() {
    List<String> names =
        ScreenText.things(table.now().screen(viewer)).stream()
            .map(thing -> messages.text(thing.name()))
            .distinct()
            .toList();
    if (names.isEmpty()) talk.say("things.none");
    else talk.say("things", "names", String.join(", ", names));
  }

  private void rules() {
    Guide guide = Guide.of(GameLibrary.game(table.spec().game()), messages.language());
    if (guide.isEmpty()) talk.say("rules.none");
    guide.lines().forEach(talk::line);
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
    if (!table.seating().people().isEmpty()) afterwards();
  }

  /** What is left to do when a game is over. */
  private void afterwards() throws IOException {
    Chronicle story = new Chronicle(table.recording(), table.seating().firstPerson(), messages);
    while (true) {
      talk.say("end");
      switch (talk.read("> ").orElse("")) {
        case "a" -> {
          again(
              table
                  .spec()
                  .withSeed(
                      SharedSeeds.fresh(
                          GameLibrary.game(table.spec().game()),
                          table.spec().options(),
                          table.spec().overlays())));
          return;
        }
        case "b" -> {
          again(table.spec());
          return;
        }
        case "t" -> story.lines().forEach(talk::line);
        case "w" ->
            talk.say(
                "end.written",
                "file",
                story.write(SavedRuns.freshChronicle(table.spec())).toString());
        case "h" -> Famous.lines(table.spec().game(), messages.language()).forEach(talk::line);
        default -> {
          return;
        }
      }
    }
  }

  private void again(RunSpec spec) throws IOException {
    try (Table next = Table.begin(spec, table.seating(), SavedRuns.fresh(spec))) {
      next.speak(messages.voice(), messages.language());
      new PlainPlay(next, talk.in(), talk.out(), changesOnly).play();
    }
  }
}

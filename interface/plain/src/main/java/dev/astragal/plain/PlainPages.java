package dev.astragal.plain;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** What somebody may read besides the screen: lists of offers, things, what was told, rules. */
final class PlainPages {
  private static final int LISTED_MAX = 60;

  /** Nobody listens to more that are alike; of those only what brings something is read out. */
  private static final int ALIKE_MAX = 12;

  private static final int ECHO_LENGTH_MAX = 40;

  private final Table table;
  private final Messages messages;
  private final Conversation talk;
  private final OfferText offers;

  PlainPages(Table table, Conversation talk, OfferText offers) {
    this.table = table;
    this.messages = table.messages();
    this.talk = talk;
    this.offers = offers;
  }

  /** Answers and orders by their numbers. */
  static Map<Integer, OfferLine> all(Question question) {
    Map<Integer, OfferLine> all = new LinkedHashMap<>();
    List<OfferLine> answers = OfferLine.of(question.answers());
    for (int i = 0; i < answers.size(); i++) all.put(answers.get(i).number(i), answers.get(i));
    int offset = OfferLine.highest(answers);
    List<OfferLine> orders = OfferLine.of(question.commands());
    for (int i = 0; i < orders.size(); i++) all.put(offset + i + 1, orders.get(i));
    return all;
  }

  /** What a search would answer, after a second. */
  void advice(Seat viewer) {
    Optional<Supplier<Advice>> adviser = table.adviser(viewer, Advice.USUAL);
    if (adviser.isEmpty()) {
      talk.say("advice.none");
      return;
    }
    Advice advice = adviser.get().get();
    talk.say("advice");
    for (Advice.Way way : advice.ways())
      talk.line(
          "  "
              + talk.text(
                  "advice.way",
                  "expected",
                  String.format(Locale.ROOT, "%3d", way.hundredths()),
                  "label",
                  messages.text(way.wording().label())));
    if (!advice.line().isEmpty()) talk.say("advice.line", "line", advice.lineText(messages));
  }

  /** Those that were too many to list at first. */
  void rest(List<OfferLine> listed) {
    list(listed, 0, LISTED_MAX, true);
  }

  /**
   * Numbered; {@code all} of them or as many as one wants to read. A heading stands above several,
   * and above one where it would seem to belong to others.
   */
  void list(List<OfferLine> listed, int offset, int from, boolean all) {
    int until = all ? listed.size() : Math.min(listed.size(), LISTED_MAX);
    String heading = "";
    boolean headed = false;
    for (int i = from; i < until; i++) {
      String group = heading(listed, i);
      boolean several = group.equals(heading(listed, i + 1));
      if (!group.equals(heading) && !group.isEmpty() && (several || headed)) {
        talk.line("     " + group);
        headed = true;
      }
      heading = group;
      if (all || !folds(listed, i)) line(offset + listed.get(i).number(i), listed.get(i));
      if (!all && !several) sayFolded(listed, group);
    }
    if (until < listed.size()) talk.line("  " + talk.text("more", "count", listed.size() - until));
  }

  /** Whether it is one of too many that are alike, and brings nothing. */
  private boolean folds(List<OfferLine> listed, int i) {
    String group = heading(listed, i);
    boolean plain =
        listed.get(i).steps().getFirst().wording().details().stream()
            .noneMatch(detail -> detail.kind() == Wording.Detail.Kind.GAIN);
    return plain && !group.isEmpty() && alike(listed, group).size() > ALIKE_MAX;
  }

  private List<Integer> alike(List<OfferLine> listed, String group) {
    return IntStream.range(0, listed.size())
        .filter(i -> heading(listed, i).equals(group))
        .boxed()
        .toList();
  }

  private void sayFolded(List<OfferLine> listed, String group) {
    long count = alike(listed, group).stream().filter(i -> folds(listed, i)).count();
    if (count > 0)
      talk.line(
          "     " + talk.text("folded", "count", count, "group", group.replaceFirst(":$", "")));
  }

  private String heading(List<OfferLine> listed, int i) {
    return i < listed.size() ? offers.heading(listed.get(i).steps().getFirst()) : "";
  }

  private void line(int number, OfferLine line) {
    List<String> lines = offers.lines(line);
    talk.line(String.format("%3d  %s", number, lines.getFirst()));
    for (String detail : lines.subList(1, lines.size())) talk.line("       " + detail);
  }

  /** Only the lines with some text in them, with the numbers they have. */
  void filter(Question question, String text) {
    Map<Integer, OfferLine> found = all(question);
    found.values().removeIf(line -> !has(line.steps().getFirst(), text));
    found.forEach(this::line);
    if (found.isEmpty()) talk.say("found.none", "text", shortened(text));
  }

  private boolean has(Offer offer, String text) {
    return has(offers.heading(offer) + " " + offers.label(offer), text);
  }

  private static boolean has(String text, String part) {
    return text.toLowerCase(Locale.ROOT).contains(part.strip().toLowerCase(Locale.ROOT));
  }

  static String shortened(String text) {
    return text.substring(0, Math.min(ECHO_LENGTH_MAX, text.length()));
  }

  /** Everything the viewer was told that has this text in it. */
  void told(Seat viewer, String text) {
    List<String> lines =
        table.log(viewer).stream()
            .filter(Told::spoken)
            .map(told -> "* " + messages.text(told.telling().text()))
            .filter(line -> has(line, text))
            .toList();
    lines.forEach(talk::line);
    if (lines.isEmpty()) talk.say("found.none", "text", shortened(text));
  }

  void things(Seat viewer) {
    List<String> names =
        ScreenText.things(table.now().screen(viewer)).stream()
            .map(thing -> messages.text(thing.name()))
            .distinct()
            .toList();
    if (names.isEmpty()) talk.say("things.none");
    else talk.say("things", "names", String.join(", ", names));
  }

  void rules() {
    Guide guide = Guide.of(GameLibrary.game(table.spec().game()), messages.language());
    if (guide.isEmpty()) talk.say("rules.none");
    guide.lines().forEach(talk::line);
  }

  void explain(Seat viewer, String name) {
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    List<String> found =
        ScreenText.things(table.now().screen(viewer)).stream()
            .filter(thing -> messages.text(thing.name()).toLowerCase(Locale.ROOT).contains(wanted))
            .map(this::explained)
            .distinct()
            .toList();
    if (found.isEmpty()) talk.say("unknown", "text", shortened(name));
    found.forEach(talk::line);
  }

  private String explained(Thing thing) {
    return talk.text(
        "explained", "name", messages.text(thing.name()), "help", messages.text(thing.help()));
  }
}

package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.screen.Blank;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.plain.OfferText;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Told;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What an agent's seat may see, as text and for programs. */
final class SeatView {
  private static final int LISTED_MAX = 60;
  private static final int NEWS_MAX = 60;
  private static final int VALUES_MAX = 12;
  private static final Shape<Seen> SEEN = Shape.of(Seen.class);
  static final Shape<Detail> DETAIL = Shape.of(Detail.class);

  private final AgentSeat match;
  private final Messages messages;
  private final Vocabulary words;
  private final ScreenText screens;
  private final OfferText offers;

  SeatView(AgentSeat match) {
    this.match = match;
    this.messages = match.messages();
    this.words = match.words();
    this.screens = new ScreenText(messages);
    this.offers = OfferText.at(messages);
  }

  /** What is to be shown of the choices: the first ones, or those with some text in them. */
  record Part(String find, int from, boolean whole) {
    static final Part USUAL = new Part("", 0, false);
  }

  /**
   * What a seat sees.
   *
   * @param prompt what an answer must quote; nothing while nothing is asked
   * @param things what 'explain' knows more about
   * @param total how many choices there are to list
   * @param complete whether every legal choice is among those
   */
  record Seen(
      String match,
      int seat,
      String name,
      String state,
      @Omittable OptionalLong prompt,
      @Omittable Optional<String> question,
      @Omittable List<String> news,
      @Omittable List<Shown> screen,
      @Omittable List<String> things,
      @Omittable List<Offered> choices,
      @Omittable OptionalLong total,
      @Omittable boolean complete,
      @Omittable Optional<End> end) {}

  /** A panel: its lines as they read, and numbers where it measures something. */
  record Shown(String title, List<String> lines, @Omittable List<Measured> meters) {}

  record Measured(String label, long value, long max) {}

  /** {@code command}: done while the question stands, without answering it. */
  record Offered(
      int number,
      Tree choice,
      String label,
      @Omittable List<Detail> details,
      @Omittable Optional<String> group,
      @Omittable List<Open> blanks,
      String weight,
      @Omittable boolean current,
      @Omittable boolean command) {}

  /** A field of a choice that may be filled in otherwise, and what it takes. */
  record Open(String field, String label, String takes) {}

  /** {@code numbers}: what it counts, by name. */
  record Detail(String kind, String text, @Omittable Map<String, Long> numbers) {}

  record End(String code, String text, List<Integer> winners, List<Long> scores, String hash) {}

  Answer answer(Part part) {
    return answer(part, "");
  }

  /** Everything the seat may see now, below {@code before}. */
  Answer answer(Part part, String before) {
    Seen seen = seen(part);
    return Answer.of(before + text(seen), (Tree.Table) SEEN.tree(seen));
  }

  private Seen seen(Part part) {
    Optional<Question> question = match.question();
    Optional<Outcome> outcome = match.table().outcome();
    String state = outcome.isPresent() ? "over" : question.isPresent() ? "asked" : "waiting";
    List<Offered> listed = match.terms().withheld() ? List.of() : listed(part);
    return new Seen(
        match.id(),
        match.seat().index() + 1,
        text(Msg.player(match.seat())),
        state,
        question.map(asked -> OptionalLong.of(asked.prompt())).orElse(OptionalLong.empty()),
        question.map(asked -> text(asked.why())),
        news(),
        screen(part.whole),
        things(),
        listed,
        listed.isEmpty() ? OptionalLong.empty() : OptionalLong.of(match.offers().size()),
        !listed.isEmpty() && question.filter(Question::complete).isPresent(),
        outcome.map(this::end));
  }

  private String text(Msg msg) {
    return words.coined(messages.text(msg));
  }

  /** Where the seat is, for whoever has just taken it. */
  String place() {
    return "Match "
        + match.id()
        + ", seat "
        + (match.seat().index() + 1)
        + " of "
        + match.table().seating().seats()
        + ".\n";
  }

  /** What was told, as it reads; what nobody needs to hear is left out. */
  static List<String> spoken(List<Told> told, Messages messages) {
    return told.stream()
        .filter(Told::spoken)
        .map(one -> messages.text(one.telling().text()))
        .toList();
  }

  private List<String> news() {
    List<String> told = match.news();
    return told.subList(Math.max(0, told.size() - NEWS_MAX), told.size()).stream()
        .map(words::coined)
        .toList();
  }

  private List<Shown> screen(boolean whole) {
    List<Shown> shown = new ArrayList<>();
    for (Panel panel : match.table().now().screen(match.seat()).panels()) {
      if (panel instanceof Panel.Overlay && !whole) continue;
      Panel inner = panel instanceof Panel.Overlay overlay ? overlay.content() : panel;
      List<String> lines = lines(inner);
      shown.add(new Shown(text(inner.title()), lines.subList(1, lines.size()), meters(inner)));
    }
    return shown;
  }

  /** As a reader gets it; the signs of a map are no words. */
  private List<String> lines(Panel panel) {
    List<String> lines = screens.lines(panel);
    if (!(panel instanceof Panel.Grid grid)) return lines.stream().map(words::coined).toList();
    List<String> out = new ArrayList<>(lines);
    for (int i = 1 + grid.height() + (grid.counted() ? 1 : 0); i < out.size(); i++) {
      int sign = out.get(i).offsetByCodePoints(0, 1);
      out.set(i, out.get(i).substring(0, sign) + words.coined(out.get(i).substring(sign)));
    }
    return out;
  }

  private List<Measured> meters(Panel panel) {
    if (!(panel instanceof Panel.Meters all)) return List.of();
    return all.meters().stream()
        .map(meter -> new Measured(text(meter.label()), meter.value(), meter.max()))
        .toList();
  }

  private List<String> things() {
    return ScreenText.things(match.table().now().screen(match.seat())).stream()
        .map(Thing::name)
        .map(this::text)
        .distinct()
        .toList();
  }

  private List<Offered> listed(Part part) {
    List<Offered> listed = new ArrayList<>();
    List<Offer> all = match.offers();
    String wanted = part.find.toLowerCase(Locale.ROOT);
    for (int i = part.from; i < all.size() && listed.size() < LISTED_MAX; i++) {
      Offered offered = offered(i + 1, all.get(i));
      if (offered.label.toLowerCase(Locale.ROOT).contains(wanted)) listed.add(offered);
    }
    return listed;
  }

  private Offered offered(int number, Offer offer) {
    return new Offered(
        number,
        words.coined(offer.choice()),
        words.coined(offers.label(offer)),
        details(offer.wording()),
        offer.wording().group().map(this::text),
        offer.wording().blanks().stream().map(this::open).toList(),
        offer.wording().weight().name().toLowerCase(Locale.ROOT),
        offer.wording().current(),
        offer.kind() == Offer.Kind.COMMAND);
  }

  private Open open(Blank blank) {
    String takes =
        switch (blank) {
          case Blank.OneOf(_, _, List<Blank.Value> values) -> "one of " + values(values);
          case Blank.AnyOf(_, _, List<Blank.Value> values) -> "a list of " + values(values);
          case Blank.Whole(_, _, long least, long most) -> least + " to " + most;
          case Blank.Text(_, _, int most) -> "text of at most " + most + " characters";
          case Blank.YesNo _ -> "true or false";
        };
    return new Open(words.coined(blank.field()), text(blank.label()), takes);
  }

  private String values(List<Blank.Value> values) {
    String listed =
        String.join(
            ", ",
            values.stream()
                .limit(VALUES_MAX)
                .map(value -> JsonTrees.write(words.coined(value.value())))
                .toList());
    return values.size() > VALUES_MAX ? listed + " and others" : listed;
  }

  /** What a choice costs, brings and risks. */
  List<Detail> details(Wording wording) {
    return wording.details().stream()
        .map(
            detail ->
                new Detail(
                    detail.kind().name().toLowerCase(Locale.ROOT),
                    text(detail.text()),
                    numbers(detail.text())))
        .toList();
  }

  private Map<String, Long> numbers(Msg msg) {
    Map<String, Long> numbers = new LinkedHashMap<>();
    for (Msg.Arg arg : msg.args())
      if (arg.value() instanceof Msg.Value.Whole(long value))
        numbers.put(words.coined(arg.name()), value);
    return numbers;
  }

  private End end(Outcome outcome) {
    List<Long> scores = new ArrayList<>();
    for (int i = 0; i < outcome.scores().size(); i++) scores.add((long) outcome.scores().get(i));
    return new End(
        words.coined(outcome.code()),
        words.coined(Ending.text(outcome, messages)),
        outcome.winners().stream().map(seat -> seat.index() + 1).toList(),
        scores,
        Hashes.text(match.table().now().hash()));
  }

  private String text(Seen seen) {
    StringBuilder out = new StringBuilder();
    seen.news.forEach(line -> out.append("* ").append(line).append('\n'));
    for (Shown panel : seen.screen) {
      out.append("-- ").append(panel.title).append(" --\n");
      panel.lines.forEach(line -> out.append(line).append('\n'));
    }
    seen.end.ifPresent(end -> out.append(end.text).append('\n'));
    seen.question.ifPresent(
        why ->
            out.append("\n[prompt ")
                .append(seen.prompt.orElse(0))
                .append("] ")
                .append(seen.name)
                .append(": ")
                .append(why)
                .append('\n'));
    if (seen.state.equals("waiting"))
      out.append("\nOthers are asked; 'wait' tells when it is your turn.\n");
    if (seen.question.isPresent() && match.terms().withheld())
      out.append("Choices are not listed; 'form' in 'look' tells how one is written.\n");
    ChoiceText choices = new ChoiceText(out);
    seen.choices.forEach(choices::add);
    long more = seen.total.orElse(0) - seen.choices.size();
    if (more > 0)
      out.append("(").append(more).append(" more: 'look' with 'from' or 'find' lists them)\n");
    return out.toString();
  }
}

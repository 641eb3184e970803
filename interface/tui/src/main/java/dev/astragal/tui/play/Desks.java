package dev.astragal.tui.play;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.plain.OfferLine;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.stage.Stage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiConsumer;

/** Makes the desk for whatever the player is asked. */
final class Desks {
  private final Stage stage;
  private final Table table;
  private final BiConsumer<Question, Offer> take;
  private final OfferWords words;
  private final Letters letters;

  /** {@code take} is what is done with an offer that is taken. */
  Desks(Stage stage, Table table, BiConsumer<Question, Offer> take) {
    this.stage = stage;
    this.table = table;
    this.take = take;
    this.words = new OfferWords(stage, table.messages());
    this.letters = new Letters(stage.keys());
  }

  OfferWords words() {
    return words;
  }

  /** Whether there is something to do beside answering, listed apart. */
  static boolean aside(Optional<Question> question) {
    return question.isPresent()
        && !question.get().answers().isEmpty()
        && !question.get().commands().isEmpty();
  }

  /** Nothing to choose at the moment. */
  PlayDesk idle(String text) {
    return PlayDesk.saying(stage.texts(), stage.text("panel.prompt"), text);
  }

  PlayDesk asked(Question question, Seat seat, Screen screen) {
    List<String> text = new ArrayList<>(List.of(why(question, seat)));
    boolean apart = aside(Optional.of(question));
    if (apart) text.add(stage.text("more", "count", question.commands().size(), "key", moreKey()));
    List<Offer> offers = new ArrayList<>(question.answers());
    if (!apart) offers.addAll(question.commands());
    List<OfferLine> lines = OfferLine.folded(offers);
    OptionalInt marked = OptionalInt.empty();
    for (int i = 0; i < lines.size(); i++)
      if (marked.isEmpty() && lines.get(i).suggested()) marked = OptionalInt.of(i);
    return desk(stage.text("panel.prompt"), text, question, lines, marked, screen);
  }

  /** What may be done beside answering, with the mark where it was. */
  PlayDesk orders(Question question, Seat seat, OptionalInt marked, Screen screen) {
    List<String> text = List.of(why(question, seat), stage.text("more.back", "key", moreKey()));
    List<OfferLine> lines = OfferLine.folded(question.commands());
    return desk(stage.text("panel.more"), text, question, lines, marked, screen);
  }

  private String why(Question question, Seat seat) {
    String why = table.messages().text(question.why());
    return table.seating().people().size() > 1
        ? stage.text("asked", "who", table.messages().player(seat), "why", why)
        : why;
  }

  private String moreKey() {
    return stage.keys().key(Action.MORE).orElse("");
  }

  private PlayDesk desk(
      String title,
      List<String> text,
      Question question,
      List<OfferLine> lines,
      OptionalInt marked,
      Screen screen) {
    List<DeskRow> rows = new ArrayList<>();
    List<Offer> offers = new ArrayList<>();
    for (OfferLine line : lines) {
      rows.add(DeskRow.of(line, offer -> take.accept(question, offer)));
      offers.add(line.steps().get(line.start()));
    }
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < offers.size(); i++)
      labels.add(words.entry(offers.get(i), "", lines.get(i).isSetting()).label());
    List<String> keys =
        letters.of(lines.stream().map(OfferLine::id).toList(), labels, overlays(screen));
    List<ChoiceList.Entry> entries = new ArrayList<>();
    for (int i = 0; i < offers.size(); i++)
      entries.add(words.entry(offers.get(i), keys.get(i), lines.get(i).isSetting()));
    return new PlayDesk(
        title, text, Optional.of(question), new ChoiceList(entries, marked), rows, stage.texts());
  }

  private static Set<String> overlays(Screen screen) {
    Set<String> keys = new HashSet<>();
    for (Panel panel : screen.panels())
      if (panel instanceof Panel.Overlay overlay) keys.add(String.valueOf(overlay.key()));
    return keys;
  }

  /** More, or less, of what is marked; answers whether it is something to have an amount of. */
  boolean adjust(PlayDesk desk, int by) {
    Optional<DeskRow> row = desk.marked().filter(DeskRow::adjustable);
    if (row.isEmpty()) return false;
    if (row.get().step(by)) reword(desk);
    return true;
  }

  /** Exactly so much of what is marked; answers whether the rules allow it. */
  boolean set(PlayDesk desk, long amount, Moment now, Seat seat) {
    Optional<Offer> exact =
        desk.marked().flatMap(DeskRow::line).flatMap(line -> line.of(amount, now, seat));
    exact.ifPresent(
        offer -> {
          desk.marked().orElseThrow().set(offer);
          reword(desk);
        });
    return exact.isPresent();
  }

  private void reword(PlayDesk desk) {
    int at = desk.choices().marked().orElseThrow();
    DeskRow row = desk.rows().get(at);
    boolean setting = row.line().filter(OfferLine::isSetting).isPresent();
    Offer offer = row.offer().orElseThrow();
    desk.choices().reword(at, words.entry(offer, desk.choices().letter(at), setting));
  }
}

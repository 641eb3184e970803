package dev.astragal.tui.play;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.TakeBack;
import dev.astragal.runtime.table.Told;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.EventLog;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.stage.TextDialog;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** A table on the screen: shows what there is to see, and hands on what people do. */
public final class Play implements Act {
  private static final int MODAL_WIDTH = 60;

  private final Stage stage;
  private final Table table;
  private final EventLog log;
  private final GameView view;
  private final Desks desks;
  private final PlayMenu menu;
  private final PlayKeys keys;
  private final Thinker thinker;
  private Moment now;
  private PlayDesk desk;
  private Seat viewer;
  private Seat mover;
  private Optional<Seat> curtain = Optional.empty();
  private long heard;
  private long waitedSince = System.nanoTime();
  private boolean ordering;
  private boolean over;

  public Play(Stage stage, Table table) {
    this.stage = stage;
    this.table = table;
    this.log = new EventLog(told -> table.messages().text(told.telling().text()));
    this.view = new GameView(stage, table.messages(), log);
    this.viewer = table.seating().firstPerson();
    this.mover = viewer;
    this.desks = new Desks(stage, table, this::take);
    this.menu = new PlayMenu(stage, table, this);
    this.keys = new PlayKeys(stage, view, this, menu);
    this.thinker = new Thinker(stage, table, this);
    this.now = table.now();
    this.desk = desks.idle("");
    this.heard = table.told();
    table.tempo().speed(stage.config().speed());
    refresh();
  }

  Seat viewer() {
    return viewer;
  }

  /** The run as it is shown. */
  Moment now() {
    return now;
  }

  Desks desks() {
    return desks;
  }

  /** What the player is asked now. */
  PlayDesk desk() {
    return desk;
  }

  @Override
  public boolean over() {
    return over;
  }

  void quit() {
    over = true;
  }

  /** Shows what can be seen and done now; to be called whenever the run has moved. */
  void refresh() {
    now = table.now();
    announce();
    switch (now.situation()) {
      case Situation.Over(Outcome outcome) -> desk = menu.finished(outcome);
      case Situation.Running _ -> running();
      case Situation.Asked(_, List<Seat> seats) -> ask(seats);
    }
    log.show(table.log(viewer));
    if (viewer.plays()) thinker.think();
  }

  private void running() {
    Optional<Question> orders = table.tempo().running() ? Optional.empty() : table.question(viewer);
    if (orders.isPresent()) show(orders.get());
    else desk = desks.idle(stage.text(table.tempo().running() ? "running" : "paused"));
  }

  private void ask(List<Seat> seats) {
    List<Seat> people = seats.stream().filter(table.seating().people()::contains).toList();
    if (people.isEmpty()) {
      desk = desks.idle(stage.text("waiting", "who", table.messages().player(seats.getFirst())));
      return;
    }
    if (!people.contains(viewer)) handOver(people.getFirst());
    table.question(viewer).ifPresent(this::show);
  }

  /** A question that was there before keeps its mark. */
  private void show(Question question) {
    if (!desk.question().equals(Optional.of(question))) lay(question);
  }

  private void lay(Question question) {
    ordering = ordering && Desks.aside(Optional.of(question));
    OptionalInt marked = ordering ? desk.choices().marked() : OptionalInt.empty();
    spread(question, marked);
    if (marked.isPresent() && marked.getAsInt() >= desk.choices().size())
      spread(question, OptionalInt.empty());
  }

  private void spread(Question question, OptionalInt marked) {
    Screen screen = now.screen(viewer);
    desk =
        ordering
            ? desks.orders(question, viewer, marked, screen)
            : desks.asked(question, viewer, screen);
  }

  boolean ordering() {
    return ordering;
  }

  /** Turns from the answers to what may be done before answering, or back. */
  void turnToOrders(boolean orders) {
    if (!Desks.aside(desk.question())) {
      stage.complain(stage.text("more.none"));
      return;
    }
    ordering = orders;
    spread(desk.question().orElseThrow(), OptionalInt.empty());
  }

  /** The screen is covered where the two people would see different things. */
  private void handOver(Seat seat) {
    if (!now.screen(viewer).equals(now.screen(seat))) curtain = Optional.of(seat);
    viewer = seat;
  }

  private void announce() {
    for (Told told : table.log(viewer, heard).orElse(List.of())) {
      String text = table.messages().text(told.telling().text());
      if (told.event().surface() == Surface.TOAST) stage.say(text);
      if (told.event().surface() == Surface.MODAL)
        stage.open(
            new TextDialog(
                table.manifest().title(),
                Line.wrapped(text, MODAL_WIDTH).stream()
                    .map(part -> Line.of(part, stage.theme().role(Role.TEXT)))
                    .toList()));
    }
    heard = table.told();
  }

  /** Takes an offer of a question, once it is confirmed where it cannot be mended. */
  void take(Question question, Offer offer) {
    Runnable taken =
        () -> {
          ordering = offer.kind() == Offer.Kind.COMMAND && ordering;
          if (done(() -> table.take(viewer, question.prompt(), offer))
              && offer.kind() == Offer.Kind.WAY_BACK) stage.say(stage.text("gone-back"));
        };
    if (offer.wording().weight() == Wording.Weight.GRAVE) menu.confirm(offer, taken);
    else taken.run();
  }

  /** Gives the next set of orders, where the game has some. */
  boolean nextPreset() {
    Question question = desk.question().orElse(null);
    if (question == null || question.nextPreset().isEmpty()) return false;
    take(question, question.commands().get(question.nextPreset().getAsInt()));
    return true;
  }

  /** Sets how much of what is marked, as it was typed. */
  void amount(String text) {
    if (text.isEmpty()) return;
    if (!text.matches("\\d{1,9}") || !desks.set(desk, Long.parseLong(text), now, viewer))
      stage.complain(stage.text("amount.refused", "text", text));
  }

  /** Answers with a choice typed as JSON. */
  void typed(String json) {
    long prompt = desk.question().map(Question::prompt).orElse(0L);
    try {
      var choice = JsonTrees.read(json, "input");
      done(() -> table.answer(viewer, prompt, choice));
    } catch (TreeException e) {
      stage.complain(String.valueOf(e.getMessage()));
    }
  }

  /** What is refused, or cannot be kept, is told to the player and changes nothing. */
  private boolean done(Supplier<Reply> deed) {
    Seat who = viewer;
    long before = table.told();
    try {
      Reply reply = deed.get();
      if (reply.accepted()) {
        mover = who;
        log.since(before);
      }
      if (!reply.accepted()) stage.complain(table.messages().text(reply.error().why()));
      refresh();
      return reply.accepted();
    } catch (BadInputException e) {
      stage.complain(String.valueOf(e.getMessage()));
      return false;
    }
  }

  /** Takes back the last answer given at this screen, at the price the table names. */
  void takeBack() {
    Seat who = mover;
    switch (table.mayTakeBack(who)) {
      case TakeBack.Refused(String code) ->
          stage.complain(table.messages().text(Msg.of("refusal." + code)));
      case TakeBack.Free _ -> takenBack(() -> table.takeBack(who), "taken-back.free");
      case TakeBack.Practice _ -> takenBack(() -> table.takeBack(who), "taken-back.practice");
      case TakeBack.ByConsent(List<Seat> others) -> {
        table.takeBack(who);
        menu.consent(who, others);
      }
    }
  }

  /** What {@code other} says to {@code who}, who wants to take something back. */
  void agreed(Seat who, Seat other, boolean agrees) {
    if (!agrees) stage.complain(stage.text("consent.refused"));
    long before = table.takenBack();
    Reply reply = table.agree(other, agrees);
    if (table.takenBack() > before) takenBack(() -> reply, "taken-back.agreed");
    mover = who;
  }

  private void takenBack(Supplier<Reply> deed, String how) {
    Seat who = mover;
    if (done(deed)) stage.say(stage.text(how));
    mover = who;
  }

  void pass(int ticks) {
    table.pass(ticks);
    refresh();
  }

  /** One step of time, or of bots among themselves. */
  void step() {
    if (now.situation() instanceof Situation.Running) pass(1);
    else if (!viewer.plays()) thinker.think();
  }

  void toggleAuto() {
    table.tempo().running(!table.tempo().running());
    waitedSince = System.nanoTime();
    refresh();
  }

  @Override
  public OptionalLong due() {
    boolean held = stage.dialogOpen() || curtain.isPresent() || thinker.thinking();
    boolean goesOn =
        now.situation() instanceof Situation.Running
            || (now.situation() instanceof Situation.Asked && !viewer.plays());
    if (held || !goesOn || !table.tempo().running()) return OptionalLong.empty();
    long waited = (System.nanoTime() - waitedSince) / 1_000_000;
    return OptionalLong.of(Math.max(0, table.tempo().millisBetween() - waited));
  }

  @Override
  public void elapsed() {
    waitedSince = System.nanoTime();
    if (now.situation() instanceof Situation.Running) pass(table.tempo().ticksAtOnce());
    else thinker.think();
  }

  @Override
  public void draw(Pen pen) {
    if (curtain.isPresent()) {
      String who = table.messages().player(curtain.get());
      pen.canvas().put(2, 1, stage.text("curtain", "who", who), pen.role(Role.TITLE));
      return;
    }
    Screen screen =
        desk.marked()
            .flatMap(DeskRow::offer)
            .map(offer -> now.preview(viewer, offer))
            .orElseGet(() -> now.screen(viewer));
    view.draw(pen, screen, menu.title(), menu.state(), desk, menu.hints());
  }

  @Override
  public int footer() {
    return view.footer();
  }

  @Override
  public void click(int x, int y) {
    if (curtain.isEmpty()) keys.click(x, y);
  }

  @Override
  public void wheel(int lines) {
    if (curtain.isEmpty()) view.wheel(lines);
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (curtain.isEmpty()) keys.press(key, action);
    else if (key.equals(Key.ENTER)) curtain = Optional.empty();
  }
}

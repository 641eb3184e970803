package dev.astragal.tui.watch;

import dev.astragal.cli.SavedRuns;
import dev.astragal.cli.plain.Labels;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.timeline.Timeline;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.config.Config;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.EventLog;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.game.Hint;
import dev.astragal.tui.game.Tempo;
import dev.astragal.tui.layout.Rect;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Commands;
import dev.astragal.tui.stage.Help;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A recording on the screen: forward, back, to markers, and out of it into a game of one's own. */
public final class Watch<S, C extends Choice, E extends Event> implements Act, GameView.Desk {
  private static final int SPEED = 5;

  private final Stage stage;
  private final Recording<S, C, E> recording;
  private final Labels<C, E> labels;
  private final EventLog log;
  private final GameView view;
  private final PlayOn<S, C, E> playOn;
  private final boolean open;
  private final Tempo tempo = new Tempo(SPEED, false);
  private Seat viewer;
  private boolean over;

  /** What plays a run that was forked off. */
  @FunctionalInterface
  public interface PlayOn<S, C extends Choice, E extends Event> {
    void play(Session<S, C, E> session) throws IOException;
  }

  /**
   * {@code open} recordings may be seen from every seat and with every draw; those of a game still
   * being played only as {@code viewer} may.
   */
  public Watch(
      Stage stage,
      Recording<S, C, E> recording,
      Messages messages,
      Seat viewer,
      boolean open,
      PlayOn<S, C, E> playOn) {
    this.stage = stage;
    this.recording = recording;
    this.labels = new Labels<>(recording.timeline().kernel(), messages);
    this.log = new EventLog(labels::event);
    this.view = new GameView(stage, messages, log);
    this.open = open;
    this.playOn = playOn;
    this.viewer = viewer;
    log.viewer(viewer);
  }

  @Override
  public boolean over() {
    return over;
  }

  @Override
  public OptionalLong due() {
    return stage.dialogOpen() || recording.step() == recording.lastStep()
        ? OptionalLong.empty()
        : tempo.due();
  }

  @Override
  public void elapsed() {
    goTo(recording.step() + tempo.ticks());
    if (recording.step() == recording.lastStep()) tempo.running(false);
  }

  private void goTo(long step) {
    long before = recording.step();
    recording.goTo(step);
    if (recording.step() < before) {
      log.clear();
      before = 0;
    }
    for (long at = before + 1; at <= recording.step(); at++)
      for (E event : recording.events(at)) log.add(recording.run().tick(), event);
  }

  @Override
  public void draw(Pen pen) {
    view.draw(
        pen,
        recording.timeline().kernel().game().present(recording.run().state(), viewer),
        stage.text(
            "watch.title",
            "game",
            recording.timeline().kernel().manifest().title(),
            "seed",
            recording.spec().seed().text()),
        stage.text("clock", "inputs", recording.run().inputs(), "ticks", recording.run().tick())
            + "  "
            + (tempo.running()
                ? stage.text("state.auto", "speed", tempo.speed())
                : stage.text("state.paused")),
        this,
        hints());
  }

  private List<Hint> hints() {
    List<Hint> hints = new ArrayList<>(Hint.of(stage, Action.AUTO));
    hints.add(Hint.pair(stage, Action.LEFT, Action.RIGHT, "hint.step-both"));
    hints.add(Hint.pair(stage, Action.MARKER_BACK, Action.MARKER_NEXT, "hint.marker"));
    hints.addAll(Hint.of(stage, Action.FORK));
    hints.add(Hint.pair(stage, Action.FASTER, Action.SLOWER, "hint.speed"));
    hints.addAll(Hint.of(stage, Action.VIEW, Action.HELP, Action.QUIT));
    return hints;
  }

  @Override
  public String title() {
    return stage.text("panel.recording");
  }

  @Override
  public List<Line> lines(Pen pen, int width) {
    List<Line> lines = new ArrayList<>();
    lines.add(
        Line.of(
            stage.text("watch.step", "step", recording.step(), "last", recording.lastStep()),
            pen.theme().ink(Ink.STRONG)));
    String who =
        viewer.equals(Seat.SPECTATOR)
            ? stage.text("watch.spectator")
            : stage.text("watch.seat", "seat", viewer.index());
    lines.add(Line.of(who, pen.theme().ink(Ink.FAINT)));
    int inputs = (int) recording.run().inputs();
    if (inputs > 0) {
      Timeline.Recorded<C> input = recording.timeline().input(inputs - 1);
      String choice = labels.choice(input.answer().choice());
      String sentence =
          stage.text("watch.input", "seat", input.answer().seat().index(), "choice", choice);
      for (String part : Line.wrapped(sentence, width))
        lines.add(Line.of(part, pen.theme().ink(Ink.NORMAL)));
    }
    return lines;
  }

  @Override
  public int rows() {
    return 2;
  }

  /** A ruler with a star for every marker and a cursor under the present step. */
  @Override
  public void draw(Pen pen, Rect rect) {
    if (rect.isEmpty()) return;
    long last = Math.max(1, recording.lastStep());
    StringBuilder ruler = new StringBuilder("-".repeat(rect.width()));
    for (long marker : recording.markers())
      ruler.setCharAt((int) (marker * (rect.width() - 1) / last), '*');
    pen.canvas()
        .put(rect.x(), rect.y(), ruler.toString(), pen.theme().ink(Ink.FAINT), rect.right());
    int at = (int) (recording.step() * (rect.width() - 1) / last);
    pen.canvas().put(rect.x() + at, rect.y() + 1, "^", pen.theme().ink(Ink.STRONG), rect.right());
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (view.openOverlay(key)) return;
    if (action.isEmpty()) {
      stage.complain(stage.text("unbound", "key", key.name()));
      return;
    }
    if (!view.press(action.get())) act(action.get());
  }

  private void act(Action action) {
    switch (action) {
      case AUTO -> toggle();
      case RIGHT, STEP, DOWN, TAKE -> walk(1);
      case LEFT, STEP_BACK, UP -> walk(-1);
      case FIRST -> goTo(0);
      case LAST -> goTo(recording.lastStep());
      case MARKER_NEXT -> jump(1);
      case MARKER_BACK -> jump(-1);
      case FASTER -> tempo.faster();
      case SLOWER -> tempo.slower();
      case VIEW -> turn();
      case FORK -> fork();
      case TRACE -> trace();
      case COMMAND -> commands().open();
      case HELP -> Help.open(stage, commands());
      case QUIT, MENU -> over = true;
      default ->
          stage.complain(stage.text("not-here", "action", stage.text("action." + action.label())));
    }
  }

  private void toggle() {
    if (recording.step() == recording.lastStep()) goTo(0);
    tempo.running(!tempo.running());
  }

  private void walk(int steps) {
    tempo.running(false);
    goTo(recording.step() + steps);
  }

  private void jump(int direction) {
    tempo.running(false);
    recording
        .marker(direction)
        .ifPresentOrElse(this::goTo, () -> stage.complain(stage.text("watch.no-marker")));
  }

  private void turn() {
    if (!open) {
      stage.complain(stage.text("watch.closed"));
      return;
    }
    int seats = recording.timeline().kernel().setup().seats();
    viewer = Seat.of(viewer.index() + 1 == seats ? -1 : viewer.index() + 1);
    log.viewer(viewer);
  }

  private void trace() {
    stage.open(Trace.of(stage, recording.timeline(), recording.step(), viewer, open));
  }

  private void fork() {
    tempo.running(false);
    try (Session<S, C, E> session =
        Branch.at(
            recording.timeline(),
            recording.spec(),
            recording.step(),
            SavedRuns.fresh(recording.spec()))) {
      playOn.play(session);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Commands commands() {
    return Help.common(stage)
        .on("quit", _ -> over = true)
        .on("q", _ -> over = true)
        .on("help", _ -> Help.open(stage, commands()))
        .on("goto", text -> number(text, recording.lastStep()).ifPresent(this::goTo))
        .on("fork", _ -> fork())
        .on("trace", _ -> trace())
        .on("hash", _ -> stage.say(Hashes.text(recording.run().hash())))
        .on("speed", text -> number(text, Config.SPEED_MAX).ifPresent(n -> tempo.speed((int) n)));
  }

  private OptionalLong number(String text, long most) {
    long number = text.matches("\\d{1,9}") ? Long.parseLong(text) : -1;
    if (number >= 0 && number <= most) return OptionalLong.of(number);
    stage.complain(stage.text("command.number", "most", most));
    return OptionalLong.empty();
  }
}

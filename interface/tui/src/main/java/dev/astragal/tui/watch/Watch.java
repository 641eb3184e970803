package dev.astragal.tui.watch;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Tempo;
import dev.astragal.tui.Texts;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.EventLog;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Commands;
import dev.astragal.tui.stage.Help;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.term.Key;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A recording on the screen: forward, back, to markers, and out of it into a game of one's own. */
public final class Watch implements Act {
  private static final int SPEED = 5;

  private final Stage stage;
  private final Walk walk;
  private final Messages messages;
  private final EventLog log;
  private final GameView view;
  private final Walk.PlayOn playOn;
  private final boolean open;
  private final Tempo tempo = new Tempo();
  private List<String> where = List.of();
  private long waitedSince = System.nanoTime();
  private boolean over;

  /**
   * {@code open} recordings may be seen from every seat and with every draw; those of a game still
   * being played only as the viewer may.
   */
  public Watch(Stage stage, Walk walk, Messages messages, boolean open, Walk.PlayOn playOn) {
    this.stage = stage;
    this.walk = walk;
    this.messages = messages;
    this.log = new EventLog(told -> messages.text(told.telling().text()));
    this.view = new GameView(stage, messages, log);
    this.open = open;
    this.playOn = playOn;
    tempo.speed(SPEED);
    tempo.running(false);
    walk.recording()
        .divergence()
        .ifPresent(from -> stage.complain(stage.text("watch.diverged", "where", from.toString())));
    look();
  }

  @Override
  public boolean over() {
    return over;
  }

  @Override
  public OptionalLong due() {
    if (stage.dialogOpen() || walk.atEnd() || !tempo.running()) return OptionalLong.empty();
    long waited = (System.nanoTime() - waitedSince) / 1_000_000;
    return OptionalLong.of(Math.max(0, tempo.millisBetween() - waited));
  }

  @Override
  public void elapsed() {
    waitedSince = System.nanoTime();
    goTo(walk.step() + tempo.ticksAtOnce());
    if (walk.atEnd()) tempo.running(false);
  }

  private void goTo(long step) {
    walk.goTo(step);
    look();
  }

  private void look() {
    log.show(walk.told());
    List<String> text = new ArrayList<>();
    text.add(stage.text("watch.step", "step", walk.step(), "last", walk.recording().lastStep()));
    text.add(view(stage.texts(), messages, walk.viewer()));
    if (walk.step() > walk.recording().firstStep()) input().ifPresent(text::add);
    where = text;
  }

  /** As whom one looks. */
  public static String view(Texts texts, Messages messages, Seat viewer) {
    return viewer.plays()
        ? texts.text("watch.seat", "who", messages.player(viewer))
        : texts.text("watch.spectator");
  }

  /** The answer that led here; that of another seat only when the game is over. */
  private Optional<String> input() {
    Recording.Step step = walk.recording().step(walk.step());
    return step.input()
        .filter(input -> open || input.seat().equals(walk.viewer()))
        .map(
            input ->
                stage.text(
                    "watch.input",
                    "who",
                    messages.player(input.seat()),
                    "choice",
                    messages.text(step.before().wording(input.seat(), input.choice()).label())));
  }

  @Override
  public void draw(Pen pen) {
    view.draw(
        pen,
        walk.moment().screen(walk.viewer()),
        stage.text(
            "watch.title",
            "game",
            walk.recording().manifest().title(),
            "seed",
            walk.recording().spec().seed().text()),
        stage.text("clock", "inputs", walk.moment().inputs(), "ticks", walk.moment().tick())
            + "  "
            + (tempo.running()
                ? stage.text("state.auto", "speed", tempo.speed())
                : stage.text("state.paused")),
        new WatchDesk(stage.text("panel.recording"), where, walk),
        hints());
  }

  private List<Hint> hints() {
    List<Hint> hints = new ArrayList<>(Hint.of(stage, Action.AUTO));
    hints.add(Hint.pair(stage, Action.LEFT, Action.RIGHT, "hint.step-both"));
    hints.add(Hint.pair(stage, Action.MARKER_BACK, Action.MARKER_NEXT, "hint.marker"));
    hints.addAll(Hint.of(stage, Action.FORK, Action.FORK_LUCK));
    hints.add(Hint.pair(stage, Action.FASTER, Action.SLOWER, "hint.speed"));
    hints.addAll(Hint.of(stage, Action.VIEW, Action.HELP, Action.QUIT));
    return hints;
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
      case RIGHT, STEP, DOWN, TAKE -> stop(walk.step() + 1);
      case LEFT, STEP_BACK, UP -> stop(walk.step() - 1);
      case FIRST -> goTo(0);
      case LAST -> goTo(Long.MAX_VALUE);
      case MARKER_NEXT -> jump(1);
      case MARKER_BACK -> jump(-1);
      case FASTER -> tempo.faster();
      case SLOWER -> tempo.slower();
      case VIEW -> turn();
      case FORK -> fork(new Fork.SameLuck());
      case FORK_LUCK -> fork(Walk.newLuck());
      case TRACE -> trace();
      case COMMAND -> commands().open();
      case HELP -> Help.open(stage, commands());
      case QUIT, MENU -> over = true;
      default -> stage.notHere(action);
    }
  }

  private void toggle() {
    if (walk.atEnd()) goTo(0);
    tempo.running(!tempo.running());
    waitedSince = System.nanoTime();
  }

  private void stop(long step) {
    tempo.running(false);
    goTo(step);
  }

  private void jump(int direction) {
    walk.marker(direction)
        .ifPresentOrElse(this::stop, () -> stage.complain(stage.text("watch.no-marker")));
  }

  private void turn() {
    if (!open) {
      stage.complain(stage.text("watch.closed"));
      return;
    }
    walk.turn();
    look();
  }

  private void trace() {
    stage.open(
        Trace.of(
            stage,
            walk.recording(),
            walk.step(),
            walk.viewer(),
            open ? Trace.Luck.SHOWN : Trace.Luck.HIDDEN));
  }

  private void fork(Fork luck) {
    tempo.running(false);
    try {
      playOn.from(walk.step(), luck);
    } catch (BadInputException e) {
      stage.complain(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Commands commands() {
    return Help.common(stage)
        .on("quit", _ -> over = true)
        .on("q", _ -> over = true)
        .on("help", _ -> Help.open(stage, commands()))
        .on("goto", text -> number(text, walk.recording().lastStep()).ifPresent(this::goTo))
        .on("fork", _ -> fork(new Fork.SameLuck()))
        .on("fork-luck", _ -> fork(Walk.newLuck()))
        .on("trace", _ -> trace())
        .on("hash", _ -> stage.say(Hashes.text(walk.moment().hash())))
        .on("speed", text -> number(text, Tempo.SPEED_MAX).ifPresent(n -> tempo.speed((int) n)));
  }

  private OptionalLong number(String text, long most) {
    long number = text.matches("\\d{1,9}") ? Long.parseLong(text) : -1;
    if (number >= 0 && number <= most) return OptionalLong.of(number);
    stage.complain(stage.text("command.number", "most", most));
    return OptionalLong.empty();
  }
}

package dev.astragal.tui.watch;

import dev.astragal.cli.plain.Labels;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.config.Config;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.EventLog;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.game.Tempo;
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
import java.util.concurrent.ThreadLocalRandom;

/** A recording on the screen: forward, back, to markers, and out of it into a game of one's own. */
public final class Watch<S, C extends Choice, E extends Event> implements Act {
  private static final int SPEED = 5;
  private static final long SALTS = 1_000_000_000;

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
        recording.timeline().kernel().rules().present(recording.run().state(), viewer),
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
        new WatchDesk<>(stage, recording, labels, viewer),
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
      case RIGHT, STEP, DOWN, TAKE -> walk(1);
      case LEFT, STEP_BACK, UP -> walk(-1);
      case FIRST -> goTo(0);
      case LAST -> goTo(recording.lastStep());
      case MARKER_NEXT -> jump(1);
      case MARKER_BACK -> jump(-1);
      case FASTER -> tempo.faster();
      case SLOWER -> tempo.slower();
      case VIEW -> turn();
      case FORK -> fork(new Fork.SameLuck());
      case FORK_LUCK -> fork(newLuck());
      case TRACE -> trace();
      case COMMAND -> commands().open();
      case HELP -> Help.open(stage, commands());
      case QUIT, MENU -> over = true;
      default -> stage.notHere(action);
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
    viewer = recording.nextSeat(viewer);
    log.viewer(viewer);
  }

  private void trace() {
    stage.open(Trace.of(stage, recording.timeline(), recording.step(), viewer, open));
  }

  /** Another luck every time. */
  public static Fork newLuck() {
    return new Fork.NewLuck(ThreadLocalRandom.current().nextLong(SALTS));
  }

  private void fork(Fork luck) {
    tempo.running(false);
    try {
      Branch.play(recording, luck, playOn);
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
        .on("fork", _ -> fork(new Fork.SameLuck()))
        .on("fork-luck", _ -> fork(newLuck()))
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

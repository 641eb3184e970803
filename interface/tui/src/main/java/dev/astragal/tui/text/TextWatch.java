package dev.astragal.tui.text;

import dev.astragal.cli.plain.Labels;
import dev.astragal.cli.plain.PlainPlay;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.plain.ScreenText;
import dev.astragal.plain.SpokenChanges;
import dev.astragal.runtime.content.Messages;
import dev.astragal.tui.watch.Branch;
import dev.astragal.tui.watch.Recording;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A recording in lines: after every move it says what happened and what changed. */
final class TextWatch<S, C extends Choice, E extends Event> {
  /** A jump over more steps than this tells no events, only where it led. */
  private static final long STEPS_TOLD_MAX = 20;

  private final Dialogue dialogue;
  private final Recording<S, C, E> recording;
  private final Labels<C, E> labels;
  private final ScreenText screen;
  private final SpokenChanges changes;
  private final Watch.PlayOn<S, C, E> playOn;
  private Optional<Screen> shown = Optional.empty();
  private Seat viewer;

  TextWatch(
      Dialogue dialogue,
      Recording<S, C, E> recording,
      Messages messages,
      Seat viewer,
      Watch.PlayOn<S, C, E> playOn) {
    this.dialogue = dialogue;
    this.recording = recording;
    this.labels = new Labels<>(recording.timeline().kernel(), messages);
    this.screen = new ScreenText(messages);
    this.changes = new SpokenChanges(messages, Messages.beside(PlainPlay.class, ""));
    this.viewer = viewer;
    this.playOn = playOn;
  }

  void run() throws IOException {
    dialogue.say(
        "watch.title",
        "game",
        recording.timeline().kernel().manifest().title(),
        "seed",
        recording.spec().seed().text());
    dialogue.say("text.watch-help");
    show();
    while (true) {
      Optional<String> line = dialogue.hear();
      if (line.isEmpty()) return;
      switch (line.get()) {
        case "q", "quit" -> {
          return;
        }
        case "", "." -> goTo(recording.step() + 1);
        case "," -> goTo(recording.step() - 1);
        case "]" -> jump(1);
        case "[" -> jump(-1);
        case "g" -> goTo(0);
        case "G" -> goTo(recording.lastStep());
        case "s" -> {
          shown = Optional.empty();
          show();
        }
        case "v" -> turn();
        case "F" -> fork(new Fork.SameLuck());
        case "R" -> fork(Watch.newLuck());
        case "?" -> dialogue.say("text.watch-help");
        case String text when text.matches("\\d{1,9}") -> goTo(Long.parseLong(text));
        default -> dialogue.say("text.watch-help");
      }
    }
  }

  private void goTo(long step) {
    long before = recording.step();
    recording.goTo(step);
    long now = recording.step();
    if (now > before && now - before <= STEPS_TOLD_MAX)
      for (long at = before + 1; at <= now; at++) recording.events(at).forEach(this::tell);
    show();
  }

  private void tell(E event) {
    if (event.surface() == Surface.NONE) return;
    event.seenBy(viewer).ifPresent(seen -> dialogue.out().println("* " + labels.event(seen)));
  }

  private void jump(int direction) {
    OptionalLong marker = recording.marker(direction);
    if (marker.isPresent()) goTo(marker.getAsLong());
    else dialogue.say("watch.no-marker");
  }

  private void turn() {
    viewer = recording.nextSeat(viewer);
    shown = Optional.empty();
    if (viewer.equals(Seat.SPECTATOR)) dialogue.say("watch.spectator");
    else dialogue.say("watch.seat", "seat", viewer.index());
    show();
  }

  private void show() {
    Screen now = recording.timeline().kernel().rules().present(recording.run().state(), viewer);
    List<String> lines =
        shown.map(before -> changes.between(before, now)).orElseGet(() -> screen.lines(now));
    lines.forEach(dialogue.out()::println);
    dialogue.say("watch.step", "step", recording.step(), "last", recording.lastStep());
    shown = Optional.of(now);
  }

  private void fork(Fork luck) throws IOException {
    Branch.play(recording, luck, playOn);
    shown = Optional.empty();
    show();
  }
}

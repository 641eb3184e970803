package dev.astragal.tui.text;

import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.plain.PlainPlay;
import dev.astragal.plain.SpokenChanges;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.table.Told;
import dev.astragal.tui.watch.Walk;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A recording in lines: after every move it says what happened and what changed. */
final class TextWatch {
  /** A jump over more steps than this tells no events, only where it led. */
  private static final long STEPS_TOLD_MAX = 20;

  private final Dialogue dialogue;
  private final Walk walk;
  private final Messages messages;
  private final ScreenText screen;
  private final SpokenChanges changes;
  private final Walk.PlayOn playOn;
  private Optional<Screen> shown = Optional.empty();

  TextWatch(Dialogue dialogue, Walk walk, Messages messages, Walk.PlayOn playOn) {
    this.dialogue = dialogue;
    this.walk = walk;
    this.messages = messages;
    this.screen = new ScreenText(messages);
    this.changes =
        new SpokenChanges(messages, Messages.beside(PlainPlay.class, messages.language()));
    this.playOn = playOn;
  }

  void run() throws IOException {
    dialogue.say(
        "watch.title",
        "game",
        walk.recording().manifest().title(),
        "seed",
        walk.recording().spec().seed().text());
    walk.recording()
        .divergence()
        .ifPresent(from -> dialogue.say("watch.diverged", "where", from.toString()));
    dialogue.say("text.watch-help");
    show();
    while (true) {
      Optional<String> line = dialogue.hear();
      if (line.isEmpty()) return;
      switch (line.get()) {
        case "q", "quit" -> {
          return;
        }
        case "", "." -> goTo(walk.step() + 1);
        case "," -> goTo(walk.step() - 1);
        case "]" -> jump(1);
        case "[" -> jump(-1);
        case "g" -> goTo(0);
        case "G" -> goTo(Long.MAX_VALUE);
        case "s" -> {
          shown = Optional.empty();
          show();
        }
        case "v" -> turn();
        case "F" -> fork(new Fork.SameLuck());
        case "R" -> fork(Walk.newLuck());
        case "?" -> dialogue.say("text.watch-help");
        case String text when text.matches("\\d{1,9}") -> goTo(Long.parseLong(text));
        default -> dialogue.say("text.watch-help");
      }
    }
  }

  private void goTo(long step) {
    boolean far = step - walk.step() > STEPS_TOLD_MAX;
    List<Told> told = walk.goTo(step);
    if (!far)
      for (Told line : told)
        if (line.spoken()) dialogue.out().println("* " + messages.text(line.telling().text()));
    show();
  }

  private void jump(int direction) {
    OptionalLong marker = walk.marker(direction);
    if (marker.isPresent()) goTo(marker.getAsLong());
    else dialogue.say("watch.no-marker");
  }

  private void turn() {
    walk.turn();
    shown = Optional.empty();
    dialogue.out().println(Watch.view(dialogue.texts(), messages, walk.viewer()));
    show();
  }

  private void show() {
    Screen now = walk.moment().screen(walk.viewer());
    List<String> lines =
        shown.map(before -> changes.between(before, now)).orElseGet(() -> screen.lines(now));
    lines.forEach(dialogue.out()::println);
    dialogue.say("watch.step", "step", walk.step(), "last", walk.recording().lastStep());
    shown = Optional.of(now);
  }

  private void fork(Fork luck) throws IOException {
    playOn.from(walk.step(), luck);
    shown = Optional.empty();
    show();
  }
}

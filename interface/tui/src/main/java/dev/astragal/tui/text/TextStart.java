package dev.astragal.tui.text;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.tui.start.Field;
import dev.astragal.tui.start.Runs;
import dev.astragal.tui.start.SavedFiles;
import dev.astragal.tui.start.SetupFields;
import dev.astragal.tui.start.Start;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The first screen in lines: a new game, a saved run, a recording, a code. */
public final class TextStart {
  private static final int LEAVE = 4;

  private final Dialogue dialogue;
  private final Runs runs;

  public TextStart(TextVenue venue) {
    this.dialogue = venue.dialogue();
    this.runs = new Runs(venue);
  }

  /** Until the player leaves. */
  public void run() throws IOException {
    while (true) {
      OptionalInt chosen = dialogue.choose(text("start.welcome"), Start.labels(dialogue.texts()));
      if (chosen.orElse(LEAVE) == LEAVE) return;
      try {
        act(chosen.getAsInt());
      } catch (BadInputException | TreeException | IllegalArgumentException e) {
        dialogue.out().println(e.getMessage());
      }
    }
  }

  private void act(int chosen) throws IOException {
    switch (chosen) {
      case 0 -> setUp();
      case 1 -> {
        Optional<Path> path = file("start.continue");
        if (path.isPresent()) runs.resume(path.get());
      }
      case 2 -> {
        Optional<Path> path = file("start.watch");
        if (path.isPresent()) runs.watch(path.get());
      }
      default -> {
        Optional<String> code = typed("start.code-prompt");
        if (code.isPresent()) runs.begin(code.get());
      }
    }
  }

  private void setUp() throws IOException {
    SetupFields setup = new SetupFields(dialogue.texts());
    while (true) {
      List<Field> fields = setup.all();
      List<String> labels = new ArrayList<>();
      for (Field field : fields)
        labels.add(
            dialogue.texts().text("text.field", "name", field.label(), "value", said(field)));
      labels.add(text("setup.begin"));
      OptionalInt chosen = dialogue.choose(text("setup.title"), labels);
      if (chosen.isEmpty()) return;
      if (chosen.getAsInt() == fields.size()) {
        runs.begin(setup.spec(), setup.seating());
        return;
      }
      change(setup, fields.get(chosen.getAsInt()));
    }
  }

  private String said(Field field) {
    return field.value().isEmpty() ? text("text.any") : field.value();
  }

  private void change(SetupFields setup, Field field) throws IOException {
    if (field.typed()) {
      dialogue.out().println(field.label());
      Optional<String> value = dialogue.hear();
      if (value.isPresent()) setup.set(field, value.get());
      return;
    }
    OptionalInt chosen = dialogue.choose(field.label(), field.values());
    if (chosen.isPresent()) setup.set(field, field.values().get(chosen.getAsInt()));
  }

  private Optional<Path> file(String title) throws IOException {
    List<Path> files = SavedFiles.newest();
    if (files.isEmpty()) {
      dialogue.say("start.none");
      return Optional.empty();
    }
    OptionalInt chosen =
        dialogue.choose(text(title), files.stream().map(SavedFiles::label).toList());
    return chosen.isPresent() ? Optional.of(files.get(chosen.getAsInt())) : Optional.empty();
  }

  private Optional<String> typed(String key) throws IOException {
    dialogue.say(key);
    return dialogue.hear().filter(line -> !line.isEmpty());
  }

  private String text(String key) {
    return dialogue.texts().text(key);
  }
}

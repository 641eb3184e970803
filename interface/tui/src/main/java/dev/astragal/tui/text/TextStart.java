package dev.astragal.tui.text;

import dev.astragal.kernel.tree.TreeException;
import dev.astragal.plain.Famous;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.tui.Texts;
import dev.astragal.tui.start.Cover;
import dev.astragal.tui.start.Field;
import dev.astragal.tui.start.Runs;
import dev.astragal.tui.start.SavedFiles;
import dev.astragal.tui.start.SetupFields;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The first screen in lines: the games, what was begun before, a recording, a code. */
public final class TextStart {
  private final Dialogue dialogue;
  private final Texts texts;
  private final Runs runs;
  private boolean over;

  /** Something to do. */
  private record Entry(String label, Deed deed) {}

  /** What may fail with a sentence for the player. */
  @FunctionalInterface
  private interface Deed {
    void done() throws IOException;
  }

  public TextStart(TextVenue venue) {
    this.dialogue = venue.dialogue();
    this.texts = dialogue.texts();
    this.runs = new Runs(venue);
  }

  /** Until the player leaves. */
  public void run() throws IOException {
    while (!over && chosen(texts.text("start.welcome"), entries())) {}
  }

  private List<Entry> entries() {
    List<Entry> all = new ArrayList<>();
    for (Cover cover : Cover.all(texts))
      all.add(
          new Entry(
              texts.text("text.cover", "title", cover.title(), "tagline", cover.tagline()),
              () -> page(cover)));
    List<SavedFiles.Saved> unfinished = SavedFiles.unfinished(texts);
    if (!unfinished.isEmpty()) {
      SavedFiles.Saved last = unfinished.getFirst();
      all.add(
          new Entry(texts.text("start.last", "run", last.label()), () -> runs.resume(last.file())));
      all.add(
          new Entry(
              texts.text("start.continue"),
              () -> {
                Optional<SavedFiles.Saved> run = file("start.continue", unfinished);
                if (run.isPresent()) runs.resume(run.get().file());
              }));
    }
    all.add(
        new Entry(
            texts.text("start.watch"),
            () -> {
              Optional<SavedFiles.Saved> run = file("start.watch", SavedFiles.newest(texts));
              if (run.isPresent()) runs.watch(run.get().file());
            }));
    all.add(
        new Entry(
            texts.text("start.code"),
            () -> {
              Optional<String> code = typed(texts.text("start.code-prompt"));
              if (code.isPresent()) runs.begin(code.get());
            }));
    all.add(new Entry(texts.text("start.leave"), () -> over = true));
    return all;
  }

  /** Lets somebody choose and does it; false when there is nobody or nothing more to choose. */
  private boolean chosen(String title, List<Entry> entries) throws IOException {
    OptionalInt chosen = dialogue.choose(title, entries.stream().map(Entry::label).toList());
    if (chosen.isEmpty()) return false;
    try {
      entries.get(chosen.getAsInt()).deed().done();
    } catch (BadInputException | TreeException | IllegalArgumentException e) {
      dialogue.out().println(e.getMessage());
    }
    return true;
  }

  /** One game: what it is about, and the ways into it. */
  private void page(Cover cover) throws IOException {
    boolean[] left = {false};
    cover.guide().introduction().forEach(dialogue.out()::println);
    List<Entry> ways = new ArrayList<>();
    ways.add(
        new Entry(
            texts.text("page.begin"),
            () -> {
              SetupFields usual = new SetupFields(texts, cover.id());
              runs.begin(usual.spec(), usual.seating());
              left[0] = true;
            }));
    ways.add(
        new Entry(
            texts.text("page.setup"),
            () -> {
              setUp(cover);
              left[0] = true;
            }));
    if (!cover.guide().rules().isEmpty())
      ways.add(
          new Entry(
              texts.text("menu.rules"),
              () -> cover.guide().rules().forEach(dialogue.out()::println)));
    ways.add(
        new Entry(
            texts.text("end.fame"),
            () ->
                Famous.lines(cover.id(), texts.messages().language())
                    .forEach(dialogue.out()::println)));
    ways.add(new Entry(texts.text("page.back"), () -> left[0] = true));
    String title = texts.text("text.cover", "title", cover.title(), "tagline", cover.players());
    while (!left[0] && chosen(title, ways)) {}
  }

  private void setUp(Cover cover) throws IOException {
    SetupFields setup = new SetupFields(texts, cover.id());
    while (true) {
      List<Field> fields = setup.all();
      List<String> labels = new ArrayList<>();
      for (Field field : fields)
        labels.add(texts.text("text.field", "name", field.label(), "value", said(field)));
      labels.add(texts.text("setup.begin"));
      OptionalInt chosen = dialogue.choose(texts.text("setup.title"), labels);
      if (chosen.isEmpty()) return;
      if (chosen.getAsInt() == fields.size()) {
        runs.begin(setup.spec(), setup.seating());
        return;
      }
      change(setup, fields.get(chosen.getAsInt()));
    }
  }

  private String said(Field field) {
    return field.value().isEmpty() && field.typed() ? texts.text("text.any") : field.said();
  }

  private void change(SetupFields setup, Field field) throws IOException {
    if (!field.help().isEmpty()) dialogue.out().println(field.help());
    if (field.typed()) {
      dialogue.out().println(field.label());
      Optional<String> value = dialogue.hear();
      if (value.isPresent()) setup.set(field, value.get());
      return;
    }
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < field.values().size(); i++) {
      String meaning = field.meaning(field.values().get(i));
      String label = field.labels().get(i);
      labels.add(
          meaning.isEmpty()
              ? label
              : texts.text("setup.value", "value", label, "meaning", meaning));
    }
    OptionalInt chosen = dialogue.choose(field.label(), labels);
    if (chosen.isPresent()) setup.set(field, field.values().get(chosen.getAsInt()));
  }

  private Optional<SavedFiles.Saved> file(String title, List<SavedFiles.Saved> saved)
      throws IOException {
    if (saved.isEmpty()) {
      dialogue.say("start.none");
      return Optional.empty();
    }
    OptionalInt chosen =
        dialogue.choose(texts.text(title), saved.stream().map(SavedFiles.Saved::label).toList());
    return chosen.isPresent() ? Optional.of(saved.get(chosen.getAsInt())) : Optional.empty();
  }

  private Optional<String> typed(String prompt) throws IOException {
    dialogue.out().println(prompt);
    return dialogue.hear().filter(line -> !line.isEmpty());
  }
}

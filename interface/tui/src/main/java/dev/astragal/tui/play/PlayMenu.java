package dev.astragal.tui.play;

import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Tempo;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.stage.Commands;
import dev.astragal.tui.stage.Help;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.MenuDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.stage.TextDialog;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Role;
import dev.astragal.tui.watch.Trace;
import dev.astragal.tui.watch.Walk;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** What is on offer while a game is played: choices, menu, commands, and the words around them. */
final class PlayMenu {
  private final Stage stage;
  private final Table table;
  private final Play play;
  private final Finale finale;
  private final String luck;

  PlayMenu(Stage stage, Table table, Play play) {
    this.stage = stage;
    this.table = table;
    this.play = play;
    this.finale = new Finale(stage, table, play, this);
    this.luck = SharedSeeds.code(table.spec()).orElse(table.spec().seed().text());
  }

  Tempo tempo() {
    return table.tempo();
  }

  String title() {
    String title = stage.text("title", "game", table.manifest().title(), "seed", luck);
    return table.practice() ? title + "  " + stage.text("practice") : title;
  }

  String state() {
    String clock = stage.text("clock", "inputs", play.now().inputs(), "ticks", play.now().tick());
    String mood =
        switch (play.now().situation()) {
          case Situation.Over _ -> stage.text("state.finished");
          case Situation.Asked(_, List<Seat> seats) ->
              stage.text(seats.contains(play.viewer()) ? "state.asked" : "state.thinking");
          case Situation.Running _ ->
              tempo().running()
                  ? stage.text("state.auto", "speed", tempo().speed())
                  : stage.text("state.paused");
        };
    return clock + "  " + mood;
  }

  /** What answers first, then what helps to answer, then what is always there. */
  List<Hint> hints() {
    List<Hint> hints = new ArrayList<>();
    PlayDesk desk = play.desk();
    if (desk.choices().size() > 0) hints.addAll(Hint.choosing(stage));
    if (desk.question().filter(asked -> asked.nextPreset().isPresent()).isPresent())
      hints.add(new Hint(Hint.keys(stage, Action.FOCUS), stage.text("hint.presets")));
    Optional<DeskRow> marked = desk.marked().filter(DeskRow::adjustable);
    if (marked.isPresent()) {
      boolean counted = marked.get().counted();
      String label = counted ? "hint.less-more" : "hint.change";
      hints.add(Hint.pair(stage, Action.SLOWER, Action.FASTER, label));
      if (counted) hints.addAll(Hint.of(stage, Action.AMOUNT));
    }
    if (play.now().situation() instanceof Situation.Running) {
      hints.addAll(Hint.of(stage, Action.AUTO, Action.STEP));
      hints.add(Hint.pair(stage, Action.FASTER, Action.SLOWER, "hint.speed"));
    }
    if (Desks.aside(desk.question())) hints.addAll(Hint.of(stage, Action.MORE));
    hints.addAll(Hint.of(stage, Action.HELP, Action.LOOK, Action.HISTORY));
    if (finale.guided()) hints.addAll(Hint.of(stage, Action.RULES));
    if (table.manifest().undo()) hints.addAll(Hint.of(stage, Action.UNDO));
    if (desk.question().isPresent()) hints.addAll(Hint.of(stage, Action.ADVICE));
    if (desk.choices().above() + desk.choices().below() > 0 || desk.choices().filtered())
      hints.addAll(Hint.of(stage, Action.FILTER));
    if (desk.typed() && desk.rows().stream().noneMatch(DeskRow::counted))
      stage
          .keys()
          .key(Action.COMMAND)
          .ifPresent(key -> hints.add(new Hint(key, stage.text("hint.others"))));
    hints.addAll(Hint.of(stage, Action.MENU, Action.QUIT));
    return hints;
  }

  /** Asks again before something that cannot be mended. */
  void confirm(Offer offer, Runnable taken) {
    ChoiceList.Entry entry = play.desks().words().entry(offer, "", false);
    List<String> text = new ArrayList<>(List.of(entry.label()));
    entry.details().forEach(detail -> text.add(detail.text()));
    List<MenuDialog.Item> items =
        List.of(
            new MenuDialog.Item(stage.text("confirm.no"), () -> {}),
            new MenuDialog.Item(stage.text("confirm.yes"), taken));
    stage.open(new MenuDialog(stage.text("confirm.title"), text, items));
  }

  /** Asks the others, one after another, whether something may be taken back. */
  void consent(Seat who, List<Seat> others) {
    Seat other = others.getFirst();
    List<Seat> rest = others.subList(1, others.size());
    String text =
        stage.text(
            "consent",
            "who",
            table.messages().player(who),
            "other",
            table.messages().player(other));
    List<MenuDialog.Item> items =
        List.of(
            new MenuDialog.Item(stage.text("consent.no"), () -> play.agreed(who, other, false)),
            new MenuDialog.Item(
                stage.text("consent.yes"),
                () -> {
                  play.agreed(who, other, true);
                  if (!rest.isEmpty()) consent(who, rest);
                }));
    stage.open(new MenuDialog(stage.text("consent.title"), List.of(text), items));
  }

  PlayDesk finished(Outcome outcome) {
    return finale.desk(outcome);
  }

  void open() {
    List<MenuDialog.Item> items = new ArrayList<>();
    items.add(new MenuDialog.Item(stage.text("menu.continue"), () -> {}));
    items.add(new MenuDialog.Item(stage.text("menu.help"), this::help));
    if (finale.guided()) items.add(new MenuDialog.Item(stage.text("menu.rules"), finale::rules));
    items.add(new MenuDialog.Item(stage.text("menu.story"), finale::story));
    if (play.desk().question().isPresent())
      items.add(new MenuDialog.Item(stage.text("menu.advice"), this::advice));
    if (table.manifest().undo())
      items.add(new MenuDialog.Item(stage.text("menu.undo"), play::takeBack));
    items.add(new MenuDialog.Item(stage.text("menu.trace"), this::trace));
    items.add(new MenuDialog.Item(stage.text("menu.watch"), this::watch));
    items.add(new MenuDialog.Item(stage.text("menu.seed"), this::seed));
    items.add(
        new MenuDialog.Item(
            stage.text("menu.theme", "theme", stage.theme().label()),
            () -> stage.theme(stage.theme().next())));
    items.add(new MenuDialog.Item(stage.text("menu.leave"), play::quit));
    stage.open(new MenuDialog(stage.text("menu.title"), items));
  }

  Commands commands() {
    return Help.common(stage)
        .on("quit", _ -> play.quit())
        .on("q", _ -> play.quit())
        .on("help", _ -> help())
        .on("undo", _ -> play.takeBack())
        .on("advice", _ -> advice())
        .on("watch", _ -> watch())
        .on("trace", _ -> trace())
        .on("rules", _ -> finale.rules())
        .on("story", _ -> finale.story())
        .on("chronicle", _ -> finale.write())
        .on("seed", _ -> seed())
        .on("hash", _ -> stage.say(Hashes.text(play.now().hash())))
        .on("auto", _ -> play.toggleAuto())
        .on("speed", text -> number(text, Tempo.SPEED_MAX).ifPresent(tempo()::speed))
        .on("advance", text -> number(text, 100_000).ifPresent(play::pass))
        .otherwise(this::answer);
  }

  private void answer(String line) {
    if (line.startsWith("{") || line.startsWith("\"")) play.typed(line);
    else stage.complain(stage.text("command.unknown", "word", line));
  }

  private Optional<Integer> number(String text, int most) {
    int number = text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0;
    if (number >= 1 && number <= most) return Optional.of(number);
    stage.complain(stage.text("command.number", "most", most));
    return Optional.empty();
  }

  private void seed() {
    String seed = table.spec().seed().text();
    try {
      stage.say(stage.text("seed", "seed", seed, "code", SetupOptions.code(table.spec())));
      SharedSeeds.code(table.spec())
          .ifPresent(code -> stage.say(stage.text("share", "code", code)));
    } catch (BadInputException e) {
      stage.say(seed);
    }
  }

  void rules() {
    finale.rules();
  }

  void help() {
    Help.open(stage, commands());
  }

  /** Asks a search, which takes a moment, and shows what it would do if nobody was quicker. */
  void advice() {
    Optional<Supplier<Advice>> adviser = table.adviser(play.viewer(), Advice.USUAL);
    if (adviser.isEmpty()) {
      stage.complain(stage.text("advice.none"));
      return;
    }
    stage.say(stage.text("advice.thinking"));
    Thread.ofPlatform()
        .daemon()
        .name("adviser")
        .start(
            () -> {
              Advice advice = adviser.get().get();
              stage.post(() -> tell(advice));
            });
  }

  private void tell(Advice advice) {
    // Nobody is thinking any more, whether the advice still helps or not.
    stage.say("");
    boolean late =
        play.over() || play.desk().question().filter(q -> q.prompt() == advice.prompt()).isEmpty();
    if (late) return;
    Style style = stage.theme().role(Role.TEXT);
    List<Line> lines = new ArrayList<>();
    for (Advice.Way way : advice.ways())
      lines.add(
          Line.of(
              stage.text(
                  "advice.way",
                  "expected",
                  String.format(Locale.ROOT, "%3d", way.hundredths()),
                  "label",
                  table.messages().text(way.wording().label())),
              style));
    if (!advice.line().isEmpty())
      lines.add(
          Line.of(stage.text("advice.line", "line", advice.lineText(table.messages())), style));
    lines.add(Line.of("", style));
    lines.add(Line.of(stage.text("advice.scale"), stage.theme().role(Role.HINT)));
    stage.open(new TextDialog(stage.text("advice.title"), lines));
  }

  void trace() {
    stage.open(
        Trace.of(stage, table.recording(), play.now().step(), play.viewer(), Trace.Luck.HIDDEN));
  }

  void watch() {
    try {
      stage.run(
          new Watch(
              stage,
              new Walk(table.recording().copy(), play.viewer()),
              table.messages(),
              table.outcome().isPresent(),
              this::playFrom));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void playFrom(long step, Fork luck) throws IOException {
    HeldMatch file = Table.newFile(table.spec(), table.seating(), SavedRuns.fresh(table.spec()));
    try (Table forked = table.fork(step, luck, table.seating(), Optional.of(file))) {
      stage.run(new Play(stage, forked));
    }
  }
}

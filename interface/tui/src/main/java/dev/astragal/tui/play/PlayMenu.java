package dev.astragal.tui.play;

import dev.astragal.cli.SetupOptions;
import dev.astragal.cli.plain.Labels;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.config.Config;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.stage.Commands;
import dev.astragal.tui.stage.Help;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.MenuDialog;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.watch.Recording;
import dev.astragal.tui.watch.Trace;
import dev.astragal.tui.watch.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is on offer while a game is played: choices, menu, commands, and the words around them. */
final class PlayMenu<S, C extends Choice, E extends Event> {
  /** More than anybody reads; the rest can be typed. */
  private static final int LISTED_MAX = 2_000;

  private final Stage stage;
  private final Session<S, C, E> session;
  private final Labels<C, E> labels;
  private final Play<S, C, E> play;

  PlayMenu(Stage stage, Session<S, C, E> session, Labels<C, E> labels, Play<S, C, E> play) {
    this.stage = stage;
    this.session = session;
    this.labels = labels;
    this.play = play;
  }

  String title() {
    return stage.text(
        "title",
        "game",
        session.kernel().manifest().title(),
        "seed",
        SharedSeeds.code(session.spec()).orElse(session.spec().seed().text()));
  }

  String state(boolean thinking) {
    String clock =
        stage.text("clock", "inputs", session.run().inputs(), "ticks", session.run().tick());
    String mood =
        switch (session.run().status()) {
          case Status.Finished<C> _ -> stage.text("state.finished");
          case Status.Awaiting<C> _ -> stage.text(thinking ? "state.thinking" : "state.asked");
          case Status.Running<C> _ ->
              play.tempo().running()
                  ? stage.text("state.auto", "speed", play.tempo().speed())
                  : stage.text("state.paused");
        };
    return clock + "  " + mood;
  }

  List<Hint> hints(boolean othersTyped) {
    List<Hint> hints = new ArrayList<>();
    switch (session.run().status()) {
      case Status.Running<C> _ -> {
        hints.addAll(Hint.of(stage, Action.AUTO, Action.STEP));
        hints.add(Hint.pair(stage, Action.FASTER, Action.SLOWER, "hint.speed"));
      }
      case Status.Awaiting<C> _, Status.Finished<C> _ -> {
        hints.add(Hint.choosing(stage));
        if (session.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
            && prompt.commands().size() > 0) hints.addAll(Hint.of(stage, Action.MORE));
        if (othersTyped)
          stage
              .keys()
              .key(Action.COMMAND)
              .ifPresent(key -> hints.add(new Hint(key, stage.text("hint.others"))));
      }
    }
    if (session.kernel().manifest().undo()) hints.addAll(Hint.of(stage, Action.UNDO));
    hints.addAll(Hint.of(stage, Action.HELP, Action.MENU, Action.SEARCH));
    if (!othersTyped) hints.addAll(Hint.of(stage, Action.COMMAND));
    hints.addAll(Hint.of(stage, Action.QUIT));
    return hints;
  }

  PlayDesk asked(Prompt<C> prompt, Seat seat) {
    List<String> text = new ArrayList<>();
    String why = play.messages().text(prompt.why());
    text.add(
        session.kernel().setup().seats() > 1
            ? stage.text("asked", "why", why, "seat", seat.index())
            : why);
    boolean both = prompt.choices(prompt.firstSeat()).size() > 0 && prompt.commands().size() > 0;
    if (both) text.add(stage.text("more", "count", prompt.commands().size(), "key", moreKey()));
    return choosing(
        text, prompt.choices(prompt.firstSeat()), both ? Choices.none() : prompt.commands(), seat);
  }

  private String moreKey() {
    return stage.keys().key(Action.MORE).orElse("");
  }

  /** Lists what may be done beside answering. */
  void more() {
    List<MenuDialog.Item> items = new ArrayList<>();
    if (session.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      for (int i = 0; i < prompt.commands().size(); i++) {
        C choice = prompt.commands().get(i);
        items.add(
            new MenuDialog.Item(
                labels.choice(choice), () -> play.answer(prompt.firstSeat(), choice)));
      }
    }
    if (items.isEmpty()) stage.complain(stage.text("more.none"));
    else stage.open(new MenuDialog(stage.text("more.title"), items));
  }

  PlayDesk running(Choices<C> commands) {
    String text = stage.text(play.tempo().running() ? "running" : "paused");
    return choosing(List.of(text), Choices.none(), commands, play.viewer());
  }

  PlayDesk waiting(String bot, Seat seat) {
    return new PlayDesk(
        stage.text("panel.prompt"),
        List.of(stage.text("waiting", "bot", bot, "seat", seat.index())),
        new ChoiceList(List.of(), 0),
        List.of(),
        false);
  }

  private PlayDesk choosing(List<String> text, Choices<C> answers, Choices<C> commands, Seat seat) {
    List<String> names = new ArrayList<>();
    List<PlayDesk.Offer> offers = new ArrayList<>();
    list(answers, seat, names, offers);
    waysBack(names, offers);
    int count = names.size();
    list(commands, seat, names, offers);
    boolean others = !answers.complete() || !commands.complete() || names.size() == LISTED_MAX;
    return new PlayDesk(
        stage.text("panel.prompt"), text, new ChoiceList(names, count), offers, others);
  }

  private void waysBack(List<String> names, List<PlayDesk.Offer> offers) {
    for (JournalLine.Checkpoint point : session.waysBack()) {
      names.add(labels.wayBack(point));
      offers.add(PlayDesk.Offer.of(() -> play.goBack(point.id())));
    }
  }

  private void list(
      Choices<C> choices, Seat seat, List<String> names, List<PlayDesk.Offer> offers) {
    for (int i = 0; i < choices.size() && names.size() < LISTED_MAX; i++) {
      C choice = choices.get(i);
      names.add(labels.choice(choice));
      offers.add(
          new PlayDesk.Offer(
              () -> play.answer(seat, choice), Optional.of(() -> considering(choice, seat))));
    }
  }

  private Screen considering(C choice, Seat seat) {
    return session.kernel().rules().preview(session.run().state(), choice, seat);
  }

  PlayDesk finished(Outcome outcome) {
    List<String> text = new ArrayList<>();
    String how = play.messages().text(Msg.of("outcome." + outcome.code()));
    text.add(stage.text("finished", "how", how));
    for (Seat winner : outcome.winners()) text.add(stage.text("winner", "seat", winner.index()));
    for (int seat = 0; seat < outcome.scores().size(); seat++)
      text.add(stage.text("score", "seat", seat, "points", outcome.scores().get(seat)));
    SharedSeeds.code(session.spec()).ifPresent(code -> text.add(stage.text("share", "code", code)));
    return new PlayDesk(
        stage.text("panel.over"),
        text,
        new ChoiceList(List.of(stage.text("menu.watch"), stage.text("menu.leave")), 2),
        List.of(PlayDesk.Offer.of(this::watch), PlayDesk.Offer.of(play::quit)),
        false);
  }

  void open() {
    List<MenuDialog.Item> items = new ArrayList<>();
    items.add(new MenuDialog.Item(stage.text("menu.continue"), () -> {}));
    items.add(new MenuDialog.Item(stage.text("menu.help"), this::help));
    if (session.kernel().manifest().undo())
      items.add(new MenuDialog.Item(stage.text("menu.undo"), play::undo));
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
        .on("undo", _ -> play.undo())
        .on("watch", _ -> watch())
        .on("trace", _ -> trace())
        .on("seed", _ -> seed())
        .on("hash", _ -> stage.say(play.hash()))
        .on("auto", _ -> play.toggleAuto())
        .on("speed", text -> number(text, Config.SPEED_MAX).ifPresent(play.tempo()::speed))
        .on("advance", text -> number(text, 100_000).ifPresent(play::advance))
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
    try {
      stage.say(
          stage.text(
              "seed",
              "seed",
              session.spec().seed().text(),
              "code",
              SetupOptions.code(session.spec())));
      SharedSeeds.code(session.spec())
          .ifPresent(code -> stage.say(stage.text("share", "code", code)));
    } catch (BadInputException e) {
      stage.say(session.spec().seed().text());
    }
  }

  void help() {
    Help.open(stage, commands());
  }

  void trace() {
    stage.open(Trace.ofSeat(stage, session.timeline(), play.viewer()));
  }

  void watch() {
    try {
      stage.run(
          new Watch<>(
              stage,
              new Recording<>(session.spec(), session.timeline()),
              play.messages(),
              play.viewer(),
              session.outcome().isPresent(),
              forked -> stage.run(play.with(forked))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.astragal.tui.play;

import dev.astragal.cli.People;
import dev.astragal.cli.plain.Labels;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Envelope;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.draw.Line;
import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.game.EventLog;
import dev.astragal.tui.game.GameView;
import dev.astragal.tui.game.Tempo;
import dev.astragal.tui.stage.Act;
import dev.astragal.tui.stage.Stage;
import dev.astragal.tui.stage.TextDialog;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.theme.Role;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A person at a game: shows it, takes answers, lets bots answer and time pass. */
public final class Play<S, C extends Choice, E extends Event> implements Act {
  private final Stage stage;
  private final Session<S, C, E> session;
  private final Map<Integer, Player<S, C, E>> bots;
  private final Messages messages;
  private final Labels<C, E> labels;
  private final EventLog log;
  private final GameView view;
  private final PlayMenu<S, C, E> menu;
  private final PlayKeys keys;
  private final Tempo tempo;
  private PlayDesk desk = PlayDesk.EMPTY;
  private Seat viewer;
  private Optional<Seat> curtain = Optional.empty();
  private boolean thinking;
  private boolean over;

  public Play(
      Stage stage,
      Session<S, C, E> session,
      Map<Integer, Player<S, C, E>> bots,
      Messages messages) {
    this.stage = stage;
    this.session = session;
    this.bots = bots;
    this.messages = messages;
    this.labels = new Labels<>(session.kernel(), messages);
    this.log = new EventLog(labels::event);
    this.view = new GameView(stage, messages, log);
    this.tempo = new Tempo(stage.config().speed(), true);
    this.viewer = new People<>(session, bots).first();
    this.menu = new PlayMenu<>(stage, session, labels, this);
    this.keys = new PlayKeys(stage, view, this, menu);
    log.viewer(viewer);
    Past.tell(session.timeline(), log);
    session.listen(this::tell);
    refresh();
  }

  /** The same people and bots at another run of the game. */
  Play<S, C, E> with(Session<S, C, E> other) {
    return new Play<>(stage, other, bots, messages);
  }

  Seat viewer() {
    return viewer;
  }

  Messages messages() {
    return messages;
  }

  Tempo tempo() {
    return tempo;
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

  /** Offers what can be done now; to be called whenever the run has moved. */
  private void refresh() {
    switch (session.run().status()) {
      case Status.Finished<C>(Outcome outcome) -> desk = menu.finished(outcome);
      case Status.Running<C>(Choices<C> commands) -> {
        if (!tempo.running()) session.requestPause();
        if (!tempo.running()) session.advance(0);
        desk = menu.running(tempo.running() ? Choices.none() : commands);
      }
      case Status.Awaiting<C>(Prompt<C> prompt) -> ask(prompt);
    }
  }

  private void ask(Prompt<C> prompt) {
    Seat seat = prompt.firstSeat();
    if (bots.containsKey(seat.index())) {
      desk = menu.waiting(bots.get(seat.index()).name(), seat);
      if (!viewer.equals(Seat.SPECTATOR)) think();
      return;
    }
    if (!seat.equals(viewer) && hides(seat)) curtain = Optional.of(seat);
    viewer = seat;
    log.viewer(seat);
    desk = menu.asked(prompt, seat);
  }

  /** Whether the two people would see different things, so that the screen must be handed over. */
  private boolean hides(Seat seat) {
    S state = session.run().state();
    return !session
        .kernel()
        .rules()
        .present(state, viewer)
        .equals(session.kernel().rules().present(state, seat));
  }

  /** Lets the bot that is asked answer, aside, so that keys keep working however long it takes. */
  private void think() {
    if (thinking || !(session.run().status() instanceof Status.Awaiting<C>)) return;
    thinking = true;
    Thinking.start(
        stage,
        session.run().copy(),
        bots,
        () -> !over,
        (seat, choice) -> {
          thinking = false;
          submit(seat, choice);
        });
  }

  /** Answers for {@code seat}; what the rules refuse is told to the player and changes nothing. */
  void submit(Seat seat, C choice) {
    Applied<S, C, E> applied = session.submit(new Answer<>(session.run().promptId(), seat, choice));
    if (!applied.success()) stage.complain(applied.errors().getFirst().toString());
    refresh();
  }

  /** Likewise for a person, who is told and may try again when it cannot be written down. */
  void answer(Seat seat, C choice) {
    try {
      submit(seat, choice);
    } catch (BadInputException e) {
      stage.complain(String.valueOf(e.getMessage()));
    }
  }

  /** Answers with a choice typed as JSON. */
  void typed(String json) {
    try {
      answer(viewer, session.kernel().choiceShape().read(JsonTrees.read(json, "input")));
    } catch (TreeException e) {
      stage.complain(String.valueOf(e.getMessage()));
    }
  }

  void undo() {
    if (thinking) return;
    try {
      new People<>(session, bots).takeBack();
      log.note(session.run().tick(), stage.text("taken-back"));
      refresh();
    } catch (BadInputException e) {
      stage.complain(String.valueOf(e.getMessage()));
    }
  }

  void goBack(int checkpoint) {
    session.restore(checkpoint);
    log.note(session.run().tick(), stage.text("gone-back"));
    refresh();
  }

  void advance(int ticks) {
    if (session.run().status() instanceof Status.Running<C>) session.advance(ticks);
    refresh();
  }

  void toggleAuto() {
    tempo.running(!tempo.running());
    refresh();
  }

  private void tell(Envelope envelope) {
    log.add(envelope.tick(), envelope.payload());
    if (envelope.surface() != Surface.TOAST && envelope.surface() != Surface.MODAL) return;
    Optional<Event> seen = envelope.payload().seenBy(viewer);
    if (seen.isEmpty()) return;
    String text = labels.event(seen.get());
    if (envelope.surface() == Surface.TOAST) stage.say(text);
    else
      stage.open(
          new TextDialog(
              session.kernel().manifest().title(),
              Line.wrapped(text, 60).stream()
                  .map(part -> Line.of(part, stage.theme().role(Role.TEXT)))
                  .toList()));
  }

  @Override
  public OptionalLong due() {
    if (stage.dialogOpen() || curtain.isPresent() || thinking) return OptionalLong.empty();
    return switch (session.run().status()) {
      case Status.Running<C> _ -> tempo.due();
      case Status.Awaiting<C> _ ->
          viewer.equals(Seat.SPECTATOR) ? tempo.due() : OptionalLong.empty();
      case Status.Finished<C> _ -> OptionalLong.empty();
    };
  }

  @Override
  public void elapsed() {
    int ticks = tempo.ticks();
    switch (session.run().status()) {
      case Status.Running<C> _ -> advance(ticks);
      case Status.Awaiting<C> _ -> think();
      case Status.Finished<C> _ -> {}
    }
  }

  @Override
  public void draw(Pen pen) {
    if (curtain.isPresent()) {
      pen.canvas()
          .put(2, 1, stage.text("curtain", "seat", curtain.get().index()), pen.role(Role.TITLE));
      return;
    }
    view.draw(
        pen,
        desk.considered()
            .orElseGet(() -> session.kernel().rules().present(session.run().state(), viewer)),
        menu.title(),
        menu.state(thinking),
        desk,
        menu.hints(desk.typed()));
  }

  @Override
  public void press(Key key, Optional<Action> action) {
    if (curtain.isEmpty()) keys.press(key, action);
    else if (key.equals(Key.ENTER)) curtain = Optional.empty();
  }

  /** What identifies the state, for comparing two runs. */
  String hash() {
    return Hashes.text(session.run().hash());
  }
}

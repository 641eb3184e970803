package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.AsRecorded;
import dev.astragal.runtime.replay.Divergence;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.session.Witness;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Every step of a run. A fork shares what was before it with the run it left, where another luck
 * was drawn.
 *
 * @param before the past of the run that was left
 */
record Past<S, C extends Choice, E extends Event>(
    RunSpec spec,
    Optional<Past<S, C, E>> before,
    Timeline<S, C, E> timeline,
    Optional<Divergence> divergence)
    implements Recording {

  static <S, C extends Choice, E extends Event> Past<S, C, E> replayed(
      Kernel<S, C, E> kernel, JournalFile file, long inputs, boolean audit) {
    Replayed<S, C, E> replayed =
        audit ? Replay.audited(kernel, file, inputs) : Replay.of(kernel, file, inputs);
    return of(file.header().spec(), replayed.before(), replayed.timeline(), replayed.divergence());
  }

  /** The whole of it; {@code done} hears the number of each input. */
  static <S, C extends Choice, E extends Event> Past<S, C, E> replayed(
      Kernel<S, C, E> kernel, JournalFile file, LongConsumer done) {
    Witness<E> counting =
        new Witness<>() {
          @Override
          public void happened(long line, long tick, E event) {
            done.accept(line);
          }

          @Override
          public void takenBack(long line, long to) {
            done.accept(line);
          }

          @Override
          public void ended(long line, Outcome outcome, long hash) {
            done.accept(line);
          }
        };
    Replayed<S, C, E> replayed = Replay.witnessed(kernel, file, List.of(counting));
    return of(file.header().spec(), replayed.before(), replayed.timeline(), replayed.divergence());
  }

  static <S, C extends Choice, E extends Event> Past<S, C, E> asRecorded(
      Kernel<S, C, E> kernel, JournalFile file, Optional<Divergence> divergence) {
    AsRecorded<S, C, E> recorded = AsRecorded.of(kernel, file);
    return of(file.header().spec(), Optional.empty(), recorded.timeline(), divergence);
  }

  /** A past under one set of rules, after one under others where there was one. */
  static <S, C extends Choice, E extends Event> Past<S, C, E> of(
      RunSpec spec,
      Optional<Timeline<S, C, E>> before,
      Timeline<S, C, E> timeline,
      Optional<Divergence> divergence) {
    return new Past<>(
        spec.under(timeline.kernel().setup().version()),
        before.map(earlier -> of(spec, Optional.empty(), earlier, Optional.empty())),
        timeline,
        divergence);
  }

  @Override
  public Manifest manifest() {
    return timeline.kernel().manifest();
  }

  @Override
  public long firstStep() {
    return before.map(Past::firstStep).orElse(timeline.firstStep());
  }

  @Override
  public long lastStep() {
    return timeline.lastStep();
  }

  @Override
  public Moment at(long step) {
    return new RunMoment<>(run(step));
  }

  @Override
  public Past<S, C, E> copy() {
    return new Past<>(spec, before.map(Past::copy), timeline.copy(), divergence);
  }

  /** The run as it was after {@code step} steps; the caller's to keep. */
  Run<S, C, E> run(long step) {
    return before.isPresent() && step < timeline.firstStep()
        ? before.get().run(step)
        : timeline.at(step);
  }

  /** Takes {@code run}, a moment of this past, one step further. */
  private void forward(Run<S, C, E> run) {
    if (before.isPresent() && run.inputs() + run.tick() < timeline.firstStep())
      before.get().forward(run);
    else timeline.stepped(run);
  }

  /** The input that led from {@code run} to the next step, if it was one. */
  private Optional<Timeline.Recorded<C>> inputAfter(Run<S, C, E> run) {
    long step = run.inputs() + run.tick();
    if (before.isPresent() && step < timeline.firstStep()) return before.get().inputAfter(run);
    int index = (int) (run.inputs() - timeline.inputsBefore());
    if (index >= timeline.inputs() || timeline.input(index).tick() != run.tick())
      return Optional.empty();
    return Optional.of(timeline.input(index));
  }

  @Override
  public Optional<Input> input(long step) {
    return inputAfter(run(step - 1)).map(this::input);
  }

  @Override
  public Step step(long step) {
    Run<S, C, E> was = run(step - 1);
    Run<S, C, E> run = was.copy();
    Optional<Timeline.Recorded<C>> input = inputAfter(run);
    List<Draw> draws = new ArrayList<>();
    run.luck().attach(draws::add);
    forward(run);
    run.luck().attach(null);
    Seat who = input.map(made -> made.answer().seat()).orElse(Seat.SPECTATOR);
    List<Told> events =
        Teller.everything(was.copy(), run.events(), who, run.eventsBefore() + 1, run.tick());
    return new Step(
        new RunMoment<>(was), new RunMoment<>(run), input.map(this::input), events, draws);
  }

  private Input input(Timeline.Recorded<C> input) {
    Answer<C> answer = input.answer();
    return new Input(
        answer.seat(), timeline.kernel().choiceShape().tree(answer.choice()), input.refused());
  }

  @Override
  public List<Told> told(Seat viewer, long from, long to) {
    List<Told> all = new ArrayList<>();
    walk(from, to, (was, run, input) -> all.addAll(told(was, run, input, viewer)));
    return all;
  }

  private List<Told> told(
      Run<S, C, E> was, Run<S, C, E> run, Optional<Timeline.Recorded<C>> input, Seat viewer) {
    Seat who = input.map(made -> made.answer().seat()).orElse(Seat.SPECTATOR);
    return Teller.told(was, run.events(), who, run.eventsBefore() + 1, run.tick(), List.of(viewer))
        .getFirst();
  }

  @Override
  public List<Msg> reckoning() {
    Run<S, C, E> end = run(lastStep());
    if (!(end.status() instanceof Status.Finished<C>)) return List.of();
    List<E> past = new ArrayList<>();
    walk(firstStep(), lastStep(), (_, run, _) -> past.addAll(run.events()));
    return end.kernel().rules().reckoning(end.state(), past);
  }

  /** Sees each step with the run before it, which is the visitor's to use up. */
  private interface Visitor<S, C extends Choice, E extends Event> {
    void step(Run<S, C, E> was, Run<S, C, E> run, Optional<Timeline.Recorded<C>> input);
  }

  private void walk(long from, long to, Visitor<S, C, E> visitor) {
    long first = Math.max(from, firstStep());
    if (first >= to) return;
    Run<S, C, E> run = run(first);
    for (long step = first; step < to; step++) {
      // A fork begins with another luck than the run that led to it.
      if (before.isPresent() && step == timeline.firstStep()) run = run(step);
      Run<S, C, E> was = run.copy();
      Optional<Timeline.Recorded<C>> input = inputAfter(run);
      forward(run);
      visitor.step(was, run, input);
    }
  }

  /** Tells every step after {@code from} again, as a session tells it. */
  void retell(long from, Session.StepListener<S, C, E> listener) {
    walk(
        from,
        lastStep(),
        (was, run, input) ->
            listener.stepped(
                was, run, input.map(made -> made.answer().seat()).orElse(Seat.SPECTATOR)));
  }

  @Override
  public List<Marker> markers(Seat viewer, long from, int most) {
    List<Marker> found = new ArrayList<>();
    List<Marker> turns = new ArrayList<>();
    Seat[] last = {Seat.SPECTATOR};
    walk(
        from,
        lastStep(),
        (was, run, input) -> {
          if (found.size() >= most) return;
          long step = run.inputs() + run.tick();
          Seat who = input.map(made -> made.answer().seat()).orElse(last[0]);
          if (!who.equals(last[0]) && last[0].plays())
            turns.add(new Marker(step, Marker.Kind.TURN, Optional.empty(), ""));
          last[0] = who;
          if (run.events().stream().noneMatch(Past::worthStopping)) return;
          List<Told> told = told(was, run, input, viewer);
          for (E event : run.events())
            event
                .checkpoint()
                .ifPresent(
                    reason ->
                        found.add(
                            new Marker(step, Marker.Kind.CHECKPOINT, Optional.empty(), reason)));
          for (Told line : told)
            if (line.event().checkpoint().isEmpty() && worthStopping(line.event()))
              found.add(new Marker(step, kind(line.event()), Optional.of(line), ""));
        });
    if (found.isEmpty()) found.addAll(turns.subList(0, Math.min(most, turns.size())));
    if (run(lastStep()).status() instanceof Status.Finished<C>(var outcome))
      found.add(new Marker(lastStep(), Marker.Kind.END, Optional.empty(), outcome.code()));
    return found;
  }

  private static Marker.Kind kind(Event event) {
    return event.severity() == Severity.CRITICAL ? Marker.Kind.CRITICAL : Marker.Kind.WARNING;
  }

  private static boolean worthStopping(Event event) {
    return event.severity() != Severity.INFO
        || event.surface() == Surface.TOAST
        || event.surface() == Surface.MODAL
        || event.checkpoint().isPresent();
  }

  @Override
  public Recording future(
      long step, Fork luck, Optional<Tree> first, List<String> bots, Seed seed, int steps) {
    Run<S, C, E> run = run(step).fork(luck);
    Timeline<S, C, E> ahead = new Timeline<>(timeline.kernel(), run);
    if (first.isPresent())
      run = answered(ahead, run, asked(run), new RunMoment<>(run).read(first.get()));
    if (!bots.isEmpty()) playOn(ahead, run, Players.seated(timeline.kernel(), bots, seed), steps);
    return new Past<>(spec, Optional.of(copy()), ahead, Optional.empty());
  }

  @Override
  public List<Outcome> outcomes(long step, String bot, long first, int count, int steps) {
    Run<S, C, E> moment = run(step);
    List<Outcome> all = new ArrayList<>();
    for (long future = first; future < first + count; future++) {
      Run<S, C, E> run = moment.fork(new Fork.NewLuck(future));
      Seed luck = spec.seed().child(future);
      Match.play(run, Players.seated(timeline.kernel(), List.of(bot), luck), steps)
          .ifPresent(all::add);
    }
    return all;
  }

  private static <S, C extends Choice, E extends Event> void playOn(
      Timeline<S, C, E> ahead, Run<S, C, E> start, List<Player<S, C, E>> players, int steps) {
    Run<S, C, E> run = start;
    while (ahead.lastStep() - ahead.firstStep() < steps) {
      switch (run.status()) {
        case Status.Finished<C> _ -> {
          return;
        }
        case Status.Running<C> _ -> run.advance(1, ahead::passed);
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.firstSeat();
          run = answered(ahead, run, seat, players.get(seat.index()).answer(run, seat, prompt));
        }
      }
    }
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> answered(
      Timeline<S, C, E> ahead, Run<S, C, E> run, Seat seat, C choice) {
    Answer<C> answer = new Answer<>(run.promptId(), seat, choice);
    long tick = run.tick();
    Applied<S, C, E> applied = run.kernel().apply(run, answer);
    if (!applied.success()) throw new BadInputException(applied.errors().getFirst().toString());
    ahead.append(new Timeline.Recorded<>(tick, answer, false), applied.next());
    return applied.next();
  }

  private static <C extends Choice> Seat asked(Run<?, C, ?> run) {
    return run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
        ? prompt.firstSeat()
        : Seat.first();
  }

  @Override
  public Table play(long step, Fork luck, Seating seating, Optional<HeldMatch> match) {
    return LiveTable.forked(timeline, spec, step, luck, seating, match);
  }
}

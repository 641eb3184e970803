package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.player.Commands;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.timeline.Timeline;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A table whose types are known here and nowhere above. */
final class LiveTable<S, C extends Choice, E extends Event> implements Table {
  /** As far back as anybody scrolls after coming back; the recording has the rest. */
  private static final long REMEMBERED_STEPS = 500;

  private static final Next NOTHING = new Next.Nothing();

  private final LiveRun<S, C, E> live;
  private final Session<S, C, E> session;
  private final TableLog log;
  private final TakingBack<S, C, E> takingBack;
  private final Tempo tempo = new Tempo();
  private final Map<Seat, Player<S, C, E>> players = new LinkedHashMap<>();
  private Seating seating;
  private Messages plain;
  private Messages messages;
  private final Map<String, Messages> translated = new LinkedHashMap<>();
  private long takenBack;

  private LiveTable(LiveRun<S, C, E> live, Seating seating) {
    this.live = live;
    this.session = live.session();
    this.seating = seating;
    this.plain = Messages.of(session.kernel().game());
    this.messages = plain.naming(seating.names(plain));
    this.log = new TableLog(session.kernel().setup().seats());
    this.takingBack = new TakingBack<>(session);
    remember();
    session.listen(this::heard);
  }

  static <S, C extends Choice, E extends Event> LiveTable<S, C, E> begin(
      Kernel<S, C, E> kernel,
      RunSpec spec,
      Seating seating,
      Optional<HeldMatch> match,
      Optional<? extends Publisher> bus) {
    return new LiveTable<>(LiveRun.begin(kernel, spec, match, bus), seating);
  }

  static <S, C extends Choice, E extends Event> LiveTable<S, C, E> resume(
      Kernel<S, C, E> kernel,
      Seating seating,
      HeldMatch match,
      Optional<? extends Publisher> bus,
      Optional<WayOn> way) {
    return new LiveTable<>(LiveRun.resume(kernel, match, bus, way), seating);
  }

  /** A new run that repeats {@code past} up to {@code step}, from its events if it must. */
  static <S, C extends Choice, E extends Event> LiveTable<S, C, E> forked(
      Timeline<S, C, E> past,
      RunSpec spec,
      long step,
      Fork luck,
      Seating seating,
      Optional<HeldMatch> match) {
    long first = past.replays() ? past.firstStep() : step;
    LiveRun<S, C, E> live =
        first == 0
            ? LiveRun.begin(past.kernel(), spec, match, Optional.empty())
            : LiveRun.from(past.at(first), spec, match);
    try {
      Session<S, C, E> session = live.session();
      while (session.inputs() + session.tick() < step) repeat(session, past, step);
      if (luck instanceof Fork.NewLuck(long salt)) session.turnLuck(salt);
      return new LiveTable<>(live, seating);
    } catch (RuntimeException e) {
      live.close();
      throw e;
    }
  }

  private static <S, C extends Choice, E extends Event> void repeat(
      Session<S, C, E> session, Timeline<S, C, E> past, long step) {
    int done = (int) session.inputs() - past.inputsBefore();
    boolean more = done < past.inputs();
    if (!more || past.input(done).tick() > session.tick()) {
      long until = more ? past.input(done).tick() : Long.MAX_VALUE;
      long left = step - session.inputs() - session.tick();
      session.advance((int) Math.min(until - session.tick(), left));
      return;
    }
    Applied<S, C, E> applied = session.submit(past.input(done).answer());
    if (applied.success() == past.input(done).refused())
      throw new IllegalStateException("input " + (done + 1) + " came out differently");
  }

  @Override
  public RunSpec spec() {
    return session.spec();
  }

  @Override
  public Manifest manifest() {
    return session.kernel().manifest();
  }

  @Override
  public Seating seating() {
    return seating;
  }

  @Override
  public void seat(Seating others) {
    seating = others;
    players.clear();
    messages = plain.naming(seating.names(plain));
    translated.clear();
  }

  @Override
  public Messages messages() {
    return messages;
  }

  @Override
  public Messages messages(String language) {
    return language.equals(plain.language())
        ? messages
        : translated.computeIfAbsent(
            language,
            _ -> {
              Messages words = Messages.of(session.kernel().game(), plain.voice(), language);
              return words.naming(seating.names(words));
            });
  }

  @Override
  public void speak(String voice, String language) {
    plain = Messages.of(session.kernel().game(), voice, language);
    messages = plain.naming(seating.names(plain));
    translated.clear();
  }

  @Override
  public RunMoment<S, C, E> now() {
    return new RunMoment<>(session.run());
  }

  /** Without the copy that a moment is. */
  @Override
  public Situation situation() {
    return RunMoment.situation(session.status());
  }

  @Override
  public Optional<Question> question(Seat seat, int listedMax) {
    Optional<Question> asked = now().question(seat, listedMax);
    if (asked.isEmpty() || session.waysBack().isEmpty()) return asked;
    Question question = asked.get();
    List<Offer> answers = new ArrayList<>(question.answers());
    for (Checkpoint point : waysBack())
      answers.add(
          new Offer(
              Offer.Kind.WAY_BACK,
              Tree.of(point.id()),
              Wording.of(Msg.of("checkpoint." + point.reason(), "number", point.id()))));
    return Optional.of(
        new Question(
            question.prompt(),
            question.kind(),
            question.why(),
            answers,
            question.commands(),
            question.complete(),
            question.total() + waysBack().size()));
  }

  private List<Checkpoint> waysBack() {
    return session.waysBack().stream()
        .map(point -> new Checkpoint(point.id(), point.reason()))
        .toList();
  }

  @Override
  public List<Told> log(Seat viewer) {
    return log.all(viewer);
  }

  @Override
  public Optional<List<Told>> log(Seat viewer, long since) {
    return log.since(viewer, since);
  }

  @Override
  public long told() {
    return log.last();
  }

  @Override
  public long takenBack() {
    return takenBack;
  }

  @Override
  public Recording recording() {
    Timeline<S, C, E> whole = session.timeline();
    return Past.of(spec(), session.before(), whole, Optional.empty());
  }

  private Past<S, C, E> past() {
    return Past.of(spec(), session.before(), session.recent(), Optional.empty());
  }

  @Override
  public Reply take(Seat seat, long prompt, Offer offer) {
    if (offer.kind() != Offer.Kind.WAY_BACK) return answer(seat, prompt, offer.choice());
    if (prompt != session.run().promptId())
      return Reply.refused("STALE_PROMPT", "quoted", prompt, "current", session.run().promptId());
    if (!now().situation().asked().contains(seat))
      return Reply.refused("NOT_YOUR_TURN", "who", seat);
    int wanted = (int) ((Tree.Whole) offer.choice()).value();
    if (waysBack().stream().noneMatch(point -> point.id() == wanted))
      return Reply.refused("NO_WAY_BACK");
    session.restore(wanted);
    wentBack();
    return Reply.ACCEPTED;
  }

  @Override
  public Reply answer(Seat seat, long prompt, Tree choice) {
    try {
      Answer<C> answer = read(seat, prompt, choice);
      if (situation() instanceof Situation.Running(boolean commands) && commands && tempo.running())
        return Reply.refused("NOT_PAUSED");
      return submit(answer);
    } catch (TreeException e) {
      return noChoice(e);
    }
  }

  @Override
  public Reply check(Seat seat, long prompt, Tree choice) {
    try {
      return session
          .run()
          .refusal(read(seat, prompt, choice))
          .map(reason -> new Reply(List.of(reason)))
          .orElse(Reply.ACCEPTED);
    } catch (TreeException e) {
      return noChoice(e);
    }
  }

  private Answer<C> read(Seat seat, long prompt, Tree choice) {
    return new Answer<>(prompt, seat, session.kernel().choiceShape().read(choice));
  }

  private static Reply noChoice(TreeException e) {
    return new Reply(
        List.of(
            Rejection.because("BAD_CHOICE", "why", String.valueOf(e.getMessage())).at("choice")));
  }

  @Override
  public Reply answer(Thought.Answered answered) {
    return submit(read(answered.seat(), answered.prompt(), answered.choice()));
  }

  private Reply submit(Answer<C> answer) {
    Applied<S, C, E> applied = session.submit(answer);
    if (!applied.success()) return new Reply(applied.errors());
    takingBack.forget();
    return Reply.ACCEPTED;
  }

  @Override
  public TakeBack mayTakeBack(Seat seat) {
    return takingBack.may(seat, seating);
  }

  @Override
  public Reply takeBack(Seat seat) {
    return tookBack(takingBack.ask(seat, seating));
  }

  @Override
  public Optional<Seat> takeBackAsked() {
    return takingBack.asked();
  }

  @Override
  public Reply agree(Seat seat, boolean agrees) {
    return tookBack(takingBack.agree(seat, agrees, seating));
  }

  private Reply tookBack(TakingBack.Result result) {
    if (result.done()) wentBack();
    return result.reply();
  }

  private void wentBack() {
    takenBack++;
    takingBack.wentBack();
    log.truncate(session.inputs() + session.tick());
  }

  @Override
  public List<Checkpoint> checkpoints() {
    return session.checkpoints().stream()
        .map(point -> new Checkpoint(point.id(), point.reason()))
        .toList();
  }

  @Override
  public Optional<Supplier<Advice>> adviser(Seat seat, Budget budget) {
    boolean alone = seating.onlyBotsBeside(seat);
    if (manifest().led() || !situation().asked().contains(seat) || !(alone || practice()))
      return Optional.empty();
    RunMoment<S, C, E> moment = now();
    return Optional.of(
        () -> {
          Advice advice = moment.advice(seat, Optional.empty(), budget);
          return advice.followed(moment.following(seat, advice.best().choice(), Advice.FOLLOWING));
        });
  }

  @Override
  public Tempo tempo() {
    return tempo;
  }

  @Override
  public Next next() {
    return switch (session.status()) {
      case Status.Finished<C> _ -> NOTHING;
      case Status.Running<C> _ ->
          tempo.running() ? new Next.Time(tempo.ticksAtOnce(), tempo.millisBetween()) : NOTHING;
      case Status.Awaiting<C>(Prompt<C> prompt) -> thinking(prompt);
    };
  }

  private Next thinking(Prompt<C> prompt) {
    for (Seat seat : prompt.seats()) {
      if (!(seating.chair(seat) instanceof Chair.Bot(String name, _))) continue;
      Run<S, C, E> run = session.run();
      Player<S, C, E> bot = player(seat, name);
      return new Next.Thinking(
          new Thought(
              seat,
              run.promptId(),
              () -> run.kernel().choiceShape().tree(bot.answer(run, seat, prompt))));
    }
    return NOTHING;
  }

  private Player<S, C, E> player(Seat seat, String name) {
    return players.computeIfAbsent(
        seat, on -> Players.named(session.kernel(), name, spec().seed(), on.index()));
  }

  @Override
  public void pass(int ticks) {
    for (int tick = 0; tick < ticks && Commands.open(session.run()).isPresent(); tick++) {
      command();
      session.advance(1);
    }
    if (session.status() instanceof Status.Running<C> && Commands.open(session.run()).isEmpty())
      session.advance(ticks);
  }

  /** Bots may act while time runs, where that is how the game is played. */
  private void command() {
    for (int i = 0; i < seating.seats(); i++) {
      Seat seat = Seat.of(i);
      if (!(seating.chair(seat) instanceof Chair.Bot(String name, _))) continue;
      Run<S, C, E> run = session.run();
      Commands.open(run)
          .flatMap(open -> player(seat, name).command(run, seat, open))
          .ifPresent(given -> submit(new Answer<>(run.promptId(), seat, given)));
    }
  }

  @Override
  public Table fork(long step, Fork luck, Seating others, Optional<HeldMatch> match) {
    LiveTable<S, C, E> forked = forked(session.timeline(), spec(), step, luck, others, match);
    forked.speak(messages.voice(), messages.language());
    return forked;
  }

  @Override
  public boolean settled() {
    return session.settled();
  }

  @Override
  public void turnLuck(long salt) {
    session.turnLuck(salt);
  }

  @Override
  public Optional<Trace> nextTrace() {
    return live.outbox().map(box -> box.trace(session.nextLine()));
  }

  @Override
  public long await(Duration patience) {
    return live.await(patience);
  }

  @Override
  public void close() {
    live.close();
  }

  private void heard(Run<S, C, E> before, Run<S, C, E> after, Seat who) {
    if (who.plays()) takingBack.answering(who, before.copy());
    long number = log.last() + 1;
    log.add(
        Teller.told(before, after.events(), who, number, after.tick(), log.viewers()),
        log.last() + after.events().size());
  }

  /** Brings back the log of a run that goes on. */
  private void remember() {
    Past<S, C, E> past = past();
    past.retell(Math.max(past.firstStep(), past.lastStep() - REMEMBERED_STEPS), this::heard);
  }
}

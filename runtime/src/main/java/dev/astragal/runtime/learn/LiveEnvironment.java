package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Commands;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** An environment whose types are known here. */
final class LiveEnvironment<S, C extends Choice, E extends Event> implements Environment {
  private final Sight<S, C, E> sight;
  private final RunSpec spec;
  private final EnvironmentTerms terms;
  private final CanonicalBytes scratch = new CanonicalBytes();
  private final double[] due;
  private final Episode<C> episode;
  private Run<S, C, E> run;
  private Status<C> status = Status.running();
  private Seat asked = Seat.SPECTATOR;
  private Seat last = Seat.SPECTATOR;
  private List<C> legal = List.of();
  private int[] numbers = {};
  private int numbered;
  private double measured;
  private final Optional<Recollection<S, C, E>> recollection;

  /** Whether time runs and whoever is asked may command or let it go on. */
  private boolean commanding;

  LiveEnvironment(Sight<S, C, E> sight, RunSpec spec, EnvironmentTerms terms) {
    this(
        sight,
        spec,
        terms,
        new Episode<>(),
        sight.kernel().begin(Seed.of(0)),
        terms.recall() ? Optional.of(new Recollection<>(sight)) : Optional.empty());
    if (!terms.bots().isEmpty() && terms.bots().size() != sight.seats())
      throw new BadInputException(
          "there are " + sight.seats() + " seats and " + terms.bots().size() + " names for them");
    for (String bot : terms.bots()) if (!bot.isEmpty()) Players.require(sight.kernel().game(), bot);
  }

  private LiveEnvironment(
      Sight<S, C, E> sight,
      RunSpec spec,
      EnvironmentTerms terms,
      Episode<C> episode,
      Run<S, C, E> run,
      Optional<Recollection<S, C, E>> recollection) {
    this.recollection = recollection;
    this.sight = sight;
    this.spec = spec;
    this.terms = terms;
    this.episode = episode;
    this.run = run;
    this.due = new double[sight.seats()];
  }

  @Override
  public void reset(Seed seed) {
    episode.begin(seed);
    run = sight.kernel().begin(seed);
    last = Seat.SPECTATOR;
    Arrays.fill(due, 0);
    recollection.ifPresent(Recollection::clear);
    measured = measure();
    goOn();
  }

  /** A bot's luck follows from where the game stands, so that a copy of it plays on alike. */
  private Player<S, C, E> bot(int seat) {
    Seed luck = episode.seed().child(run.inputs());
    return Players.named(sight.kernel(), terms.bots().get(seat), luck, seat);
  }

  /** Lets time and bots go on until a learner is asked or may command, or the game is over. */
  private void goOn() {
    commanding = false;
    int left = sight.ticks() == 0 ? Integer.MAX_VALUE : sight.ticks();
    while (true) {
      status = run.status();
      if (!(status instanceof Status.Running<C>)) recollection.ifPresent(all -> all.look(run));
      switch (status) {
        case Status.Finished<C>(Outcome outcome) -> {
          asked = Seat.SPECTATOR;
          pay(outcome);
          return;
        }
        case Status.Running<C>(Choices<C> commands) -> {
          if (left == 0 && mayCommand(commands)) return;
          if (!terms.bots().isEmpty()) letBotsCommand();
          if (!(run.status() instanceof Status.Running<C>)) continue;
          run.passTime();
          left = Math.max(0, left - 1);
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.seatAfter(last);
          last = seat;
          if (!terms.learns(seat.index()))
            choose(seat, bot(seat.index()).answer(run, seat, prompt));
          else if (asks(seat, prompt)) return;
          else choose(seat, legal.getFirst());
        }
      }
    }
  }

  private void letBotsCommand() {
    for (int seat = 0; seat < due.length; seat++) {
      Optional<Choices<C>> open = Commands.open(run);
      if (open.isEmpty()) return;
      if (terms.learns(seat)) continue;
      Seat own = Seat.of(seat);
      bot(seat).command(run, own, open.get()).ifPresent(command -> choose(own, command));
    }
  }

  /** Whether any of what is on offer has a number; nothing else can be asked of a learner. */
  private boolean asks(Seat seat, Prompt<C> prompt) {
    offer(prompt.choices(seat));
    if (numbered == 0) return false;
    asked = seat;
    shape();
    return true;
  }

  /** Asks the next learner round the table what it wants while time runs. */
  private boolean mayCommand(Choices<C> commands) {
    if (commands.size() == 0 && commands.complete()) return false;
    for (int i = 1; i <= due.length; i++) {
      int seat = (last.index() + i) % due.length;
      if (!terms.learns(seat)) continue;
      recollection.ifPresent(all -> all.look(run));
      offer(commands);
      asked = last = Seat.of(seat);
      commanding = true;
      shape();
      return true;
    }
    return false;
  }

  private void offer(Choices<C> choices) {
    if (sameAsBefore(choices)) return;
    legal = sight.listed(choices, run);
    if (numbers.length < legal.size()) numbers = new int[2 * legal.size()];
    numbered = sight.numbers().number(legal, numbers, scratch);
  }

  /** While time runs the very same commands are offered tick after tick. */
  @SuppressWarnings("ReferenceEquality") // equal ones are numbered anew
  private boolean sameAsBefore(Choices<C> choices) {
    int size = choices.size();
    if (sight.ticks() == 0 || size == 0 || size != legal.size()) return false;
    for (int i = 0; i < size; i++) if (choices.get(i) != legal.get(i)) return false;
    return true;
  }

  private void choose(Seat seat, C choice) {
    episode.chose(run.tick(), seat, choice);
    run.choose(seat, choice);
  }

  private void shape() {
    if (terms.shaping().isEmpty()) return;
    double now = measure();
    for (int seat = 0; seat < due.length; seat++) due[seat] += now - measured;
    measured = now;
  }

  private double measure() {
    if (terms.shaping().isEmpty()) return 0;
    double[] sum = {0};
    sight
        .kernel()
        .rules()
        .measure(
            run.state(),
            new Measures() {
              @Override
              public void value(String name, long value) {
                sum[0] += terms.shaping().getOrDefault(name, 0.0) * value;
              }

              @Override
              public void category(String name, String value) {}
            });
    return sum[0];
  }

  private void pay(Outcome outcome) {
    shape();
    for (int seat = 0; seat < due.length; seat++) due[seat] += worth(outcome, seat);
  }

  private double worth(Outcome outcome, int seat) {
    return switch (terms.reward()) {
      case SCORE -> outcome.scores().size() > seat ? outcome.scores().get(seat) : 0;
      case OUTCOME -> {
        if (outcome.winners().contains(Seat.of(seat))) yield 1;
        boolean nobody = outcome.winners().isEmpty() && due.length > 1;
        yield nobody || outcome.aborted() ? 0 : -1;
      }
    };
  }

  @Override
  public Seed seed() {
    return episode.seed();
  }

  @Override
  public Seat asked() {
    return asked;
  }

  @Override
  public Optional<Outcome> outcome() {
    return status instanceof Status.Finished<C>(Outcome outcome)
        ? Optional.of(outcome)
        : Optional.empty();
  }

  @Override
  public void observe(Seat viewer, float[] out, int at) {
    sight.observe(run, status, viewer, out, at);
  }

  @Override
  public void mask(byte[] out, int at) {
    Arrays.fill(out, at, at + sight.actions(), (byte) 0);
    if (!asked.plays()) return;
    for (int i = 0; i < legal.size(); i++) if (numbers[i] >= 0) out[at + numbers[i]] = 1;
    if (commanding) out[at + sight.waiting()] = 1;
  }

  @Override
  public void recall(Seat viewer, float[] out, int at) {
    recollection
        .orElseThrow(() -> new BadInputException("nothing is recalled here"))
        .write(viewer, out, at);
  }

  @Override
  public boolean step(int action) {
    if (!asked.plays()) throw new IllegalStateException("the game is over");
    for (int i = 0; i < legal.size(); i++)
      if (numbers[i] == action) {
        stepped(i);
        return true;
      }
    if (commanding) {
      recollection.ifPresent(all -> all.chose(asked, sight.waiting()));
      goOn();
      return action == sight.waiting();
    }
    int wanted = Math.floorMod(action, numbered);
    for (int i = 0; ; i++) {
      if (numbers[i] < 0 || wanted-- > 0) continue;
      stepped(i);
      return false;
    }
  }

  private void stepped(int place) {
    recollection.ifPresent(all -> all.chose(asked, numbers[place]));
    choose(asked, legal.get(place));
    goOn();
  }

  @Override
  public double reward(Seat seat) {
    double reward = due[seat.index()];
    due[seat.index()] = 0;
    return reward;
  }

  @Override
  public long inputs() {
    return run.inputs();
  }

  @Override
  public long hash() {
    return run.hash();
  }

  @Override
  public Environment fork(Fork luck) {
    LiveEnvironment<S, C, E> other =
        new LiveEnvironment<>(
            sight,
            spec,
            terms,
            episode.forked(luck, run.tick()),
            run.fork(luck),
            recollection.map(Recollection::copy));
    other.status = other.run.status();
    other.last = last;
    other.measured = measured;
    System.arraycopy(due, 0, other.due, 0, due.length);
    if (other.status instanceof Status.Awaiting<C>(Prompt<C> prompt) && asked.plays())
      other.asks(asked, prompt);
    if (commanding && other.status instanceof Status.Running<C>(Choices<C> commands)) {
      other.offer(commands);
      other.asked = asked;
      other.commanding = true;
    }
    return other;
  }

  @Override
  public void save(Path file) {
    episode.save(file, sight.kernel(), spec, terms.bots(), run.tick());
  }
}

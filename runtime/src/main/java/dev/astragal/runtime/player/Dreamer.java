package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.player.Positions.NotOpen;
import dev.astragal.runtime.player.Way.Chance;
import dev.astragal.runtime.solve.EveryLuck;
import dev.astragal.runtime.solve.KeepsSecrets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Dreams one dream after another: along ways that a search laid down, on to where the last of them
 * leads, and from there to an end. It has everything it needs to itself and reads nothing of the
 * search that changes, so that any thread may do the work; what came of it the search then reads.
 */
final class Dreamer<S, C extends Choice, E extends Event> {
  private static final int PLAYOUT_STEPS_MAX = 2_000;
  private static final int TICKS_MAX = 100;

  /** Two dice; with more luck in one step most of it would be seen only once. */
  private static final int LUCK_MAX = 36;

  private static final int[] NOTHING = {};
  private static final double[] NOBODY = {};

  /** Whose turn it is: the search's, anybody's, whoever dreams, and the search's again. */
  private static final int LAID = 0;

  private static final int WAITING = 1;
  private static final int DREAMING = 2;
  private static final int DREAMT = 3;

  private final AtomicInteger stage = new AtomicInteger(LAID);
  private final Run<S, C, E> start;
  private final ActionHistory<S, C> history = new ActionHistory<>();
  private final Heuristic<S, C> heuristic;
  private final Rng rng;
  private final DreamLuck luck;
  private final EveryLuck every = new EveryLuck(LUCK_MAX);
  private final CanonicalBytes bytes = new CanonicalBytes();

  /** Whether luck has a say and the game one, too. */
  final boolean advised;

  /** What is laid down: from which positions which ways lead, by which luck where that is known. */
  final List<Position<C>> path = new ArrayList<>();

  final List<Way<C>> ways = new ArrayList<>();
  private final List<int[]> drawn = new ArrayList<>();

  /** Where the ways end, if somebody knows that. */
  @Nullable Position<C> ends;

  /** If nobody does: where the last of them leads. */
  List<Chance<C>> found = List.of();

  /** What the game advised where the ways end. */
  @Nullable C advice;

  /** How it ended: the game was over, or judged not to be worth playing on, or neither. */
  private double[] won = NOBODY;

  private int[] standings = NOTHING;
  private @Nullable RuntimeException failure;

  Dreamer(Run<S, C, E> run, Optional<Heuristic<S, C>> heuristic, Rng rng) {
    this.heuristic = heuristic.orElse(history);
    this.advised = heuristic.isPresent() && !run.kernel().manifest().streams().isEmpty();
    this.rng = rng;
    this.luck = new DreamLuck(rng);
    this.start = run.copy();
    luck.of(start);
  }

  /** Another dream begins where the search does. */
  void restart() {
    path.clear();
    ways.clear();
    drawn.clear();
    ends = null;
    found = List.of();
    advice = null;
  }

  /** The dream goes this way. */
  void goes(Position<C> from, Way<C> way) {
    path.add(from);
    ways.add(way);
  }

  /** That way is known, and these numbers are drawn on it. */
  void draws(int[] numbers) {
    drawn.add(numbers);
  }

  /** It may be dreamt, by whoever comes first. */
  void offer() {
    stage.set(WAITING);
  }

  /** There is nothing to dream: where it leads is certain. */
  void spare() {
    stage.set(DREAMT);
  }

  boolean dreamt() {
    return stage.get() == DREAMT;
  }

  /** Dreams, unless nobody is to or somebody else does. */
  boolean dream() {
    if (stage.get() != WAITING || !stage.compareAndSet(WAITING, DREAMING)) return false;
    try {
      follow();
    } catch (RuntimeException e) {
      failure = e;
    }
    stage.set(DREAMT);
    return true;
  }

  /** Fails as the dream did. */
  void check() {
    if (failure != null) throw failure;
  }

  private void follow() {
    Run<S, C, E> dream = start.copy();
    for (int i = 0; i < ways.size(); i++) {
      Seat seat = path.get(i).mover();
      C choice = ways.get(i).choice;
      if (i < drawn.size()) act(dream, seat, choice, drawn.get(i));
      else dream = explore(dream, seat, choice);
    }
    if (advised && dream.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      advice = heuristic.choose(dream.state(), prompt.firstSeat(), prompt, rng);
      dream.choose(prompt.firstSeat(), advice);
    }
    dreamOn(dream);
  }

  private void act(Run<S, C, E> dream, Seat seat, C choice, int[] by) {
    luck.tell(by);
    dream.choose(seat, choice);
    while (dream.status() instanceof Status.Running<C>) dream.passTime();
  }

  /** Goes where nobody went, and finds out where else luck could have led. */
  private Run<S, C, E> explore(Run<S, C, E> dream, Seat seat, C choice) {
    List<Chance<C>> chances = new ArrayList<>(1);
    Run<S, C, E> next;
    every.restart();
    luck.turnTo(every);
    try {
      do {
        next = dream.copy();
        step(next, seat, choice);
        add(chances, Position.of(next, bytes));
      } while (every.turn());
    } catch (BadInputException e) {
      throw new NotOpen();
    } finally {
      luck.free();
    }
    // The first to be tried should be neither all low nor all high, and the same for every choice.
    if (chances.size() > 1) Collections.shuffle(chances, new Random(chances.size()));
    found = chances;
    int[] by = Chance.likeliest(chances).drawn;
    if (by.length == 0) return next;
    act(dream, seat, choice, by);
    return dream;
  }

  private void add(List<Chance<C>> chances, Position<C> to) {
    for (Chance<C> chance : chances) {
      if (chance.to.hash() != to.hash()) continue;
      chance.also(every.chance());
      return;
    }
    chances.add(new Chance<>(every.chance(), every.drawn(), to));
  }

  /** One choice, and the time that passes until somebody is asked. */
  private static <C extends Choice> void step(Run<?, C, ?> run, Seat seat, C choice) {
    run.choose(seat, choice);
    for (int ticks = 0; run.status() instanceof Status.Running<C>; ticks++) {
      if (ticks > TICKS_MAX || KeepsSecrets.in(run)) throw new NotOpen();
      run.passTime();
    }
    if (KeepsSecrets.in(run)) throw new NotOpen();
  }

  private void dreamOn(Run<S, C, E> dream) {
    won = NOBODY;
    standings = NOTHING;
    int seats = start.kernel().setup().seats();
    for (int steps = 0; steps < PLAYOUT_STEPS_MAX; steps++) {
      if (heuristic.settled(start.state(), dream.state())) {
        standings = new int[seats];
        for (int seat = 0; seat < seats; seat++)
          standings[seat] = heuristic.standing(dream.state(), Seat.of(seat));
        return;
      }
      switch (dream.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          won = Rewards.won(outcome, seats);
          return;
        }
        case Status.Running<C> _ -> dream.passTime();
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.firstSeat();
          C choice = heuristic.choose(dream.state(), seat, prompt, rng);
          if (heuristic == history) history.acted(seat, choice);
          dream.choose(seat, choice);
        }
      }
    }
  }

  /** What the dream brought each seat; ends that were judged are compared with others. */
  double[] brought(Rewards rewards) {
    if (won.length > 0) return won;
    return rewards.of(
        standings.length > 0
            ? rewards.judged(seat -> standings[seat.index()])
            : rewards.over(Outcome.ended(Outcome.LIMIT)));
  }

  /** What was done on the way and in the dream turned out to be worth that. */
  void learn(double[] worth) {
    if (heuristic != history) return;
    for (int i = 0; i < ways.size(); i++) history.acted(path.get(i).mover(), ways.get(i).choice);
    history.learn(worth);
  }
}

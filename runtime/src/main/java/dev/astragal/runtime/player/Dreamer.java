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
import dev.astragal.runtime.machine.Turns;
import dev.astragal.runtime.player.Positions.NotOpen;
import dev.astragal.runtime.player.Way.Chance;
import dev.astragal.runtime.player.Way.Step;
import dev.astragal.runtime.solve.EveryLuck;
import dev.astragal.runtime.solve.KeepsSecrets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
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

  private final Turns turns;
  private final int own;
  private final Run<S, C, E> start;
  private final ActionHistory<S, C> history = new ActionHistory<>();
  private final Heuristic<S, C> heuristic;
  private final Rng rng;
  private final DreamLuck luck;
  private final EveryLuck every = new EveryLuck(LUCK_MAX);
  private final CanonicalBytes bytes = new CanonicalBytes();

  /** Whether luck has a say and the game one, too. */
  final boolean advised;

  /** What is laid down, and whether nobody knows where the last of it leads. */
  private final List<Step<C>> steps = new ArrayList<>();

  private boolean further;

  /** Where the last step leads, if nobody knew. */
  List<Chance<C>> found = List.of();

  /** What the game advised where the ways end. */
  @Nullable C advice;

  /** How it ended: the game was over, or judged not to be worth playing on. */
  private double[] won = NOBODY;

  private int[] standings = NOTHING;
  private @Nullable RuntimeException failure;

  Dreamer(Run<S, C, E> run, Optional<Heuristic<S, C>> heuristic, Rng rng, Turns turns, int own) {
    this.turns = turns;
    this.own = own;
    this.heuristic = heuristic.orElse(history);
    this.advised = heuristic.isPresent() && !run.kernel().manifest().streams().isEmpty();
    this.rng = rng;
    this.luck = new DreamLuck(rng);
    this.start = run.copy();
    luck.of(start);
  }

  /** Another dream begins where the search does. */
  void restart() {
    steps.clear();
    further = false;
    advice = null;
  }

  /** The dream goes there, by that luck. */
  void goes(Step<C> step) {
    steps.add(step);
  }

  /** And on to where nobody went. */
  void goesFurther(Seat seat, C choice) {
    steps.add(new Step<>(seat, choice, NOTHING));
    further = true;
  }

  /** Dreams, unless nobody is to or somebody else does. */
  boolean dream() {
    if (!turns.take(own)) return false;
    try {
      follow();
    } catch (RuntimeException e) {
      failure = e;
    } finally {
      turns.done(own);
    }
    return true;
  }

  /** Fails as the dream did. */
  void check() {
    if (failure != null) throw failure;
  }

  private void follow() {
    Run<S, C, E> dream = start.copy();
    int known = further ? steps.size() - 1 : steps.size();
    for (int i = 0; i < known; i++) act(dream, steps.get(i));
    if (further) dream = explore(dream, steps.getLast());
    if (advised && dream.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      advice = heuristic.choose(dream.state(), prompt.firstSeat(), prompt, rng);
      dream.choose(prompt.firstSeat(), advice);
    }
    dreamOn(dream);
    if (heuristic == history) history.learn(won);
  }

  private void act(Run<S, C, E> dream, Step<C> step) {
    if (heuristic == history) history.acted(step.seat, step.choice);
    luck.tell(step.drawn);
    dream.choose(step.seat, step.choice);
    while (dream.status() instanceof Status.Running<C>) dream.passTime();
  }

  /** Goes where nobody went, and finds out where else luck could have led. */
  private Run<S, C, E> explore(Run<S, C, E> dream, Step<C> step) {
    List<Chance<C>> chances = new ArrayList<>(1);
    Run<S, C, E> next;
    every.restart();
    luck.turnTo(every);
    try {
      do {
        next = dream.copy();
        take(step, next);
        add(chances, step, Position.of(next, bytes));
      } while (every.turn());
    } catch (BadInputException e) {
      throw new NotOpen();
    } finally {
      luck.free();
    }
    // The first to be tried should be neither all low nor all high, and the same for every choice.
    if (chances.size() > 1) Collections.shuffle(chances, new Random(chances.size()));
    found = chances;
    Step<C> likeliest = Chance.likeliest(chances).step;
    if (likeliest.drawn.length == 0) {
      if (heuristic == history) history.acted(step.seat, step.choice);
      return next;
    }
    act(dream, likeliest);
    return dream;
  }

  private void add(List<Chance<C>> chances, Step<C> step, Position<C> to) {
    for (Chance<C> chance : chances) {
      if (chance.to.hash() != to.hash()) continue;
      chance.also(every.chance());
      return;
    }
    Step<C> by = new Step<>(step.seat, step.choice, every.drawn());
    chances.add(new Chance<>(every.chance(), by, to));
  }

  /** One choice, and the time that passes until somebody is asked. */
  private static <C extends Choice> void take(Step<C> step, Run<?, C, ?> run) {
    run.choose(step.seat, step.choice);
    for (int ticks = 0; run.status() instanceof Status.Running<C>; ticks++) {
      if (ticks > TICKS_MAX || KeepsSecrets.in(run)) throw new NotOpen();
      run.passTime();
    }
    if (KeepsSecrets.in(run)) throw new NotOpen();
  }

  private void dreamOn(Run<S, C, E> dream) {
    int seats = start.kernel().setup().seats();
    won = NOBODY;
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
    won = Rewards.won(Outcome.ended(Outcome.LIMIT), seats);
  }

  /** What the dream brought each seat; ends that were judged are compared with others. */
  double[] brought(Rewards rewards) {
    if (won.length > 0) return won;
    return rewards.of(rewards.judged(seat -> standings[seat.index()]));
  }
}

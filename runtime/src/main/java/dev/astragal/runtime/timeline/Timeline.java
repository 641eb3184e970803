package dev.astragal.runtime.timeline;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.run.Step;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.TreeDiff;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A run's whole past. A step is one input or one tick; any step is reached from the nearest
 * keyframe before it.
 *
 * <p>Keyframes are copies of the run, laid down on the way at a fixed distance, so a seek repeats
 * at most that many steps. There are never more than {@link #KEYFRAMES_MAX}: a run that would need
 * more keeps every second one and doubles the distance, which bounds the memory of a long past.
 */
public final class Timeline<S, C extends Choice, E extends Event> {
  static final int KEYFRAME_DISTANCE = 64;

  /** A run of 100,000 steps keeps the first distance. */
  static final int KEYFRAMES_MAX = 2_048;

  private final Kernel<S, C, E> kernel;
  private final List<Recorded<C>> inputs = new ArrayList<>();
  private final TreeMap<Long, Run<S, C, E>> keyframes = new TreeMap<>();
  private final TreeMap<Long, List<Long>> salts = new TreeMap<>();
  private final TreeMap<Long, Step<E>> witnessed = new TreeMap<>();
  private final long firstStep;
  private final int inputsBefore;
  private long distance = KEYFRAME_DISTANCE;
  private long lastStep;

  /** An input and how much time had passed before it. */
  public record Recorded<C>(long tick, Answer<C> answer, boolean refused) {}

  public Timeline(Kernel<S, C, E> kernel, Seed seed) {
    this(kernel, kernel.begin(seed));
  }

  /**
   * A past that begins with {@code origin}. Steps are counted as the run counts them: one that had
   * inputs and ticks before, such as a fork, begins at their sum.
   */
  public Timeline(Kernel<S, C, E> kernel, Run<S, C, E> origin) {
    this.kernel = kernel;
    this.firstStep = step(origin);
    this.inputsBefore = (int) origin.inputs();
    this.lastStep = firstStep;
    keyframes.put(firstStep, origin.copy());
  }

  /** The same past so far; neither changes with the other. */
  public Timeline<S, C, E> copy() {
    return new Timeline<>(this);
  }

  private Timeline(Timeline<S, C, E> other) {
    this.kernel = other.kernel;
    this.inputs.addAll(other.inputs);
    this.keyframes.putAll(other.keyframes);
    this.salts.putAll(other.salts);
    this.witnessed.putAll(other.witnessed);
    this.firstStep = other.firstStep;
    this.inputsBefore = other.inputsBefore;
    this.distance = other.distance;
    this.lastStep = other.lastStep;
  }

  public Kernel<S, C, E> kernel() {
    return kernel;
  }

  /** Adds an input; {@code after} is the run right after it. */
  public void append(Recorded<C> input, Run<S, C, E> after) {
    inputs.add(input);
    passed(after);
  }

  /** Adds a step that is known by its events, and will be repeated from them and not by rules. */
  public void witnessed(Optional<Recorded<C>> input, Run<S, C, E> after) {
    input.ifPresent(inputs::add);
    witnessed.put(step(after), after.lastStep());
    passed(after);
  }

  /** Tells how far the run has come, and lays down a keyframe when it is due. */
  public void passed(Run<S, C, E> run) {
    lastStep = Math.max(lastStep, step(run));
    if (step(run) - keyframes.lastKey() < distance) return;
    keyframes.put(step(run), run.copy());
    if (keyframes.size() > KEYFRAMES_MAX) thinOut();
  }

  /** Tells that {@code run} goes on with the luck {@code salt} gave it just now. */
  public void turned(Run<S, C, E> run, long salt) {
    salts.computeIfAbsent(step(run), s -> new ArrayList<>()).add(salt);
    keyframes.tailMap(step(run), false).clear();
    keyframes.put(step(run), run.copy());
    lastStep = Math.max(lastStep, step(run));
  }

  int keyframes() {
    return keyframes.size();
  }

  private void thinOut() {
    distance *= 2;
    long kept = firstStep;
    for (long step : List.copyOf(keyframes.keySet())) {
      if (step == firstStep) continue;
      if (step - kept < distance) keyframes.remove(step);
      else kept = step;
    }
  }

  /** Takes over what {@code recent}, the same past from some step on, has beyond this one. */
  public void follow(Timeline<S, C, E> recent) {
    int known = inputsBefore + inputs.size() - recent.inputsBefore;
    inputs.addAll(recent.inputs.subList(known, recent.inputs.size()));
    keyframes.putAll(recent.keyframes.tailMap(lastStep, false));
    salts.putAll(recent.salts.tailMap(lastStep, false));
    lastStep = Math.max(lastStep, recent.lastStep);
  }

  /** Whether it is repeated by the rules, and not from its events. */
  public boolean replays() {
    return witnessed.isEmpty();
  }

  /** How many inputs are recorded. */
  public int inputs() {
    return inputs.size();
  }

  public Recorded<C> input(int index) {
    return inputs.get(index);
  }

  /** The step it begins with. */
  public long firstStep() {
    return firstStep;
  }

  /** How many inputs there were before it begins. */
  public int inputsBefore() {
    return inputsBefore;
  }

  /** The last step anybody told of. */
  public long lastStep() {
    return lastStep;
  }

  /** The step right after the first {@code count} inputs. */
  public long stepAfter(int count) {
    return count == 0 ? firstStep : inputsBefore + count + inputs.get(count - 1).tick();
  }

  /** The run as it was after {@code step} steps; the caller's to keep. */
  public Run<S, C, E> at(long step) {
    if (step < firstStep || step > lastStep) {
      throw new IllegalArgumentException(
          "step " + step + " is not in this run; it has " + lastStep + " steps");
    }
    Run<S, C, E> run = keyframes.floorEntry(step).getValue().copy();
    while (step(run) < step) forward(run, step);
    return run;
  }

  /** Takes {@code run}, a moment of this past, one step further and gives it back. */
  public Run<S, C, E> stepped(Run<S, C, E> run) {
    forward(run, step(run) + 1);
    return run;
  }

  /** The run right after its first {@code count} inputs. */
  public Run<S, C, E> afterInput(int count) {
    if (count < 0 || count > inputs.size()) {
      throw new IllegalArgumentException(
          "input " + count + " is not in this run; it has " + inputs.size() + " inputs");
    }
    return at(stepAfter(count));
  }

  /** The run with another future from {@code step} on. */
  public Run<S, C, E> fork(long step, Fork luck) {
    return at(step).fork(luck);
  }

  public List<TreeDiff.Change> diff(long before, long after) {
    return TreeDiff.between(at(before).view(), at(after).view());
  }

  /** Forgets everything after the first {@code count} inputs. */
  public void truncate(int count) {
    lastStep = stepAfter(count);
    inputs.subList(count, inputs.size()).clear();
    keyframes.tailMap(lastStep, false).clear();
    salts.tailMap(lastStep, false).clear();
    witnessed.tailMap(lastStep, false).clear();
  }

  private void forward(Run<S, C, E> run, long step) {
    if (witnessed.isEmpty()) replay(run, step);
    else run.rebuild(witnessed.higherEntry(step(run)).getValue());
    for (long salt : salts.getOrDefault(step(run), List.of())) run.turnLuck(salt);
    passed(run);
  }

  private void replay(Run<S, C, E> run, long step) {
    int done = (int) run.inputs() - inputsBefore;
    if (done < inputs.size() && inputs.get(done).tick() == run.tick()) {
      repeat(run, inputs.get(done));
    } else {
      long until = done < inputs.size() ? inputs.get(done).tick() : Long.MAX_VALUE;
      Long turn = salts.higherKey(step(run));
      long wanted = turn == null ? step : Math.min(step, turn);
      run.advance((int) Math.min(until - run.tick(), wanted - step(run)));
    }
  }

  private void repeat(Run<S, C, E> run, Recorded<C> input) {
    if (input.refused()) run.repeatRefusal(input.answer());
    else run.choose(input.answer().seat(), input.answer().choice());
  }

  private static long step(Run<?, ?, ?> run) {
    return run.inputs() + run.tick();
  }
}

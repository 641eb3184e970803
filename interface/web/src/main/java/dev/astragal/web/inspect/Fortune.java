package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Situation;
import dev.astragal.web.match.Thinking;
import dev.astragal.web.message.StoryInfo;
import dev.astragal.web.message.StoryInfo.Bin;
import dev.astragal.web.message.StoryInfo.Chance;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * How lucky a seat was: the run against futures that bots play. They think where all bots think, in
 * small portions, and stop when there were enough or it took too long.
 *
 * @param past nobody else's
 */
record Fortune(Recording past, Seat seat, Thinking thinking, Thinking.Account account) {
  static final int FUTURES_MAX = 1_000;
  private static final int STEPS_MAX = 20_000;
  private static final int PORTION = 10;
  private static final int BINS_MAX = 20;

  /** Futures of one point of the curve, points at first, and points in all. */
  private static final int AT_ONE_POINT = 40;

  private static final int POINTS_FIRST = 9;
  private static final int POINTS_MAX = 40;
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private String bot() {
    return Seating.usual(GameLibrary.game(past.spec().game()));
  }

  private static long deadline() {
    return System.nanoTime() + PATIENCE.toNanos();
  }

  private List<Outcome> futures(long step, int most, long deadline) {
    List<Outcome> all = new ArrayList<>();
    for (int first = 1; first <= most && System.nanoTime() < deadline; first += PORTION) {
      int from = first;
      int count = Math.min(PORTION, most + 1 - first);
      all.addAll(thinking.think(account, () -> past.outcomes(step, bot(), from, count, STEPS_MAX)));
    }
    return all;
  }

  private Optional<Outcome> real() {
    return past.last().situation() instanceof Situation.Over(Outcome outcome)
        ? Optional.of(outcome)
        : Optional.empty();
  }

  private boolean scored(List<Outcome> futures) {
    return !futures.isEmpty()
        && futures.stream().allMatch(outcome -> seat.index() < outcome.scores().size());
  }

  private long value(Outcome outcome, boolean points) {
    if (points) return outcome.scores().get(seat.index());
    return outcome.winners().contains(seat) ? 2 : outcome.winners().isEmpty() ? 1 : 0;
  }

  /** The run against what could have come of a step. */
  StoryInfo.Luck at(long step) {
    List<Outcome> futures = futures(step, FUTURES_MAX, deadline());
    boolean points = scored(futures);
    SortedMap<Long, Integer> counts = new TreeMap<>();
    for (Outcome outcome : futures) counts.merge(value(outcome, points), 1, Integer::sum);
    Optional<Long> real =
        real().filter(_ -> !futures.isEmpty()).map(outcome -> value(outcome, points));
    return new StoryInfo.Luck(
        step,
        seat,
        futures.size(),
        real.map(value -> sum(counts.headMap(value))).orElse(0),
        real.map(value -> sum(counts.tailMap(value + 1))).orElse(0),
        (int) futures.stream().filter(outcome -> outcome.winners().contains(seat)).count(),
        points,
        real,
        real().map(outcome -> outcome.winners().contains(seat)),
        bins(counts));
  }

  private static int sum(Map<Long, Integer> counts) {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static List<Bin> bins(SortedMap<Long, Integer> counts) {
    List<Bin> bins = new ArrayList<>();
    if (counts.isEmpty()) return bins;
    long first = counts.firstKey();
    long width = Math.max(1, Math.ceilDiv(counts.lastKey() - first + 1, BINS_MAX));
    for (long from = first; from <= counts.lastKey(); from += width)
      bins.add(new Bin(from, from + width - 1, sum(counts.subMap(from, from + width))));
    return bins;
  }

  /** The chances over the whole run, looked at more closely where they change. */
  StoryInfo.Fortune curve(Steps steps) {
    long deadline = deadline();
    boolean points =
        past.spec().seats() == 1 && real().filter(o -> o.scores().size() > 0).isPresent();
    SortedMap<Long, Chance> known = new TreeMap<>();
    long last = past.lastStep();
    look(0, points, known, deadline);
    look(last, points, known, deadline);
    for (int i = 1; i < POINTS_FIRST - 1; i++)
      look(last * i / (POINTS_FIRST - 1), points, known, deadline);
    while (known.size() < POINTS_MAX && System.nanoTime() < deadline) {
      Optional<Span> widest =
          spans(known).stream()
              .filter(span -> span.length() > 1)
              .max((a, b) -> Long.compare(Math.abs(a.change()), Math.abs(b.change())));
      if (widest.isEmpty() || widest.get().change() == 0) break;
      look((widest.get().from().step() + widest.get().to().step()) / 2, points, known, deadline);
    }
    long more = deadline();
    Optional<StoryInfo.Turn> best = turn(1, points, known, more, steps);
    Optional<StoryInfo.Turn> worst = turn(-1, points, known, more, steps);
    return new StoryInfo.Fortune(seat, points, List.copyOf(known.values()), best, worst);
  }

  /** What did most for the seat, or against it, narrowed down to a single step if there is time. */
  private Optional<StoryInfo.Turn> turn(
      int sign, boolean points, SortedMap<Long, Chance> known, long deadline, Steps steps) {
    Comparator<Span> most = Comparator.comparingLong(span -> sign * span.change());
    Optional<Span> found = spans(known).stream().max(most).filter(s -> sign * s.change() > 0);
    while (found.isPresent() && found.get().length() > 1 && System.nanoTime() < deadline) {
      Span wide = found.get();
      long middle = (wide.from().step() + wide.to().step()) / 2;
      look(middle, points, known, deadline);
      Chance between = known.get(middle);
      if (between == null) break;
      found = Stream.of(new Span(wide.from(), between), new Span(between, wide.to())).max(most);
    }
    return found.map(span -> turn(span, steps));
  }

  private record Span(Chance from, Chance to) {
    long change() {
      return to.value() - from.value();
    }

    long length() {
      return to.step() - from.step();
    }
  }

  private static List<Span> spans(SortedMap<Long, Chance> known) {
    List<Chance> all = List.copyOf(known.values());
    List<Span> spans = new ArrayList<>();
    for (int i = 1; i < all.size(); i++) spans.add(new Span(all.get(i - 1), all.get(i)));
    return spans;
  }

  private void look(long step, boolean points, SortedMap<Long, Chance> known, long deadline) {
    if (known.containsKey(step)) return;
    boolean ended = step == past.lastStep() && real().isPresent();
    List<Outcome> futures =
        ended ? List.of(real().orElseThrow()) : futures(step, AT_ONE_POINT, deadline);
    if (futures.isEmpty()) return;
    double mean =
        futures.stream()
            .mapToDouble(o -> points ? value(o, true) : 50.0 * value(o, false))
            .average()
            .orElse(0);
    known.put(step, new Chance(step, Math.round(mean), futures.size()));
  }

  private static StoryInfo.Turn turn(Span span, Steps steps) {
    return new StoryInfo.Turn(
        span.from().step(),
        span.to().step(),
        span.from().value(),
        span.to().value(),
        steps.told(span.from().step(), span.to().step()),
        span.length() == 1 ? steps.draws(span.to().step()) : List.of());
  }
}

package dev.astragal.plain;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Told;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How lucky somebody was: a finished run against futures that the usual bots play from several of
 * its moments with other luck, and what was told where the chances turned.
 */
public record Fortune(Recording past, Seat seat, Messages messages) {
  private static final int POINTS = 9;
  private static final int FUTURES_MAX = 100;
  private static final int PORTION = 5;
  private static final int STEPS_MAX = 20_000;
  private static final int TOLD_MAX = 3;

  /** What a moment was worth, and from how many futures that is known. */
  private record Chance(long step, long value, int futures) {}

  /** {@code patience} is for all of it: with less there are fewer futures, never fewer moments. */
  public List<String> lines(Duration patience) {
    Messages own = Messages.beside(Fortune.class, messages.language());
    Optional<Outcome> real = real();
    if (real.isEmpty()) return List.of(own.text(Msg.of("luck.open")));
    boolean points = past.spec().seats() == 1 && real.get().scores().size() > 0;
    List<Chance> chances = new ArrayList<>();
    List<Outcome> beginning = List.of();
    long end = past.lastStep();
    long first = past.firstStep();
    for (int i = 0; i < POINTS - 1; i++) {
      long step = first + (end - first) * i / (POINTS - 1);
      if (i > 0 && step == chances.getLast().step()) continue;
      List<Outcome> futures = futures(step, patience.dividedBy(POINTS));
      if (futures.isEmpty()) return List.of(own.text(Msg.of("luck.endless")));
      if (i == 0) beginning = futures;
      chances.add(new Chance(step, mean(futures, points), futures.size()));
    }
    chances.add(new Chance(end, mean(List.of(real.get()), points), 1));
    List<String> out = new ArrayList<>();
    out.add(own.text(overall(beginning, real.get(), points)));
    out.add("");
    out.add(own.text(Msg.of(points ? "luck.points" : "luck.chances", "who", whose())));
    for (Chance chance : chances)
      out.add(
          "  "
              + own.text(
                  Msg.of(
                      points ? "luck.point" : "luck.chance",
                      "step",
                      chance.step() - first,
                      "last",
                      end - first,
                      "n",
                      chance.value())));
    turned(own, chances, points, out);
    return out;
  }

  private String whose() {
    return messages.player(seat);
  }

  private Optional<Outcome> real() {
    return past.last().situation() instanceof Situation.Over(Outcome outcome)
        ? Optional.of(outcome)
        : Optional.empty();
  }

  private List<Outcome> futures(long step, Duration patience) {
    String bot = Seating.usual(GameLibrary.game(past.spec().game()));
    long deadline = System.nanoTime() + patience.toNanos();
    List<Outcome> all = new ArrayList<>();
    for (int from = 1; from <= FUTURES_MAX; from += PORTION) {
      all.addAll(past.outcomes(step, bot, from, PORTION, STEPS_MAX));
      if (System.nanoTime() > deadline) break;
    }
    return all;
  }

  private long mean(List<Outcome> outcomes, boolean points) {
    return Math.round(outcomes.stream().mapToLong(one -> value(one, points)).average().orElse(0));
  }

  /** Points, or a hundred for a win and half as much where nobody wins. */
  private long value(Outcome outcome, boolean points) {
    if (points) return outcome.scores().size() == 0 ? 0 : outcome.scores().get(0);
    return outcome.winners().contains(seat)
        ? 100
        : outcome.winners().isEmpty() && past.spec().seats() > 1 ? 50 : 0;
  }

  private Msg overall(List<Outcome> futures, Outcome real, boolean points) {
    long own = value(real, points);
    long worse = futures.stream().filter(one -> value(one, points) < own).count();
    long better = futures.stream().filter(one -> value(one, points) > own).count();
    return Msg.of(
        "luck.overall", "who", whose(), "all", futures.size(), "worse", worse, "better", better);
  }

  /** Where the chances rose and fell most, and what happened there. */
  private void turned(Messages own, List<Chance> chances, boolean points, List<String> out) {
    int rise = 1;
    int fall = 1;
    for (int i = 2; i < chances.size(); i++) {
      if (change(chances, i) > change(chances, rise)) rise = i;
      if (change(chances, i) < change(chances, fall)) fall = i;
    }
    if (change(chances, rise) > 0)
      turn(own, points ? "luck.rise.points" : "luck.rise", chances, rise, out);
    if (change(chances, fall) < 0)
      turn(own, points ? "luck.fall.points" : "luck.fall", chances, fall, out);
  }

  private static long change(List<Chance> chances, int at) {
    return chances.get(at).value() - chances.get(at - 1).value();
  }

  private void turn(Messages own, String key, List<Chance> chances, int at, List<String> out) {
    Chance from = chances.get(at - 1);
    Chance to = chances.get(at);
    out.add("");
    out.add(
        own.text(
            Msg.of(
                key,
                "from",
                from.step() - past.firstStep(),
                "to",
                to.step() - past.firstStep(),
                "before",
                from.value(),
                "after",
                to.value())));
    List<Told> told =
        past.told(seat, from.step(), to.step()).stream().filter(Told::spoken).toList();
    List<Told> grave = told.stream().filter(one -> one.event().severity().ordinal() > 0).toList();
    List<Told> shown = grave.isEmpty() ? told : grave;
    for (Told line : shown.subList(Math.max(0, shown.size() - TOLD_MAX), shown.size()))
      out.add("  " + messages.text(line.telling().text()));
  }
}

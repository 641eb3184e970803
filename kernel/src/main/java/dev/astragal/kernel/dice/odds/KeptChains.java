package dev.astragal.kernel.dice.odds;

import dev.astragal.kernel.dice.Modifiers;
import dev.astragal.kernel.dice.Modifiers.Selection;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The odds of keeping or dropping some of the dice that lie beside each other after they exploded.
 *
 * <p>The dice that are touched, that is kept or dropped, are the highest or the lowest. Every value
 * the last of them can have is a border: for each, die by die, it is noted how many dice lie beyond
 * the border, how many on it, and what those that count add up to. Chains are independent, so it
 * does not matter how many dice there are in all.
 */
final class KeptChains {
  private final Chains chains;
  private final Modifiers modifiers;
  private final Selection selection;
  private final int touched;
  private final int count;
  private final Slots slots;
  private final long lowest;
  private final long most;
  private final SortedSet<Long> values = new TreeSet<>();

  /** Dice in one place of a chain that do the same to the sums. */
  private record Step(Side side, long places, BigInteger weight) {}

  /** Where a die lies, seen from the border. */
  private enum Side {
    BEYOND,
    ON,
    BEFORE
  }

  KeptChains(Chains chains, Modifiers modifiers, Selection selection, long amount, int count) {
    this.chains = chains;
    this.modifiers = modifiers;
    this.selection = selection;
    this.count = count;
    this.slots = new Slots(chains.die().total().pow((chains.extra() + 1) * count));
    long dice = (chains.extra() + 1L) * count;
    this.touched = (int) Math.min(amount, dice);
    long least = 0;
    long greatest = 0;
    for (int place = 0; place <= Math.min(1, chains.extra()); place++) {
      for (long face = chains.die().low(); face <= chains.die().high(); face++) {
        long value = bounded(face, place);
        values.add(value);
        least = Math.min(least, modifiers.score(value));
        greatest = Math.max(greatest, modifiers.score(value));
      }
    }
    long counting = selection.drop() ? dice : touched;
    this.lowest = Math.multiplyExact(counting, least);
    this.most = Math.multiplyExact(counting, greatest);
  }

  Distribution odds() {
    int size = Distribution.row(most - lowest + 1).length;
    long states = touched * (touched + 1L);
    Keep.requireWork(
        (values.size() + 1L) * states * values.size() * (chains.extra() + 1L) * count, size, slots);
    Builder all = new Builder();
    tooFew(all);
    for (long border : values) around(border, all);
    return all.build(chains.residue(count));
  }

  /** No more dice in all than are touched: every one of them is. */
  private void tooFew(Builder all) {
    if (touched <= count) return;
    BigInteger[][] ends = rolled(selection.high() ? Long.MIN_VALUE : Long.MAX_VALUE);
    for (BigInteger[] row : ends) collect(row[0], 0, all);
  }

  /** As many beyond the border as fit, and the rest on it. */
  private void around(long border, Builder all) {
    BigInteger[][] ends = rolled(border);
    for (int beyond = 0; beyond < touched; beyond++) {
      int onBorder = touched - beyond;
      long theirs = onBorder * modifiers.score(border);
      for (int on = onBorder; on <= touched; on++)
        collect(ends[beyond][on], selection.drop() ? -theirs : theirs, all);
    }
  }

  private void collect(BigInteger packed, long shift, Builder all) {
    if (packed.signum() == 0) return;
    BigInteger[] row = slots.unpack(packed, (int) (most - lowest + 1));
    for (int i = 0; i < row.length; i++) all.add(lowest + i + shift, row[i]);
  }

  /** The sums after all chains, by the number of dice beyond the border and on it. */
  private BigInteger[][] rolled(long border) {
    List<List<Step>> ending = new ArrayList<>();
    List<List<Step>> bringing = new ArrayList<>();
    for (int place = 0; place <= Math.min(1, chains.extra()); place++) {
      ending.add(steps(border, place, false));
      bringing.add(steps(border, place, true));
    }
    BigInteger[][] sums = empty();
    sums[0][0] = slots.shift(BigInteger.ONE, -lowest);
    for (int chain = 0; chain < count; chain++) sums = chained(sums, ending, bringing);
    return sums;
  }

  private BigInteger[][] chained(
      BigInteger[][] before, List<List<Step>> ending, List<List<Step>> bringing) {
    BigInteger[][] after = empty();
    BigInteger[][] going = before;
    for (int place = 0; place <= chains.extra(); place++) {
      int which = Math.min(1, place);
      BigInteger padding = chains.die().total().pow(chains.extra() - place);
      add(going, ending.get(which), padding, after);
      if (place == chains.extra()) {
        add(going, bringing.get(which), padding, after);
      } else {
        BigInteger[][] next = empty();
        add(going, bringing.get(which), BigInteger.ONE, next);
        going = next;
      }
    }
    return after;
  }

  /** One more die. With as many beyond the border as are touched, the border lies elsewhere. */
  private void add(
      BigInteger[][] before, List<Step> steps, BigInteger padding, BigInteger[][] after) {
    for (Step step : steps) {
      BigInteger weight = step.weight().multiply(padding);
      int beyond = step.side() == Side.BEYOND ? 1 : 0;
      int on = step.side() == Side.ON ? 1 : 0;
      for (int b = 0; b + beyond < touched; b++) {
        for (int o = 0; o <= touched; o++) {
          if (before[b][o].signum() == 0) continue;
          int next = Math.min(touched, o + on);
          BigInteger more = slots.shift(before[b][o].multiply(weight), step.places());
          after[b + beyond][next] = after[b + beyond][next].add(more);
        }
      }
    }
  }

  private List<Step> steps(long border, int place, boolean bringing) {
    List<Step> steps = new ArrayList<>();
    for (long face = chains.die().low(); face <= chains.die().high(); face++) {
      if (chains.brings().test(face) != bringing) continue;
      long value = bounded(face, place);
      Side side = side(value, border);
      boolean counts = (side == Side.BEYOND) != selection.drop();
      long places = counts ? modifiers.score(value) : 0;
      BigInteger weight = chains.die().weight(face);
      for (int i = 0; i < steps.size(); i++) {
        Step known = steps.get(i);
        if (known.side() != side || known.places() != places) continue;
        weight = weight.add(known.weight());
        steps.remove(i);
        break;
      }
      if (weight.signum() != 0) steps.add(new Step(side, places, weight));
    }
    return steps;
  }

  private Side side(long value, long border) {
    if (value == border) return Side.ON;
    return value > border == selection.high() ? Side.BEYOND : Side.BEFORE;
  }

  private long bounded(long face, int place) {
    return modifiers.bounds().apply(chains.value(face, place));
  }

  private BigInteger[][] empty() {
    BigInteger[][] rows = new BigInteger[touched][touched + 1];
    for (BigInteger[] row : rows) Arrays.fill(row, BigInteger.ZERO);
    return rows;
  }
}

package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.Modifiers.Explosion;
import dev.astragal.kernel.dice.Modifiers.Marks;
import dev.astragal.kernel.dice.Modifiers.Match;
import dev.astragal.kernel.dice.Modifiers.Reroll;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The dice of one term on the table: all are thrown at once, then die by die those that must are
 * thrown again or bring others, then they are kept and counted.
 */
final class Hand {
  /** Dice that keep bringing dice. */
  static final class TooManyDice extends RuntimeException {}

  private int[] drawn = new int[32];
  private int drawnCount;
  private long[] values = new long[32];
  private int[] naturals = new int[32];
  private int count;
  private final List<Long> kept = new ArrayList<>();
  private int criticals;
  private int fumbles;

  void roll(Node.Dice dice, int number, int sides, Rng rng, int drawsMax) {
    count = 0;
    drawnCount = number;
    if (drawn.length < number) drawn = new int[number];
    if (number == 0) return;
    rng.roll(sides, drawn, number);
    int shift = dice.kind().shift();
    for (int i = 0; i < number; i++) drawn[i] = fair(drawn[i], sides) + shift;
    Optional<Reroll> reroll = dice.modifiers().reroll();
    Optional<Explosion> explosion = dice.modifiers().explosion();
    for (int i = 0; i < number; i++) {
      int face = rerolled(drawn[i], reroll, sides, shift, rng, drawsMax);
      if (explosion.isEmpty()) {
        push(face, face);
        continue;
      }
      explode(face, explosion.get(), reroll, sides, shift, rng, drawsMax);
    }
  }

  private void explode(
      int first,
      Explosion explosion,
      Optional<Reroll> reroll,
      int sides,
      int shift,
      Rng rng,
      int drawsMax) {
    int natural = first;
    int face = first;
    long value = first;
    while (explosion.hits(face, sides + shift)) {
      face = rerolled(draw(sides, shift, rng, drawsMax), reroll, sides, shift, rng, drawsMax);
      int worth = explosion.penetrating() ? face - 1 : face;
      if (explosion.compound()) {
        value += worth;
      } else {
        push(value, natural);
        value = worth;
        natural = face;
      }
    }
    push(value, natural);
  }

  private int rerolled(
      int face, Optional<Reroll> reroll, int sides, int shift, Rng rng, int drawsMax) {
    if (reroll.isEmpty()) return face;
    int lowest = 1 + shift;
    if (reroll.get().once())
      return reroll.get().hits(face, lowest) ? draw(sides, shift, rng, drawsMax) : face;
    int current = face;
    while (reroll.get().hits(current, lowest)) current = draw(sides, shift, rng, drawsMax);
    return current;
  }

  private int draw(int sides, int shift, Rng rng, int drawsMax) {
    if (drawnCount >= drawsMax) throw new TooManyDice();
    int face = fair(rng.roll(sides), sides) + shift;
    if (drawnCount == drawn.length) drawn = Arrays.copyOf(drawn, drawnCount * 2);
    drawn[drawnCount++] = face;
    return face;
  }

  private static int fair(int face, int sides) {
    if (face < 1 || face > sides)
      throw new RngFailureException("a die with " + sides + " sides showed " + face);
    return face;
  }

  /** The totals of a pool's members, laid out as if they were dice. */
  void lay(long[] totals) {
    count = 0;
    drawnCount = 0;
    for (long total : totals) push(total, Math.clamp(total, Integer.MIN_VALUE, Integer.MAX_VALUE));
  }

  /** The faces behind what was laid out. */
  void show(int[] faces) {
    drawn = faces;
    drawnCount = faces.length;
  }

  private void push(long value, int natural) {
    if (count == values.length) {
      values = Arrays.copyOf(values, count * 2);
      naturals = Arrays.copyOf(naturals, count * 2);
    }
    values[count] = value;
    naturals[count++] = natural;
  }

  /** Clamps, keeps, marks and counts; gives what the term is worth. */
  long settle(Modifiers modifiers, long amount) {
    for (int i = 0; i < count; i++) values[i] = modifiers.bounds().apply(values[i]);
    List<Integer> order = new ArrayList<>(count);
    for (int i = 0; i < count; i++) order.add(i);
    if (modifiers.selection().isPresent()) {
      Selection selection = modifiers.selection().get();
      order.sort((a, b) -> Long.compare(values[a], values[b]));
      if (selection.keepsHighest()) Collections.reverse(order);
      order = order.subList(0, selection.kept(count, amount));
    }
    kept.clear();
    criticals = 0;
    fumbles = 0;
    long total = 0;
    for (int index : order) {
      kept.add(values[index]);
      total = Math.addExact(total, modifiers.score(values[index]));
      if (modifiers.marks().isPresent()) mark(modifiers.marks().get(), naturals[index]);
    }
    return total;
  }

  private void mark(Marks marks, int natural) {
    if (hits(marks.critical(), natural)) criticals++;
    if (hits(marks.fumble(), natural)) fumbles++;
  }

  private static boolean hits(Optional<Match> match, int natural) {
    return match.isPresent() && match.get().test(natural);
  }

  /** How many dice were thrown, those that others brought among them. */
  int drawn() {
    return drawnCount;
  }

  int[] faces() {
    return Arrays.copyOf(drawn, drawnCount);
  }

  List<Long> kept() {
    return List.copyOf(kept);
  }

  int criticals() {
    return criticals;
  }

  int fumbles() {
    return fumbles;
  }
}

package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.Modifiers.Explosion;
import dev.astragal.kernel.dice.Modifiers.Marks;
import dev.astragal.kernel.dice.Modifiers.Match;
import dev.astragal.kernel.dice.Modifiers.Reroll;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.dice.Modifiers.Sort;
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
    Source source = new Source(dice.faces(), sides, dice.modifiers(), rng, drawsMax);
    for (int i = 0; i < number; i++) drawn[i] = dice.faces().value(fair(drawn[i], sides));
    Optional<Explosion> explosion = dice.modifiers().explosion();
    for (int i = 0; i < number; i++) {
      int face = rerolled(drawn[i], source);
      if (dice.modifiers().unique()) while (lies(face)) face = rerolled(draw(source), source);
      if (explosion.isEmpty()) push(face, face);
      else explode(face, explosion.get(), source);
    }
  }

  /** Where further dice of a term come from. */
  private record Source(Faces faces, int sides, Modifiers modifiers, Rng rng, int drawsMax) {}

  private boolean lies(int face) {
    for (int i = 0; i < count; i++) if (naturals[i] == face) return true;
    return false;
  }

  private void explode(int first, Explosion explosion, Source source) {
    int natural = first;
    int face = first;
    long value = first;
    int highest = source.faces().high(source.sides());
    for (int more = 0; more < explosion.most() && explosion.hits(face, highest); more++) {
      face = rerolled(draw(source), source);
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

  private int rerolled(int face, Source source) {
    Optional<Reroll> reroll = source.modifiers().reroll();
    if (reroll.isEmpty()) return face;
    int lowest = source.faces().low(source.sides());
    if (reroll.get().once()) return reroll.get().hits(face, lowest) ? draw(source) : face;
    int current = face;
    while (reroll.get().hits(current, lowest)) current = draw(source);
    return current;
  }

  private int draw(Source source) {
    if (drawnCount >= source.drawsMax()) throw new TooManyDice();
    int side = fair(source.rng().roll(source.sides()), source.sides());
    int face = source.faces().value(side);
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
    if (modifiers.sort().isPresent()) {
      order = new ArrayList<>(order);
      order.sort((a, b) -> Long.compare(values[a], values[b]));
      if (modifiers.sort().get() == Sort.DESCENDING) Collections.reverse(order);
    }
    for (int index : order) {
      if (!modifiers.keeps(values[index])) continue;
      kept.add(values[index]);
      total = Math.addExact(total, modifiers.score(values[index]));
      if (modifiers.marks().isPresent()) mark(modifiers.marks().get(), naturals[index]);
    }
    return modifiers.worth(total);
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

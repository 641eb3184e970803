package dev.astragal.kernel.dice.odds;

import dev.astragal.kernel.dice.Faces;
import dev.astragal.kernel.dice.Modifiers;
import dev.astragal.kernel.dice.Modifiers.Explosion;
import dev.astragal.kernel.dice.Modifiers.Reroll;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.dice.Node;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;

/** The odds of one handful of dice, following the fixed order of its modifiers. */
final class TermOdds {
  private final Modifiers modifiers;
  private final int count;
  private final long amount;
  private final long top;
  private final Distribution die;

  private TermOdds(Node.Dice dice, int count, long sides, long amount) {
    this.modifiers = dice.modifiers();
    this.count = count;
    this.amount = amount;
    this.top = dice.faces().high((int) sides);
    Distribution fresh = fresh(dice.faces(), sides);
    this.die = modifiers.reroll().map(reroll -> rerolled(fresh, reroll)).orElse(fresh);
  }

  /**
   * One die with all it brings, where the term is the sum of {@code most} or fewer such dice and
   * none depends on another.
   */
  static Optional<Distribution> single(Node.Dice dice, int most, long sides) {
    Modifiers modifiers = dice.modifiers();
    if (modifiers.selection().isPresent()
        || modifiers.unique()
        || modifiers.explosion().isPresent()) return Optional.empty();
    TermOdds odds = new TermOdds(dice, most, sides, 0);
    return Optional.of(odds.die.map(odds::score));
  }

  static Distribution of(Node.Dice dice, int count, long sides, long amount) {
    if (count == 0) return Distribution.certain(0);
    return new TermOdds(dice, count, sides, amount).total().map(dice.modifiers()::worth);
  }

  private static Distribution fresh(Faces faces, long sides) {
    if (faces.numbered()) return Distribution.uniform(1, sides);
    Builder written = new Builder();
    for (int side = 1; side <= sides; side++) written.add(faces.value(side), BigInteger.ONE);
    return written.build(Fraction.ZERO);
  }

  private Distribution total() {
    if (modifiers.unique()) return keep(die).different(die, count);
    if (modifiers.explosion().isEmpty()) return settled(die);
    Explosion explosion = modifiers.explosion().get();
    Chains chains =
        Chains.of(
            die,
            face -> explosion.hits(face, (int) top),
            explosion.penetrating() ? 1 : 0,
            count,
            explosion.most());
    if (chains.extra() == 0 && chains.goesOn().equals(Fraction.ZERO)) return settled(die);
    if (explosion.compound()) return settled(summed(chains, v -> v));
    if (modifiers.selection().isEmpty()) return summed(chains, this::score).times(count);
    Selection selection = modifiers.selection().get();
    if (amount == 0 && selection.drop()) return summed(chains, this::score).times(count);
    if (amount == 0) return Distribution.certain(0).withResidue(chains.residue(count));
    return new KeptChains(chains, modifiers, selection, amount, count).odds();
  }

  private Distribution settled(Distribution oneDie) {
    if (modifiers.selection().isEmpty()) return oneDie.map(this::score).times(count);
    return keep(oneDie).of(oneDie, count);
  }

  private Keep keep(Distribution oneDie) {
    int kept = modifiers.selection().map(chosen -> chosen.kept(count, amount)).orElse(count);
    boolean highest = modifiers.selection().map(Selection::keepsHighest).orElse(true);
    return new Keep(kept, highest, oneDie.low(), oneDie.high(), this::score);
  }

  private long score(long value) {
    return modifiers.score(modifiers.bounds().apply(value));
  }

  private static Distribution rerolled(Distribution die, Reroll reroll) {
    LongPredicate hits = face -> reroll.hits(face, (int) die.low());
    if (!reroll.once()) return restricted(die, hits.negate());
    BigInteger again = die.total().subtract(restricted(die, hits.negate()).total());
    Builder faces = new Builder();
    for (long face = die.low(); face <= die.high(); face++) {
      BigInteger weight = die.weight(face).multiply(again);
      if (!hits.test(face)) weight = weight.add(die.weight(face).multiply(die.total()));
      faces.add(face, weight);
    }
    return faces.build(Fraction.ZERO);
  }

  private static Distribution restricted(Distribution die, LongPredicate faces) {
    Builder some = new Builder();
    for (long face = die.low(); face <= die.high(); face++)
      if (faces.test(face)) some.add(face, die.weight(face));
    return some.build(Fraction.ZERO);
  }

  /** One die with all it brings, added up, built from the cut backwards. */
  private static Distribution summed(Chains chains, LongUnaryOperator worth) {
    Distribution rest =
        chains.die().map(face -> worth.applyAsLong(chains.value(face, chains.extra())));
    for (int place = chains.extra() - 1; place >= 0; place--)
      rest = followed(chains, worth, place, rest);
    return rest.withResidue(chains.goesOn());
  }

  private static Distribution followed(
      Chains chains, LongUnaryOperator worth, int place, Distribution rest) {
    Distribution die = chains.die();
    Builder all = new Builder();
    for (long face = die.low(); face <= die.high(); face++) {
      long value = worth.applyAsLong(chains.value(face, place));
      if (chains.brings().test(face)) all.addAll(rest, die.weight(face), value);
      else all.add(value, die.weight(face).multiply(rest.total()));
    }
    return all.build(Fraction.ZERO);
  }
}

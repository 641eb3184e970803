package dev.astragal.kernel.dice.odds;

import dev.astragal.kernel.dice.Modifiers;
import dev.astragal.kernel.dice.Modifiers.Explosion;
import dev.astragal.kernel.dice.Modifiers.Reroll;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.dice.Node;
import java.math.BigInteger;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;

/** The odds of one handful of dice, following the fixed order of its modifiers. */
final class TermOdds {
  /** Chains of exploding dice are cut where fewer than one roll in a billion would go on. */
  private static final Fraction RESIDUE_MAX = Fraction.of(1, 1_000_000_000);

  /** A chain that is likely to go on for longer than this is not worked out. */
  private static final int CHAIN_MAX = 400;

  /** Likewise for all dice together where some are kept, since each number is worked out anew. */
  private static final int BROUGHT_MAX = 80;

  private final Modifiers modifiers;
  private final int count;
  private final long amount;
  private final long top;
  private final Distribution die;

  private TermOdds(Node.Dice dice, int count, long sides, long amount) {
    this.modifiers = dice.modifiers();
    this.count = count;
    this.amount = amount;
    int shift = dice.kind().shift();
    this.top = sides + shift;
    Distribution fresh = Distribution.uniform(1 + shift, top);
    this.die = modifiers.reroll().map(reroll -> rerolled(fresh, reroll)).orElse(fresh);
  }

  static Distribution of(Node.Dice dice, int count, long sides, long amount) {
    if (count == 0) return Distribution.certain(0);
    return new TermOdds(dice, count, sides, amount).total();
  }

  private Distribution total() {
    if (modifiers.explosion().isEmpty()) return settled(die);
    Explosion explosion = modifiers.explosion().get();
    if (explosion.compound()) return settled(chain(explosion, v -> v));
    if (modifiers.selection().isEmpty()) return chain(explosion, this::score).times(count);
    if (explosion.penetrating())
      throw new OddsLimitException("odds of keeping among penetrating dice are not worked out");
    return keptExploding(explosion, modifiers.selection().get());
  }

  private Distribution settled(Distribution oneDie) {
    if (modifiers.selection().isEmpty()) return oneDie.map(this::score).times(count);
    Selection selection = modifiers.selection().get();
    return keep(selection, count, oneDie.low(), oneDie.high()).of(oneDie, count);
  }

  private Keep keep(Selection selection, int dice, long low, long high) {
    return new Keep(selection.kept(dice, amount), selection.keepsHighest(), low, high, this::score);
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

  private boolean hits(Explosion explosion, long face) {
    return explosion.hits(face, (int) top);
  }

  private Fraction hitChance(Explosion explosion) {
    BigInteger hit = BigInteger.ZERO;
    for (long face = die.low(); face <= die.high(); face++)
      if (hits(explosion, face)) hit = hit.add(die.weight(face));
    return new Fraction(hit, die.total());
  }

  /** One die with all it brings, built from the cut backwards. */
  private Distribution chain(Explosion explosion, LongUnaryOperator worth) {
    Fraction hit = hitChance(explosion);
    if (hit.equals(Fraction.ZERO)) return die.map(worth);
    int extra = 0;
    Fraction goesOn = hit;
    while (goesOn.times(Fraction.of(count)).compareTo(RESIDUE_MAX) > 0) {
      if (++extra > CHAIN_MAX)
        throw new OddsLimitException("the dice explode too often to work out");
      goesOn = goesOn.times(hit);
    }
    int less = explosion.penetrating() ? 1 : 0;
    if (extra == 0) return die.map(worth).withResidue(goesOn);
    Distribution rest = die.map(face -> worth.applyAsLong(face - less));
    for (int i = 1; i < extra; i++) rest = followed(explosion, worth, less, rest);
    return followed(explosion, worth, 0, rest).withResidue(goesOn);
  }

  private Distribution followed(
      Explosion explosion, LongUnaryOperator worth, int less, Distribution rest) {
    Builder all = new Builder();
    for (long face = die.low(); face <= die.high(); face++) {
      long value = worth.applyAsLong(face - less);
      if (hits(explosion, face)) all.addAll(rest, die.weight(face), value);
      else all.add(value, die.weight(face).multiply(rest.total()));
    }
    return all.build(Fraction.ZERO);
  }

  /**
   * Dice that lie beside those they bring: however many explosions there were in all, their faces
   * and the faces of the dice that ended a chain are independent.
   */
  private Distribution keptExploding(Explosion explosion, Selection selection) {
    Fraction hit = hitChance(explosion);
    if (hit.equals(Fraction.ZERO)) return settled(die);
    if (hit.equals(Fraction.ONE))
      throw new OddsLimitException("the dice explode too often to work out");
    Distribution bringing = restricted(die, face -> hits(explosion, face));
    Distribution ending = restricted(die, face -> !hits(explosion, face));
    Mixture mixture = new Mixture();
    Fraction left = Fraction.ONE;
    Fraction chance = Fraction.ONE.minus(hit).power(count);
    for (int extra = 0; ; extra++) {
      boolean last = left.minus(chance).compareTo(RESIDUE_MAX) <= 0;
      Distribution kept =
          keep(selection, count + extra, die.low(), die.high()).of(ending, count, bringing, extra);
      mixture.add(last ? left : chance, kept);
      left = left.minus(chance);
      if (last) return mixture.build().withResidue(left);
      if (extra >= BROUGHT_MAX)
        throw new OddsLimitException("the dice explode too often to work out");
      chance = chance.times(hit).times(Fraction.of(count + extra, extra + 1L));
    }
  }
}

package dev.astragal.kernel.dice.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** One of several distributions, each with its own chance. */
final class Mixture {
  private final List<Fraction> chances = new ArrayList<>();
  private final List<Distribution> parts = new ArrayList<>();

  void add(Fraction chance, Distribution part) {
    if (chance.numerator().signum() == 0) return;
    chances.add(chance);
    parts.add(part);
  }

  Distribution build() {
    BigInteger common = BigInteger.ONE;
    for (int i = 0; i < parts.size(); i++) {
      BigInteger total = parts.get(i).total().multiply(chances.get(i).denominator());
      common = common.divide(common.gcd(total)).multiply(total);
    }
    Builder mixed = new Builder();
    Fraction residue = Fraction.ZERO;
    for (int i = 0; i < parts.size(); i++) {
      Fraction chance = chances.get(i);
      BigInteger total = parts.get(i).total().multiply(chance.denominator());
      mixed.addAll(parts.get(i), common.divide(total).multiply(chance.numerator()), 0);
      residue = residue.plus(chance.times(parts.get(i).residue()));
    }
    return mixed.build(residue);
  }
}

package dev.astragal.runtime.solve;

import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.BadInputException;
import java.util.Arrays;

/**
 * How two play a game with secrets so that neither can do better, nearly: counterfactual regret
 * minimisation (CFR+), the seats in turn, later rounds counting more.
 */
public final class Equilibrium {
  private static final int FIRST_CHECK = 64;

  private final Histories histories;
  private final double[] regret;
  private final double[] strategy;
  private final double[] shares;
  private final double[] brought;

  private final double[] likely;
  private final double[] own;
  private final double[] value;
  private long rounds;

  private Equilibrium(Histories histories) {
    this.histories = histories;
    int answers = histories.answers();
    this.regret = new double[answers];
    this.strategy = new double[answers];
    this.shares = new double[answers];
    this.brought = new double[answers];
    int moments = histories.moments();
    this.likely = new double[moments];
    this.own = new double[moments];
    this.value = new double[moments];
    for (int situation = 0; situation < histories.situations(); situation++)
      share(situation, regret, strategy);
  }

  /**
   * What was found.
   *
   * @param moments how many there are, over all the courses the game may take
   * @param situations how many of them somebody can tell apart who decides
   * @param least what the first seat is sure of by playing as found
   * @param most what the second seat keeps it to by playing as found
   */
  public record Found(int moments, int situations, long rounds, double least, double most) {
    /** What the game is worth to the first seat, off by {@link #exploitability} at most. */
    public double value() {
      return (least + most) / 2;
    }

    /** What a perfect player wins against these on average, beyond what the game is worth. */
    public double exploitability() {
      return (most - least) / 2;
    }
  }

  /** Goes on until nobody can win more than {@code exploitability}, or for so many rounds. */
  public static Found find(Kernel<?, ?, ?> kernel, double exploitability, long roundsMax) {
    if (kernel.setup().seats() != 2)
      throw new BadInputException("only games for two can be solved");
    return new Equilibrium(Courses.of(kernel)).found(exploitability, roundsMax);
  }

  private Found found(double exploitability, long roundsMax) {
    long check = Math.min(FIRST_CHECK, roundsMax);
    while (true) {
      while (rounds < check) round();
      Found found =
          new Found(histories.moments(), histories.situations(), rounds, against(1), against(0));
      if (found.exploitability() <= exploitability || rounds >= roundsMax) return found;
      check = Math.min(check + check / 4, roundsMax);
    }
  }

  private void round() {
    rounds++;
    for (int seat = 0; seat < 2; seat++) {
      reach(seat, strategy);
      expect(seat, strategy);
      learn(seat);
    }
  }

  /** How likely each moment is as far as {@code seat} cannot help it, and by that seat's doing. */
  private void reach(int seat, double[] played) {
    likely[0] = 1;
    own[0] = 1;
    for (int moment = 1; moment < likely.length; moment++) {
      int from = histories.parent(moment);
      int by = histories.by(moment);
      double here =
          by == Histories.LUCK ? histories.chance(moment) : played[histories.answer(moment)];
      likely[moment] = by == seat ? likely[from] : likely[from] * here;
      own[moment] = by == seat ? own[from] * here : own[from];
    }
  }

  /** What the first seat wins from each moment on, and what each answer brings {@code seat}. */
  private void expect(int seat, double[] played) {
    Arrays.fill(brought, 0);
    for (int moment = 0; moment < value.length; moment++) value[moment] = histories.won(moment);
    for (int moment = value.length - 1; moment > 0; moment--) {
      int from = histories.parent(moment);
      int by = histories.by(moment);
      if (by == Histories.LUCK) {
        value[from] += histories.chance(moment) * value[moment];
        continue;
      }
      int answer = histories.answer(moment);
      value[from] += played[answer] * value[moment];
      if (by == seat)
        brought[answer] += likely[from] * (seat == 0 ? value[moment] : -value[moment]);
    }
  }

  private void learn(int seat) {
    double weight = (double) rounds * rounds;
    for (int situation = 0; situation < histories.situations(); situation++) {
      if (histories.decider(situation) != seat) continue;
      double counts = weight * own[histories.example(situation)];
      double expected = 0;
      int first = histories.firstAnswer(situation);
      int end = histories.endAnswer(situation);
      for (int answer = first; answer < end; answer++) {
        shares[answer] += counts * strategy[answer];
        expected += strategy[answer] * brought[answer];
      }
      for (int answer = first; answer < end; answer++)
        regret[answer] = Math.max(0, regret[answer] + brought[answer] - expected);
      share(situation, regret, strategy);
    }
  }

  /** Every answer of a situation as often as its part of all of them; alike where all are 0. */
  private void share(int situation, double[] parts, double[] into) {
    int first = histories.firstAnswer(situation);
    int end = histories.endAnswer(situation);
    double sum = 0;
    for (int answer = first; answer < end; answer++) sum += parts[answer];
    for (int answer = first; answer < end; answer++)
      into[answer] = sum > 0 ? parts[answer] / sum : 1.0 / (end - first);
  }

  /**
   * What the first seat wins when {@code seat} answers best to what the other was found to play.
   */
  private double against(int seat) {
    double[] played = new double[strategy.length];
    for (int situation = 0; situation < histories.situations(); situation++)
      share(situation, shares, played);
    int[] decisionsBefore = new int[value.length];
    int deepest = 0;
    for (int moment = 1; moment < value.length; moment++) {
      decisionsBefore[moment] =
          decisionsBefore[histories.parent(moment)] + (histories.by(moment) == seat ? 1 : 0);
      deepest = Math.max(deepest, decisionsBefore[moment]);
    }
    reach(seat, played);
    // The last decisions first: what earlier ones bring depends on them.
    for (int depth = deepest - 1; depth >= 0; depth--) {
      expect(seat, played);
      for (int situation = 0; situation < histories.situations(); situation++)
        if (histories.decider(situation) == seat
            && decisionsBefore[histories.example(situation)] == depth) takeBest(situation, played);
    }
    expect(seat, played);
    return value[0];
  }

  private void takeBest(int situation, double[] played) {
    int first = histories.firstAnswer(situation);
    int end = histories.endAnswer(situation);
    int best = first;
    for (int answer = first; answer < end; answer++)
      if (brought[answer] > brought[best]) best = answer;
    Arrays.fill(played, first, end, 0);
    played[best] = 1;
  }
}

package dev.astragal.runtime.solve;

import java.util.Arrays;

/**
 * Every course a small game for two may take, as a tree by number: whatever leads to a moment has a
 * lower number than the moment. Moments at which the same seat decides and cannot tell them apart
 * are one situation; its answers are numbered one after another.
 */
final class Histories {
  /** Whoever decides where luck does. */
  static final int LUCK = 2;

  private int count;
  private int[] parent = new int[1 << 10];

  /** Of the step that led here: whose it was, the number of the answer, how likely luck made it. */
  private byte[] by = new byte[1 << 10];

  private int[] answer = new int[1 << 10];
  private double[] chance = new double[1 << 10];

  /** What the first seat has won where the game is over; nothing anywhere else. */
  private double[] won = new double[1 << 10];

  private int situations;
  private int[] firstAnswer = new int[1 << 10];
  private byte[] decider = new byte[1 << 10];
  private int[] example = new int[1 << 10];

  /** One more moment, reached by an answer. */
  int answered(int from, int seat, int number) {
    int moment = add(from, seat);
    answer[moment] = number;
    chance[moment] = 1;
    return moment;
  }

  /** One more moment, reached by luck. */
  int drawn(int from, double likely) {
    int moment = add(from, LUCK);
    chance[moment] = likely;
    return moment;
  }

  private int add(int from, int whose) {
    if (count == parent.length) {
      parent = Arrays.copyOf(parent, 2 * count);
      by = Arrays.copyOf(by, 2 * count);
      answer = Arrays.copyOf(answer, 2 * count);
      chance = Arrays.copyOf(chance, 2 * count);
      won = Arrays.copyOf(won, 2 * count);
    }
    parent[count] = from;
    by[count] = (byte) whose;
    return count++;
  }

  void over(int moment, double byFirst) {
    won[moment] = byFirst;
  }

  /** One more situation, met first at {@code moment}; the number of its first answer. */
  int situation(int seat, int moment, int answers) {
    if (situations + 1 == firstAnswer.length) {
      firstAnswer = Arrays.copyOf(firstAnswer, 2 * firstAnswer.length);
      decider = Arrays.copyOf(decider, firstAnswer.length);
      example = Arrays.copyOf(example, firstAnswer.length);
    }
    example[situations] = moment;
    decider[situations++] = (byte) seat;
    firstAnswer[situations] = firstAnswer[situations - 1] + answers;
    return firstAnswer[situations - 1];
  }

  int moments() {
    return count;
  }

  int situations() {
    return situations;
  }

  int answers() {
    return firstAnswer[situations];
  }

  int decider(int situation) {
    return decider[situation];
  }

  /** Any moment of a situation: whoever decides there has done the same before all of them. */
  int example(int situation) {
    return example[situation];
  }

  int firstAnswer(int situation) {
    return firstAnswer[situation];
  }

  int endAnswer(int situation) {
    return firstAnswer[situation + 1];
  }

  int parent(int moment) {
    return parent[moment];
  }

  int by(int moment) {
    return by[moment];
  }

  int answer(int moment) {
    return answer[moment];
  }

  double chance(int moment) {
    return chance[moment];
  }

  double won(int moment) {
    return won[moment];
  }
}

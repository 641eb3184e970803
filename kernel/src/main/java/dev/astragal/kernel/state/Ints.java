package dev.astragal.kernel.state;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** An immutable row of whole numbers: a board, a track, the scores. The array a record may hold. */
public final class Ints {
  private final int[] values;

  private Ints(int[] values) {
    this.values = values;
  }

  public static Ints of(int... values) {
    return new Ints(values.clone());
  }

  public static Ints zeros(int size) {
    return new Ints(new int[size]);
  }

  /**
   * So many numbers, each told by its place; for those that are in an array already, or part of
   * one.
   */
  public static Ints each(int size, IntUnaryOperator number) {
    int[] values = new int[size];
    for (int i = 0; i < size; i++) values[i] = number.applyAsInt(i);
    return new Ints(values);
  }

  public int size() {
    return values.length;
  }

  public int get(int index) {
    return values[index];
  }

  /** This row with one number replaced. */
  public Ints with(int index, int value) {
    int[] changed = values.clone();
    changed[index] = value;
    return new Ints(changed);
  }

  /** This row with {@code amount} added to one number. */
  public Ints plus(int index, int amount) {
    return with(index, Math.addExact(values[index], amount));
  }

  /** This row with one more number at its end. */
  public Ints added(int value) {
    int[] longer = Arrays.copyOf(values, values.length + 1);
    longer[values.length] = value;
    return new Ints(longer);
  }

  /** This row without the number at {@code index}. */
  public Ints without(int index) {
    int[] shorter = new int[values.length - 1];
    System.arraycopy(values, 0, shorter, 0, index);
    System.arraycopy(values, index + 1, shorter, index, shorter.length - index);
    return new Ints(shorter);
  }

  /** Where {@code value} first stands, or -1. */
  public int indexOf(int value) {
    for (int i = 0; i < values.length; i++) if (values[i] == value) return i;
    return -1;
  }

  /** How many of the numbers equal {@code value}. */
  public int count(int value) {
    int count = 0;
    for (int candidate : values) if (candidate == value) count++;
    return count;
  }

  public int sum() {
    int sum = 0;
    for (int value : values) sum = Math.addExact(sum, value);
    return sum;
  }

  /** The largest number; the row must not be empty. */
  public int max() {
    int max = values[0];
    for (int value : values) max = Math.max(max, value);
    return max;
  }

  public int[] toArray() {
    return values.clone();
  }

  void write(String name, StateWriter out) {
    out.int32s(name, values, values.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ints ints && Arrays.equals(values, ints.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}

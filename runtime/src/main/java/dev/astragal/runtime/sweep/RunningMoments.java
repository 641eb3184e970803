package dev.astragal.runtime.sweep;

import dev.astragal.runtime.statistics.Moments;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Count, sum and sum of squares, growing. */
final class RunningMoments {
  private final WideSum sum;
  private final WideSum squares;
  private long count;

  RunningMoments() {
    this(0, new WideSum(), new WideSum());
  }

  private RunningMoments(long count, WideSum sum, WideSum squares) {
    this.count = count;
    this.sum = sum;
    this.squares = squares;
  }

  void add(long value) {
    count++;
    sum.add(value);
    squares.addSquare(value);
  }

  void addZeros(long zeros) {
    count += zeros;
  }

  void merge(RunningMoments other) {
    count += other.count;
    sum.add(other.sum);
    squares.add(other.squares);
  }

  long count() {
    return count;
  }

  Moments moments() {
    return new Moments(count, sum.exact(), squares.exact());
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(count);
    sum.write(out);
    squares.write(out);
  }

  static RunningMoments read(DataInput in) throws IOException {
    return new RunningMoments(in.readLong(), WideSum.read(in), WideSum.read(in));
  }
}

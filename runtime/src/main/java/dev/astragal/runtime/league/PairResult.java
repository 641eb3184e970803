package dev.astragal.runtime.league;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Shape;
import java.nio.ByteBuffer;
import java.util.Base64;

/**
 * What came of two games of one luck, the seats changed.
 *
 * @param points the first bot's, in parts of a game
 * @param written what luck gave the first bot, as {@link Fortune} counts it, in Base64; or nothing
 */
public record PairResult(
    long duel, long pair, long points, Side first, Side second, @Name("luck") String written) {
  /** Points are counted in parts, so that any number of winners can share one. */
  static final long PARTS = 2_520;

  public static final Shape<PairResult> SHAPE = Shape.of(PairResult.class);

  /** One bot's figures. */
  public record Side(long scores, long scored, long answers, long nanos) {}

  static PairResult of(long duel, long pair, long points, Side first, Side second, double[] luck) {
    ByteBuffer bytes = ByteBuffer.allocate(Float.BYTES * luck.length);
    for (double number : luck) bytes.putFloat((float) number);
    return new PairResult(
        duel, pair, points, first, second, Base64.getEncoder().encodeToString(bytes.array()));
  }

  double[] luck() {
    ByteBuffer bytes = ByteBuffer.wrap(Base64.getDecoder().decode(written));
    double[] luck = new double[bytes.capacity() / Float.BYTES];
    for (int i = 0; i < luck.length; i++) luck[i] = bytes.getFloat();
    return luck;
  }

  /** The part of a game that is won by the seats whose number plus {@code shift} is even. */
  static long parts(Outcome outcome, int shift) {
    if (outcome.winners().isEmpty()) return PARTS / 2;
    long won = 0;
    for (Seat seat : outcome.winners()) if ((seat.index() + shift) % 2 == 0) won++;
    return PARTS * won / outcome.winners().size();
  }
}

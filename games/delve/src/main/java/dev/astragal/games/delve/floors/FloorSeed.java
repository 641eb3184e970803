package dev.astragal.games.delve.floors;

/**
 * A floor's own number and the numbers drawn from it. Stateless: a draw is named by its stream and
 * never moves another.
 */
public record FloorSeed(long value) {
  private static final long G1 = 0x9E3779B97F4A7C15L;
  private static final long G2 = 0xBF58476D1CE4E5B9L;
  private static final long G3 = 0x94D049BB133111EBL;
  private static final long S0 = 0xD6E8FD9A5B897A4DL;
  private static final long M1 = 0xFF51AFD7ED558CCDL;
  private static final long M2 = 0xC4CEB9FE1A85EC53L;

  public static FloorSeed of(long dungeonSeed, int floor, Branch branch) {
    long mixed = dungeonSeed ^ G1;
    mixed ^= floor * G2;
    mixed ^= branch.ordinal() * G3;
    mixed ^= mixed >>> 30;
    mixed *= G2;
    mixed ^= mixed >>> 27;
    mixed *= G3;
    return new FloorSeed(mixed ^ (mixed >>> 31));
  }

  public long mix(long stream) {
    long mixed = value ^ (stream * S0);
    mixed ^= mixed >>> 33;
    mixed *= M1;
    mixed ^= mixed >>> 33;
    mixed *= M2;
    return mixed ^ (mixed >>> 33);
  }

  /** A number in {@code low..high}, both included. */
  public int pick(long stream, int low, int high) {
    return low + (int) Long.remainderUnsigned(mix(stream), high - low + 1L);
  }

  /** A number below {@code bound} from the seed's own bits, turned right. */
  int turned(int bits, int bound) {
    return (int) Long.remainderUnsigned(Long.rotateRight(value, bits & 63), bound);
  }

  /** A number below {@code bound} from the seed's own bits, shifted right. */
  int shifted(int bits, int bound) {
    return (int) Long.remainderUnsigned(value >>> (bits & 63), bound);
  }
}

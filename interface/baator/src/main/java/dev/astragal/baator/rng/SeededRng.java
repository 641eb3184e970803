package dev.astragal.baator.rng;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import java.util.List;

/** The engine's own generator as a source of dice: the same seed rolls the same. */
public final class SeededRng implements RngProtocol {
  private static final Stream DICE = Stream.of("dice");

  private final Rng rng;

  public SeededRng(String seed) {
    this.rng = generator(seed);
  }

  /** The generator alone, for whoever rolls without a protocol. */
  public static Rng generator(String seed) {
    return Luck.of(new Seed(seed).key(), List.of(DICE)).stream(DICE);
  }

  @Override
  public boolean ping() {
    return true;
  }

  @Override
  public long randomInt(long low, long high) {
    return RngProtocol.between(rng, low, high);
  }

  @Override
  public int roll(int sides) {
    return rng.roll(sides);
  }
}

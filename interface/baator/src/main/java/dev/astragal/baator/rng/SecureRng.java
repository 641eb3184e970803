package dev.astragal.baator.rng;

import dev.astragal.kernel.rng.Rng;
import java.security.SecureRandom;

/** The machine's own entropy: fair, and impossible to repeat. */
public final class SecureRng extends Rng implements RngProtocol {
  private final SecureRandom random = new SecureRandom();
  private long drawn;

  public SecureRng() {
    super("secure");
  }

  @Override
  public boolean ping() {
    return true;
  }

  @Override
  public long randomInt(long low, long high) {
    drawn++;
    return RngProtocol.between(random, low, high);
  }

  @Override
  protected int draw(int bound) {
    drawn++;
    return random.nextInt(bound);
  }

  @Override
  protected long draw(long bound) {
    drawn++;
    return random.nextLong(bound);
  }

  @Override
  public long nextLong() {
    drawn++;
    return random.nextLong();
  }

  @Override
  public long position() {
    return drawn;
  }

  @Override
  public void seek(long position) {
    if (position != drawn) throw new UnsupportedOperationException("entropy cannot be repeated");
  }

  @Override
  public SecureRng copy() {
    return new SecureRng();
  }
}

package dev.astragal.games.trail.decisions;

import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** The open question and what it is about. */
public final class Pending extends Described<Pending> {
  private static final Copies<Pending> COPIES = Copies.of(Pending.class);

  public Asked asked = Asked.STORE;
  public int depth;
  public int width;
  public int swiftness;
  public int give;
  public int giveAmount;
  public int receive;
  public int receiveAmount;
  public int encounter = NONE;

  public static final int NONE = -1;

  @Override
  public Pending copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    asked = fields.symbol("asked", asked);
    depth = fields.int32("depth", depth);
    width = fields.int32("width", width);
    swiftness = fields.int32("swiftness", swiftness);
    give = fields.int32("give", give);
    giveAmount = fields.int32("giveAmount", giveAmount);
    receive = fields.int32("receive", receive);
    receiveAmount = fields.int32("receiveAmount", receiveAmount);
    encounter = fields.int32("encounter", encounter);
  }
}

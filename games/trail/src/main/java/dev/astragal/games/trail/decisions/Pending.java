package dev.astragal.games.trail.decisions;

import dev.astragal.games.trail.StatePart;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** The open question and what it is about. */
public final class Pending extends StatePart<Pending> {
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
    return shallow();
  }

  @Override
  public void describe(StateWriter out) {
    out.symbol("asked", asked);
    out.int32("depth", depth);
    out.int32("width", width);
    out.int32("swiftness", swiftness);
    out.int32("give", give);
    out.int32("giveAmount", giveAmount);
    out.int32("receive", receive);
    out.int32("receiveAmount", receiveAmount);
    out.int32("encounter", encounter);
  }

  @Override
  public void read(StateReader in) {
    asked = in.symbol("asked", Asked.class);
    depth = in.int32("depth");
    width = in.int32("width");
    swiftness = in.int32("swiftness");
    give = in.int32("give");
    giveAmount = in.int32("giveAmount");
    receive = in.int32("receive");
    receiveAmount = in.int32("receiveAmount");
    encounter = in.int32("encounter");
  }
}

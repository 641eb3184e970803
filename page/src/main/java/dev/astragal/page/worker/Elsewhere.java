package dev.astragal.page.worker;

import org.teavm.jso.JSBody;

/**
 * What a page's first module is without. Whoever needs it is told so, and the page goes on with the
 * whole game, which finds everything where this one left it.
 */
public final class Elsewhere extends RuntimeException {
  private static final long serialVersionUID = 1;

  private Elsewhere() {
    super("elsewhere");
  }

  /** Called in place of everything that the build has cut. */
  public static RuntimeException needed() {
    leave();
    return new Elsewhere();
  }

  @JSBody(script = "globalThis.leave();")
  private static native void leave();
}

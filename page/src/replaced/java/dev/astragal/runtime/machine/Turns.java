package dev.astragal.runtime.machine;

/** There is one thread: whose turn it is nobody else looks at. */
public final class Turns {
  private static final int OFFERED = 1;
  private static final int TAKEN = 2;
  private static final int DONE = 3;

  private final int[] stages;

  public Turns(int works) {
    this.stages = new int[works];
  }

  public void offer(int work) {
    stages[work] = OFFERED;
  }

  public boolean take(int work) {
    if (stages[work] != OFFERED) return false;
    stages[work] = TAKEN;
    return true;
  }

  public void done(int work) {
    stages[work] = DONE;
  }

  public boolean isDone(int work) {
    return stages[work] == DONE;
  }
}

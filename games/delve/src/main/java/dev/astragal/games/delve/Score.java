package dev.astragal.games.delve;

/**
 * What a run was worth: a hundred per floor left behind, five per kill, and what health is left
 * after a win.
 */
public record Score(int floors, int kills, int health) {
  private static final int PER_FLOOR = 100;
  private static final int PER_KILL = 5;

  static Score of(DelveState state) {
    boolean won = state.progress.ending == Ending.VICTORY;
    return new Score(
        PER_FLOOR * (state.progress.floor - (won ? 0 : 1)),
        PER_KILL * state.progress.kills,
        won ? state.actors.hp[Actors.HERO] : 0);
  }

  public int total() {
    return floors + kills + health;
  }
}

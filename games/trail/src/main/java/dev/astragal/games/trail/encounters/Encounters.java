package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;

/** Who may be met on the modern road. */
public final class Encounters {
  private final List<Row> rows;

  /** One answer and what it brings. */
  public record Answer(@Flat Toll toll, Ratio travel, boolean rest) {}

  public record Row(
      String id,
      int weight,
      List<Region> regions,
      List<Mode> modes,
      List<Trait> traits,
      List<Answer> choices) {
    public boolean is(Trait trait) {
      return traits.contains(trait);
    }
  }

  /** What is special about an encounter. */
  public enum Trait {
    /** The day gains no miles. */
    HARD_STOP,
    /** Nor does this one: it goes into the vehicle. */
    MAJOR_REPAIR,
    /** It may come again soon. */
    CHAINABLE,
    /** Hungry travellers look out for it. */
    FORAGE
  }

  /** The document as it is written. */
  public record Pool(List<Row> encounters) {}

  private Encounters(List<Row> rows) {
    this.rows = rows;
  }

  public static Encounters read(Tree tree) {
    List<Row> rows = Shape.of(Pool.class).read(tree).encounters();
    if (rows.size() > Affairs.MOST)
      throw new TreeException(
          "encounters", tree.mark(), "there may be " + Affairs.MOST + " at most");
    return new Encounters(rows);
  }

  public int size() {
    return rows.size();
  }

  public Row get(int index) {
    return rows.get(index);
  }
}

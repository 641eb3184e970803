package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.store.Stores;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.List;

/** Who may be met on the wagon trail. */
public final class Wayfarers {
  private final List<Row> rows;

  /** One answer and what it brings; no more is given than there is. */
  public record Answer(int health, int foodLbs, int bullets, int clothes, int cents) {
    /** Whether the party has what it is asked for. */
    public boolean affordable(Stores stores) {
      return stores.food + foodLbs >= 0
          && stores.bullets + bullets >= 0
          && stores.clothes + clothes >= 0
          && stores.cashCents + cents >= 0;
    }
  }

  public record Row(String id, int weight, List<Answer> choices) {}

  /** The document as it is written. */
  public record Pool(List<Row> wayfarers) {}

  private Wayfarers(List<Row> rows) {
    this.rows = rows;
  }

  public static Wayfarers read(Tree tree) {
    List<Row> rows = Shape.of(Pool.class).read(tree).wayfarers();
    for (Row row : rows) {
      boolean free = row.choices().stream().anyMatch(answer -> answer.affordable(new Stores()));
      if (!free)
        throw new TreeException(
            "wayfarers", tree.mark(), row.id() + " has no answer that costs nothing");
    }
    return new Wayfarers(rows);
  }

  public int size() {
    return rows.size();
  }

  public Row get(int index) {
    return rows.get(index);
  }
}

package dev.astragal.parts.board;

import dev.astragal.kernel.state.Ints;
import java.util.List;

/** Places joined by ways, each with those it leads to. */
public record Graph(List<Ints> ways) implements Board {
  public Graph {
    ways = List.copyOf(ways);
  }

  @Override
  public int cells() {
    return ways.size();
  }

  @Override
  public Ints beside(int cell) {
    return ways.get(cell);
  }
}

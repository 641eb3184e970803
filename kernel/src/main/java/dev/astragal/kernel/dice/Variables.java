package dev.astragal.kernel.dice;

import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;

/** Where an expression looks up its names. */
@FunctionalInterface
public interface Variables {
  /** The value at {@code path}, if there is one. */
  Optional<Tree> find(List<String> path);

  /** False when there is nothing to look in at all, which is another mistake than a wrong name. */
  default boolean present() {
    return true;
  }

  /** No context. */
  static Variables none() {
    return Absent.CONTEXT;
  }

  /** A document to look in, level by level. */
  static Variables of(Tree root) {
    return path -> {
      Tree at = root;
      for (int i = 0; i < path.size(); i++) {
        if (!(at instanceof Tree.Table table)) return Optional.empty();
        Tree next = table.fields().get(path.get(i));
        if (next == null) return Optional.empty();
        at = next;
      }
      return Optional.of(at);
    };
  }

  /** The context that is not there. */
  enum Absent implements Variables {
    CONTEXT;

    @Override
    public Optional<Tree> find(List<String> path) {
      return Optional.empty();
    }

    @Override
    public boolean present() {
      return false;
    }
  }
}

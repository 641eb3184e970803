package dev.astragal.web.inspect;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.web.json.Fields;
import java.util.Optional;

/**
 * Where a run comes from.
 *
 * @param name what people call it
 * @param kind {@code match}, {@code recording} or {@code fork}
 * @param parent for a fork, what it left and where
 * @param makers what made it, where that was not this program as it is now; only to be told
 */
record Origin(
    String id,
    String name,
    String kind,
    RunSpec spec,
    Optional<Parent> parent,
    Optional<String> makers) {
  Origin(String id, String name, String kind, RunSpec spec) {
    this(id, name, kind, spec, Optional.empty(), Optional.empty());
  }

  record Parent(String run, long at, String luck) {
    Tree tree() {
      return Fields.of().put("run", run).put("at", at).put("luck", luck).tree();
    }
  }
}

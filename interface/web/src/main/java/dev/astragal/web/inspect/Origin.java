package dev.astragal.web.inspect;

import dev.astragal.runtime.library.RunSpec;
import dev.astragal.web.message.RunInfo;
import java.util.Optional;

/**
 * Where a run comes from.
 *
 * @param name what people call it
 * @param parent for a fork, what it left and where
 * @param makers what made it, where that was not this program as it is now; only to be told
 */
record Origin(
    String id,
    String name,
    RunInfo.Kind kind,
    RunSpec spec,
    Optional<RunInfo.Parent> parent,
    Optional<String> makers) {
  Origin(String id, String name, RunInfo.Kind kind, RunSpec spec) {
    this(id, name, kind, spec, Optional.empty(), Optional.empty());
  }
}

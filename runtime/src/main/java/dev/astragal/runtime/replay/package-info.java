/** Rebuilding a run from its journal, and saying where it differs. */
@NullMarked
package dev.astragal.runtime.replay;

import org.jspecify.annotations.NullMarked;

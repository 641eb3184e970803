/** A live game joined to its journal. */
@NullMarked
package dev.astragal.runtime.session;

import org.jspecify.annotations.NullMarked;

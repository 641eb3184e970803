/** One description per state, from which bytes, hash, snapshot, view and diff follow. */
@NullMarked
package dev.astragal.kernel.state;

import org.jspecify.annotations.NullMarked;

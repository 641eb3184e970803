/** Games small enough to be looked through to the last position. */
@NullMarked
package dev.astragal.runtime.solve;

import org.jspecify.annotations.NullMarked;

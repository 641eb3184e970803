/** Random inputs, and the shortest run that still fails. */
@NullMarked
package dev.astragal.runtime.fuzz;

import org.jspecify.annotations.NullMarked;

/** The machine a program runs on: its clock, its threads, and numbers nobody can guess. */
@Experimental
@NullMarked
package dev.astragal.runtime.machine;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

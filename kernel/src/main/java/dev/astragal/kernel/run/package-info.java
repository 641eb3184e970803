/** Running a game: the one gate for choices, the one clock for time. */
@Experimental
@NullMarked
package dev.astragal.kernel.run;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

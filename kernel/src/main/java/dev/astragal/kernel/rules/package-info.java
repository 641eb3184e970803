/** Rules as data: when they apply, what they roll against what, and what follows. */
@Experimental
@NullMarked
package dev.astragal.kernel.rules;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

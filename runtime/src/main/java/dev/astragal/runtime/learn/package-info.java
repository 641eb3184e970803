/** Games for learners: what a seat sees and may do, as numbers of fixed size. */
@Experimental
@NullMarked
package dev.astragal.runtime.learn;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

/** Where matches are kept: a directory of journals, or something several servers share. */
@Experimental
@NullMarked
package dev.astragal.runtime.store;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

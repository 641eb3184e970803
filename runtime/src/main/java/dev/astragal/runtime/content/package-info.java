/** Documents in and out: YAML, JSON and message bundles. */
@Experimental
@NullMarked
package dev.astragal.runtime.content;

import dev.astragal.kernel.stability.Experimental;
import org.jspecify.annotations.NullMarked;

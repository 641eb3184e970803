/** The contract suite every game passes. */
@NullMarked
package dev.astragal.runtime.kit;

import org.jspecify.annotations.NullMarked;

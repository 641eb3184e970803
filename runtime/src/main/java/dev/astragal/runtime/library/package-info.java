/** Finding games and setting them up. */
@NullMarked
package dev.astragal.runtime.library;

import org.jspecify.annotations.NullMarked;

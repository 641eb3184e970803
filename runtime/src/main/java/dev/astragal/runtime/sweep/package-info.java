/** Many games at once, and what they have in common. */
@NullMarked
package dev.astragal.runtime.sweep;

import org.jspecify.annotations.NullMarked;

/** What may be built on for long, and what may still change. */
@NullMarked
package dev.astragal.kernel.stability;

import org.jspecify.annotations.NullMarked;

/** Rules as data: when they apply, what they roll against what, and what follows. */
@NullMarked
package dev.astragal.kernel.rules;

import org.jspecify.annotations.NullMarked;

/** Rolling, and the odds of it, from a command line. */
@NullMarked
package dev.astragal.baator.dice;

import org.jspecify.annotations.NullMarked;

/** Dice as a service on the buses. */
@NullMarked
package dev.astragal.runtime.dice;

import org.jspecify.annotations.NullMarked;

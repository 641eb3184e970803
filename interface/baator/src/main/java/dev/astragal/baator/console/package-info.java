/** The game master's console. */
@NullMarked
package dev.astragal.baator.console;

import org.jspecify.annotations.NullMarked;

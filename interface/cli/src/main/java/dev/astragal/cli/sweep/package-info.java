/** Many games at once: sweeps, the search for a number, and how lucky a game was. */
@NullMarked
package dev.astragal.cli.sweep;

import org.jspecify.annotations.NullMarked;

/** Running a game: the one gate for choices, the one clock for time. */
@NullMarked
package dev.astragal.kernel.run;

import org.jspecify.annotations.NullMarked;

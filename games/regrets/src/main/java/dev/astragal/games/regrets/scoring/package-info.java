/** The reckoning at the end of the week. */
@NullMarked
package dev.astragal.games.regrets.scoring;

import org.jspecify.annotations.NullMarked;

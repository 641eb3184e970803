/** The panels of the screen, one class each. */
@NullMarked
package dev.astragal.games.delve.screen;

import org.jspecify.annotations.NullMarked;

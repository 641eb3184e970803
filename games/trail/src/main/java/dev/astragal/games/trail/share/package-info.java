/** Codes by which players tell each other of a journey. */
@NullMarked
package dev.astragal.games.trail.share;

import org.jspecify.annotations.NullMarked;

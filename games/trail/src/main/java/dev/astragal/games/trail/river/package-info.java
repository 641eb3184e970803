/** Rivers and the ways across them, The Dalles last of all. */
@NullMarked
package dev.astragal.games.trail.river;

import org.jspecify.annotations.NullMarked;

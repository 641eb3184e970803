/** 2048. */
@NullMarked
package dev.astragal.games.classics.twenty48;

import org.jspecify.annotations.NullMarked;

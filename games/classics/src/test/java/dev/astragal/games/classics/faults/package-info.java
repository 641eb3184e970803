/** Faults put into copies of games, one by one, to see who catches them. */
@NullMarked
package dev.astragal.games.classics.faults;

import org.jspecify.annotations.NullMarked;

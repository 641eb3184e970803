/** What players are told of what happened: sentences with names and amounts. */
@NullMarked
package dev.astragal.games.trail.story;

import org.jspecify.annotations.NullMarked;

/** The wagon trail of 1848 as a whole: its rules, policy, prompts, screen and bots. */
@NullMarked
package dev.astragal.games.trail.wagon;

import org.jspecify.annotations.NullMarked;

/** The modern road as a whole: its rules, policy, prompts, screen and bots. */
@NullMarked
package dev.astragal.games.trail.modern;

import org.jspecify.annotations.NullMarked;

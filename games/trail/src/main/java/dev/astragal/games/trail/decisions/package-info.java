/** What the travellers are asked, what they may answer, and how they are told no. */
@NullMarked
package dev.astragal.games.trail.decisions;

import org.jspecify.annotations.NullMarked;

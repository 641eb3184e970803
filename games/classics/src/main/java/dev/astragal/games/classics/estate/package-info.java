/** Estate sale, an auction game. */
@NullMarked
package dev.astragal.games.classics.estate;

import org.jspecify.annotations.NullMarked;

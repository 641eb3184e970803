/** The contract a game fulfils, and the words it is written in. */
@NullMarked
package dev.astragal.kernel.game;

import org.jspecify.annotations.NullMarked;

/** Regrets and dinks: drawn, lost, kept away. */
@NullMarked
package dev.astragal.games.regrets.madness;

import org.jspecify.annotations.NullMarked;

/** Selling, mounting, shopping, and the market. */
@NullMarked
package dev.astragal.games.regrets.port;

import org.jspecify.annotations.NullMarked;

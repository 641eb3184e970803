@NullMarked
package dev.astragal.games.regrets;

import org.jspecify.annotations.NullMarked;

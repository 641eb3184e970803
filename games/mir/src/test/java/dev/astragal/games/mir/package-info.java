@NullMarked
package dev.astragal.games.mir;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.astragal.games.mir.state;

import org.jspecify.annotations.NullMarked;

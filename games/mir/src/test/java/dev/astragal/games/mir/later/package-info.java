@NullMarked
package dev.astragal.games.mir.later;

import org.jspecify.annotations.NullMarked;

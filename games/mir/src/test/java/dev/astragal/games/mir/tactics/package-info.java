@NullMarked
package dev.astragal.games.mir.tactics;

import org.jspecify.annotations.NullMarked;

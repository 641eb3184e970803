@NullMarked
package dev.astragal.games.mir.rules;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.astragal.games.mir.json;

import org.jspecify.annotations.NullMarked;

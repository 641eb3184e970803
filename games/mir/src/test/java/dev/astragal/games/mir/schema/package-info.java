@NullMarked
package dev.astragal.games.mir.schema;

import org.jspecify.annotations.NullMarked;

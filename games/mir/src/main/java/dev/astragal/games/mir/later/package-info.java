/** The rules the reference engine grew into later, defects and all. */
@NullMarked
package dev.astragal.games.mir.later;

import org.jspecify.annotations.NullMarked;

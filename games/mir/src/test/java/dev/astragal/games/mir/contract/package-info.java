@NullMarked
package dev.astragal.games.mir.contract;

import org.jspecify.annotations.NullMarked;

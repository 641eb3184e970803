/** The rules: each class reads the state, decides, and emits events. */
@NullMarked
package dev.astragal.games.delve.rules;

import org.jspecify.annotations.NullMarked;

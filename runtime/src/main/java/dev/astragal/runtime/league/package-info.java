/** Players against each other, under the same luck and on every seat. */
@NullMarked
package dev.astragal.runtime.league;

import org.jspecify.annotations.NullMarked;

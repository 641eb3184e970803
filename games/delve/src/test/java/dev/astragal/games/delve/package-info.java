/** What Delve promises, rule by rule. */
@NullMarked
package dev.astragal.games.delve;

import org.jspecify.annotations.NullMarked;

/** What may be chosen, why not, and how choices are listed. */
@NullMarked
package dev.astragal.games.regrets.choices;

import org.jspecify.annotations.NullMarked;

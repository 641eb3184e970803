/** How a session decides: commands to actors, rules, scenes, and taking single effects back. */
@NullMarked
package dev.astragal.games.baator.rules;

import org.jspecify.annotations.NullMarked;

/** What is offered and what happened, in the words of a message bundle. */
@NullMarked
package dev.astragal.games.delve.words;

import org.jspecify.annotations.NullMarked;

/** What answers to prompts lead to: stores, rivers, gates, trades. */
@NullMarked
package dev.astragal.games.trail.resolvers;

import org.jspecify.annotations.NullMarked;

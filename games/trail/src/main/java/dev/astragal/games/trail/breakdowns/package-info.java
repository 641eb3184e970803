/** What breaks on wagons and vehicles, and how they are got going again. */
@NullMarked
package dev.astragal.games.trail.breakdowns;

import org.jspecify.annotations.NullMarked;

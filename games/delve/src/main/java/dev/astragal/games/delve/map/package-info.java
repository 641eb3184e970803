/** Tiles, sight and search on a grid: integer work on arrays that are allocated once. */
@NullMarked
package dev.astragal.games.delve.map;

import org.jspecify.annotations.NullMarked;

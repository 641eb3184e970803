/** What fills the dungeon, read from rows of YAML. */
@NullMarked
package dev.astragal.games.delve.content;

import org.jspecify.annotations.NullMarked;

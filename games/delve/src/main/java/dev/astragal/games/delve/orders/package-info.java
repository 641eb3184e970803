/** How the player wants the hero to act: the seed's eight knobs and three presets. */
@NullMarked
package dev.astragal.games.delve.orders;

import org.jspecify.annotations.NullMarked;

/** What befalls a wagon by chance on days that it travels. */
@NullMarked
package dev.astragal.games.trail.wayside;

import org.jspecify.annotations.NullMarked;

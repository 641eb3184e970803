/** JSON values that keep their order and print as ECMAScript prints them. */
@NullMarked
package dev.astragal.games.mir.json;

import org.jspecify.annotations.NullMarked;

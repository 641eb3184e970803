/** What a player may set: keys, theme, speed. */
@NullMarked
package dev.astragal.tui.config;

import org.jspecify.annotations.NullMarked;

/** What a game brings for the browser, found beside its class. */
@NullMarked
package dev.astragal.web.game;

import org.jspecify.annotations.NullMarked;

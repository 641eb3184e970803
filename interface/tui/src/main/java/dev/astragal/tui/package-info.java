/** The full-screen client for any game, made from its screens and prompts alone. */
@NullMarked
package dev.astragal.tui;

import org.jspecify.annotations.NullMarked;

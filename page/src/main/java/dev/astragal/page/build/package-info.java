/** Makes static pages of games: what a browser runs is compiled from the same classes. */
@NullMarked
package dev.astragal.page.build;

import org.jspecify.annotations.NullMarked;

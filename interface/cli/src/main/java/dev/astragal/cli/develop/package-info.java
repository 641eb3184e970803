/** Works on a game while it is played. */
@NullMarked
package dev.astragal.cli.develop;

import org.jspecify.annotations.NullMarked;

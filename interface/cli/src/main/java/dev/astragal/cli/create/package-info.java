/** Creating a new game. */
@NullMarked
package dev.astragal.cli.create;

import org.jspecify.annotations.NullMarked;

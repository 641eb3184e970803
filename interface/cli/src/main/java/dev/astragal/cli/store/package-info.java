/** Looking after a store: copies of it, and what is not needed any more. */
@NullMarked
package dev.astragal.cli.store;

import org.jspecify.annotations.NullMarked;

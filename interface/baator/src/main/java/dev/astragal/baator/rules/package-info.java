/** Checking, applying and weighing rule packs from a command line. */
@NullMarked
package dev.astragal.baator.rules;

import org.jspecify.annotations.NullMarked;

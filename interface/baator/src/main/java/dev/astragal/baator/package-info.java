/** Commands of the Baator system for the command line. */
@NullMarked
package dev.astragal.baator;

import org.jspecify.annotations.NullMarked;

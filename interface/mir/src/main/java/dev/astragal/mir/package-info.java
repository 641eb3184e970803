/** The commands that only MIR has. */
@NullMarked
package dev.astragal.mir;

import org.jspecify.annotations.NullMarked;

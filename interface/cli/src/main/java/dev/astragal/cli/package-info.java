/** The command line: one program, one command per thing a person wants done. */
@NullMarked
package dev.astragal.cli;

import org.jspecify.annotations.NullMarked;

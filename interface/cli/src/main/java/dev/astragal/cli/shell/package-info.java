/** What a shell wants to know of the program. */
@NullMarked
package dev.astragal.cli.shell;

import org.jspecify.annotations.NullMarked;

/** A table in plain text: for pipes, screen readers and small terminals. */
@NullMarked
package dev.astragal.plain;

import org.jspecify.annotations.NullMarked;

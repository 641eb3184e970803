/** Playing in plain text: for pipes, screen readers and small terminals. */
@NullMarked
package dev.astragal.cli.plain;

import org.jspecify.annotations.NullMarked;

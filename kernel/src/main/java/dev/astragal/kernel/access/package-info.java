/** The way into the classes of games; nobody outside of the kernel may use it. */
@NullMarked
package dev.astragal.kernel.access;

import org.jspecify.annotations.NullMarked;

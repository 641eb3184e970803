/** Hashes in plain Java, so that the kernel needs no library. */
@NullMarked
package dev.astragal.kernel.hash;

import org.jspecify.annotations.NullMarked;

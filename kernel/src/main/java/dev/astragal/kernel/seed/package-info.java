/** Seeds as text, and codes that people can share. */
@NullMarked
package dev.astragal.kernel.seed;

import org.jspecify.annotations.NullMarked;

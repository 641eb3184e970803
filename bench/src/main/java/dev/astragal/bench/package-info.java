/** Benchmarks, and the small games only they play. */
@NullMarked
package dev.astragal.bench;

import org.jspecify.annotations.NullMarked;

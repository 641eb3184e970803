/** The statistics behind sweeps: small, exact where they can be, and tested from known values. */
@NullMarked
package dev.astragal.runtime.statistics;

import org.jspecify.annotations.NullMarked;

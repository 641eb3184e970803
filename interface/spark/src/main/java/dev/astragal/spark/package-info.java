/** Sweeps on an Apache Spark cluster. */
@NullMarked
package dev.astragal.spark;

import org.jspecify.annotations.NullMarked;

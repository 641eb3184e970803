@NullMarked
package dev.astragal.app.architecture.samples.kernel.rng;

import org.jspecify.annotations.NullMarked;

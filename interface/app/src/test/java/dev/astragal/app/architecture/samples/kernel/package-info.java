@NullMarked
package dev.astragal.app.architecture.samples.kernel;

import org.jspecify.annotations.NullMarked;

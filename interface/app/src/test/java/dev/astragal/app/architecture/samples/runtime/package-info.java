@NullMarked
package dev.astragal.app.architecture.samples.runtime;

import org.jspecify.annotations.NullMarked;

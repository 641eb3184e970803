@NullMarked
package dev.astragal.runtime.flight;

import org.jspecify.annotations.NullMarked;

/** Rule tests written as documents. */
@NullMarked
package dev.astragal.runtime.scenario;

import org.jspecify.annotations.NullMarked;

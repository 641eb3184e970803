/** Checks after every step that nothing changed unexplained. */
@NullMarked
package dev.astragal.runtime.audit;

import org.jspecify.annotations.NullMarked;

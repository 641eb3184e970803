/**
 * What a flight recording of the Java virtual machine shows of the engine; free while nobody
 * records.
 */
@NullMarked
package dev.astragal.runtime.flight;

import org.jspecify.annotations.NullMarked;

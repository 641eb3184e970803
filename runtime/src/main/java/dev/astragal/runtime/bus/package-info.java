/** Commands with one handler each, events with any number of listeners. */
@NullMarked
package dev.astragal.runtime.bus;

import org.jspecify.annotations.NullMarked;

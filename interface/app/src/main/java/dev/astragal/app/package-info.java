/**
 * The program as a whole: nothing but what it is put together from, and tests of it in a real
 * terminal.
 */
@NullMarked
package dev.astragal.app;

import org.jspecify.annotations.NullMarked;

/** The program as a whole: nothing but the sum of its modules, and the place to check them all. */
@NullMarked
package dev.astragal.app;

import org.jspecify.annotations.NullMarked;

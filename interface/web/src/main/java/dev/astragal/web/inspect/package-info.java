/** Looking at runs: any step, both ways, and other futures. */
@NullMarked
package dev.astragal.web.inspect;

import org.jspecify.annotations.NullMarked;

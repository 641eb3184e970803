@NullMarked
package dev.astragal.kernel.run;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.astragal.kernel.hash;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.astragal.mir;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.astragal.mir.bundle;

import org.jspecify.annotations.NullMarked;

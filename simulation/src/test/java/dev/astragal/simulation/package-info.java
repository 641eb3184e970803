@NullMarked
package dev.astragal.simulation;

import org.jspecify.annotations.NullMarked;

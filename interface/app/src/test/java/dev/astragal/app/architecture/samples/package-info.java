@NullMarked
package dev.astragal.app.architecture.samples;

import org.jspecify.annotations.NullMarked;

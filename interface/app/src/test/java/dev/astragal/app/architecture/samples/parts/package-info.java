@NullMarked
package dev.astragal.app.architecture.samples.parts;

import org.jspecify.annotations.NullMarked;

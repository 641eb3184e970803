@NullMarked
package dev.astragal.app.architecture.samples.util;

import org.jspecify.annotations.NullMarked;

@NullMarked
package dev.astragal.app.architecture.samples.cli;

import org.jspecify.annotations.NullMarked;

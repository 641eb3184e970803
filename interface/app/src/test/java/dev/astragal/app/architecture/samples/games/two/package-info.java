@NullMarked
package dev.astragal.app.architecture.samples.games.two;

import org.jspecify.annotations.NullMarked;

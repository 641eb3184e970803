@NullMarked
package dev.astragal.app.architecture.samples.games.one;

import org.jspecify.annotations.NullMarked;

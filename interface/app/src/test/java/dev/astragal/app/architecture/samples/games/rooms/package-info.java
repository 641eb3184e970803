@NullMarked
package dev.astragal.app.architecture.samples.games.rooms;

import org.jspecify.annotations.NullMarked;

/** Go. */
@NullMarked
package dev.astragal.games.classics.go;

import org.jspecify.annotations.NullMarked;

/** The WebSocket, one connection a seat. */
@NullMarked
package dev.astragal.web.socket;

import org.jspecify.annotations.NullMarked;

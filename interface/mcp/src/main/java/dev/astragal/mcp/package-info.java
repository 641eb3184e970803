/** The Model Context Protocol, as a library speaks it; what can be called is in {@code seat}. */
@NullMarked
package dev.astragal.mcp;

import org.jspecify.annotations.NullMarked;

/** What an agent may call, whatever protocol carries it: a seat at a table, and a workbench. */
@NullMarked
package dev.astragal.mcp.seat;

import org.jspecify.annotations.NullMarked;

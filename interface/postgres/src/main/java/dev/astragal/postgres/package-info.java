/** Matches in PostgreSQL, shared by several servers. */
@NullMarked
package dev.astragal.postgres;

import org.jspecify.annotations.NullMarked;

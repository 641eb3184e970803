/** People and bots around a run: the one model of play that every client draws. */
@NullMarked
package dev.astragal.runtime.table;

import org.jspecify.annotations.NullMarked;

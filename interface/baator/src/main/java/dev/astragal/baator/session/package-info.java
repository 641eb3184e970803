/** A session behind the buses: commands in, events out, all of it journaled. */
@NullMarked
package dev.astragal.baator.session;

import org.jspecify.annotations.NullMarked;

/** What a search thinks of what was played. */
@NullMarked
package dev.astragal.runtime.analysis;

import org.jspecify.annotations.NullMarked;

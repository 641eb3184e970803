/** What a change of rules does to runs that were recorded before it. */
@NullMarked
package dev.astragal.runtime.corpus;

import org.jspecify.annotations.NullMarked;

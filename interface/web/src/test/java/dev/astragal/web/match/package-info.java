/** Tests of parts of a match that nobody outside of it sees. */
@NullMarked
package dev.astragal.web.match;

import org.jspecify.annotations.NullMarked;

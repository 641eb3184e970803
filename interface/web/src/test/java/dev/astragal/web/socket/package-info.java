/** Tests of parts of a connection that nobody outside of it sees. */
@NullMarked
package dev.astragal.web.socket;

import org.jspecify.annotations.NullMarked;

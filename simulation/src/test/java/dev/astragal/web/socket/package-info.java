/** Tests of what a connection does on several threads. */
@NullMarked
package dev.astragal.web.socket;

import org.jspecify.annotations.NullMarked;

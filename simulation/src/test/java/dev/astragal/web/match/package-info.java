/** Tests of what a match does on several threads. */
@NullMarked
package dev.astragal.web.match;

import org.jspecify.annotations.NullMarked;

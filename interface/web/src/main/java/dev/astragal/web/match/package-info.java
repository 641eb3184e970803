/** Live games with seats. */
@NullMarked
package dev.astragal.web.match;

import org.jspecify.annotations.NullMarked;

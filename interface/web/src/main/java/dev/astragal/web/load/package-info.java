/** Measuring a server under load. */
@NullMarked
package dev.astragal.web.load;

import org.jspecify.annotations.NullMarked;

/** The games of the guide. */
@NullMarked
package dev.astragal.guide;

import org.jspecify.annotations.NullMarked;

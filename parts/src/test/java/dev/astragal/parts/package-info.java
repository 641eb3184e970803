/** How the parts are used. */
@NullMarked
package dev.astragal.parts;

import org.jspecify.annotations.NullMarked;

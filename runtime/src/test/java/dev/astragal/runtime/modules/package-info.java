/** The libraries as modules. */
@NullMarked
package dev.astragal.runtime.modules;

import org.jspecify.annotations.NullMarked;

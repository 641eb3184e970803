/** Documents in and out: YAML, JSON and message bundles. */
@NullMarked
package dev.astragal.runtime.content;

import org.jspecify.annotations.NullMarked;

/** The rules of the house that a compiler does not know, and samples that break each of them. */
@NullMarked
package dev.astragal.app.architecture;

import org.jspecify.annotations.NullMarked;

/** The rules of Starter. */
@NullMarked
package dev.astragal.starter;

import org.jspecify.annotations.NullMarked;

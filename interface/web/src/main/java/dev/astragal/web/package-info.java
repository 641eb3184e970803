/** Every game in the browser. */
@NullMarked
package dev.astragal.web;

import org.jspecify.annotations.NullMarked;

/** Every way in which a few threads can meet, as far as there is time to try them. */
@NullMarked
package dev.astragal.threads;

import org.jspecify.annotations.NullMarked;

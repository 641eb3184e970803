/** Games for learners: a protocol of lines, a socket, batches in shared memory. */
@NullMarked
package dev.astragal.env;

import org.jspecify.annotations.NullMarked;

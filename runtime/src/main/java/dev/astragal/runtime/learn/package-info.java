/** Games for learners: what a seat sees and may do, as numbers of fixed size. */
@NullMarked
package dev.astragal.runtime.learn;

import org.jspecify.annotations.NullMarked;

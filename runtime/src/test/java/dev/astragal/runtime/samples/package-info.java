/** Small games for the tests: dice on a record, a walk on an owned state, cards with secrets. */
@NullMarked
package dev.astragal.runtime.samples;

import org.jspecify.annotations.NullMarked;

/** Dice from elsewhere: the machine's own entropy, or a daemon behind a socket. */
@NullMarked
package dev.astragal.baator.rng;

import org.jspecify.annotations.NullMarked;

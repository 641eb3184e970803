/** A proof that nobody chose the dice: committed to before a session, revealed after it. */
@NullMarked
package dev.astragal.baator.fair;

import org.jspecify.annotations.NullMarked;

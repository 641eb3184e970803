/** A game that breaks its own rules, to see what a server does about it. */
@NullMarked
package dev.astragal.web.faulty;

import org.jspecify.annotations.NullMarked;

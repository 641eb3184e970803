/** Actions proposed by programs nobody trusts. */
@NullMarked
package dev.astragal.mir.proposal;

import org.jspecify.annotations.NullMarked;

/** The neutral tree in which content, policies, choices and views travel. */
@NullMarked
package dev.astragal.kernel.tree;

import org.jspecify.annotations.NullMarked;

/** Numbers a designer may move, resolved before any rule runs. */
@NullMarked
package dev.astragal.kernel.policy;

import org.jspecify.annotations.NullMarked;

/** The machine a program runs on: its clock, its threads, and numbers nobody can guess. */
@NullMarked
package dev.astragal.runtime.machine;

import org.jspecify.annotations.NullMarked;

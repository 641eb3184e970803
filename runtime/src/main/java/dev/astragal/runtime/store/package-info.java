/** Where matches are kept: a directory of journals, or something several servers share. */
@NullMarked
package dev.astragal.runtime.store;

import org.jspecify.annotations.NullMarked;

/** What colours and emphasis stand for meanings. */
@NullMarked
package dev.astragal.tui.theme;

import org.jspecify.annotations.NullMarked;

/** What a page is made of says the same as the program. */
@NullMarked
package dev.astragal.page.build;

import org.jspecify.annotations.NullMarked;

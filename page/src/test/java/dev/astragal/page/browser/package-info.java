/** Pages in a real browser, from a host that knows nothing but files. */
@NullMarked
package dev.astragal.page.browser;

import org.jspecify.annotations.NullMarked;

/** The pages in a real browser, against the real server. */
@NullMarked
package dev.astragal.web.browser;

import org.jspecify.annotations.NullMarked;

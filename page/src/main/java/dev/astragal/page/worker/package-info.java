/** What runs in a page: the server of matches, without a server. */
@NullMarked
package dev.astragal.page.worker;

import org.jspecify.annotations.NullMarked;

/** Requests, and the rules all of them obey. */
@NullMarked
package dev.astragal.web.http;

import org.jspecify.annotations.NullMarked;

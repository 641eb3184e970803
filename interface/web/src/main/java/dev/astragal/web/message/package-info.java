/** What goes over the wire, written and strictly read. */
@NullMarked
package dev.astragal.web.json;

import org.jspecify.annotations.NullMarked;

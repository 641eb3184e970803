/** What goes over the wire: records, written and strictly read by their shapes. */
@NullMarked
package dev.astragal.web.message;

import org.jspecify.annotations.NullMarked;

/** What a server says of itself to those who run it. */
@NullMarked
package dev.astragal.web.vitals;

import org.jspecify.annotations.NullMarked;

/** The documentation as a site, and the checks that keep it true. */
@NullMarked
package dev.astragal.site;

import org.jspecify.annotations.NullMarked;

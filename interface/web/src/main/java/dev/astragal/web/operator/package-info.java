/** What whoever runs a server may do while it runs. */
@NullMarked
package dev.astragal.web.operator;

import org.jspecify.annotations.NullMarked;

/** A real server on a free port, real clients. */
@NullMarked
package dev.astragal.web;

import org.jspecify.annotations.NullMarked;

/** How agents come in over HTTP; what they speak is the business of whoever provides it. */
@NullMarked
package dev.astragal.web.agent;

import org.jspecify.annotations.NullMarked;

/** For tests only: private servers, and the program in processes of its own. */
@NullMarked
package dev.astragal.testbed;

import org.jspecify.annotations.NullMarked;

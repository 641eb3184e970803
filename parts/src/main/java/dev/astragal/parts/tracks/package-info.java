/** What is counted: money, places on a track, time that is left. */
@NullMarked
package dev.astragal.parts.tracks;

import org.jspecify.annotations.NullMarked;

package org.teavm.classlib.java.time;

import java.time.Instant;

/** What is used of {@code java.time.InstantSource}. */
public interface TInstantSource {
  static TInstantSource system() {
    return Instant::now;
  }

  Instant instant();
}

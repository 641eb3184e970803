package org.teavm.classlib.java.util.concurrent;

import java.util.Collection;
import java.util.TreeSet;

/**
 * What is used of {@code java.util.concurrent.ConcurrentSkipListSet}, where there is one thread.
 */
public final class TConcurrentSkipListSet<E> extends TreeSet<E> {
  public TConcurrentSkipListSet(Collection<? extends E> all) {
    super(all);
  }
}

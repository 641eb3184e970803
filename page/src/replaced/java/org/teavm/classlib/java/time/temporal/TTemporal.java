package org.teavm.classlib.java.time.temporal;

/** What {@code Duration.between} takes; moments alone are used. */
public interface TTemporal {}

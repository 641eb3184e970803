package org.teavm.classlib.java.time.temporal;

/** What is added to a moment; durations alone are used. */
public interface TTemporalAmount {}

package org.teavm.classlib.java.time.format;

/** A moment that cannot be read. */
public class TDateTimeParseException extends RuntimeException {
  public TDateTimeParseException(String text) {
    super("'" + text + "' is no moment");
  }
}

package dev.astragal.runtime.content;

/** Something a user gave us is wrong; the message is the one line they see. */
public class BadInputException extends RuntimeException {
  public BadInputException(String message) {
    super(message);
  }
}

package dev.astragal.kernel.game;

/**
 * Why something was refused.
 *
 * @param code stable, for programs
 * @param message one sentence, for people
 * @param path the part of the choice or state that is at fault, or empty
 */
public record Rejection(String code, String message, String path) {
  public static Rejection of(String code, String message) {
    return new Rejection(code, message, "");
  }

  @Override
  public String toString() {
    return "[" + code + "] " + (path.isEmpty() ? "" : path + ": ") + message;
  }
}

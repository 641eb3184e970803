package dev.astragal.kernel.game;

import dev.astragal.kernel.screen.Msg;

/**
 * Why something was refused.
 *
 * @param code stable, for programs
 * @param why what a person is told, in the words of a message bundle
 * @param path the part of the choice or state that is at fault, or empty
 */
public record Rejection(String code, Msg why, String path) {
  /** A sentence that is prescribed to the letter, and so not to be translated. */
  public Rejection(String code, String sentence, String path) {
    this(code, Msg.literal(sentence), path);
  }

  public static Rejection of(String code, String sentence) {
    return new Rejection(code, sentence, "");
  }

  /** Told by the message {@code refusal.CODE}, with names and values in turn. */
  public static Rejection because(String code, Object... namesAndValues) {
    return new Rejection(code, Msg.of("refusal." + code, namesAndValues), "");
  }

  /** The same, with the part that is at fault. */
  public Rejection at(String part) {
    return new Rejection(code, why, part);
  }

  /** For programs and tests: the sentence where it is prescribed, else its key and values. */
  public String message() {
    return why.toString();
  }

  @Override
  public String toString() {
    return "[" + code + "] " + (path.isEmpty() ? "" : path + ": ") + message();
  }
}

package dev.astragal.kernel.rules;

/** What a rule causes: an order to be carried out, or something to be known. */
public record Effect(Kind kind, String name, Payload.Fields payload) {
  public enum Kind {
    COMMAND,
    EVENT
  }
}

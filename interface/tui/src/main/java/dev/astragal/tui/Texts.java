package dev.astragal.tui;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;

/** The client's own sentences. */
public record Texts(Messages messages) {
  public static Texts in(String language) {
    return new Texts(Messages.beside(Texts.class, language));
  }

  /** Names and values in turn, after the key. */
  public String text(String key, Object... namesAndValues) {
    return messages.text(Msg.of(key, namesAndValues));
  }
}

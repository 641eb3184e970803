package dev.astragal.games.mir.state;

import dev.astragal.kernel.state.WrittenAs;
import java.util.Objects;

/**
 * What dice were rolled for, such as {@code Seren damage vs Goblin}. Many rolls are never read, so
 * the text is put together when somebody does. Two are equal when their texts are.
 */
@WrittenAs("text")
public final class Purpose {
  private final String who;
  private final String what;
  private final String whom;

  private Purpose(String who, String what, String whom) {
    this.who = who;
    this.what = what;
    this.whom = whom;
  }

  public static Purpose of(String text) {
    return new Purpose(text, "", "");
  }

  public static Purpose of(String who, String what) {
    return new Purpose(who, what, "");
  }

  /** Three texts that follow each other; blanks between them are their own. */
  public static Purpose of(String who, String what, String whom) {
    return new Purpose(who, what, whom);
  }

  public String text() {
    return who + what + whom;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Purpose purpose && text().equals(purpose.text());
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(text());
  }

  @Override
  public String toString() {
    return text();
  }
}

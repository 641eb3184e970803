package dev.astragal.tui.term;

import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.input.KeyType;
import java.util.Locale;
import java.util.Map;

/**
 * A key press by the name it has in key bindings: the character itself, or {@code space}, {@code
 * enter}, {@code up}, {@code f1}, {@code ctrl-l}.
 */
public record Key(String name) {
  public static final Key SPACE = new Key("space");
  public static final Key ENTER = new Key("enter");
  public static final Key ESCAPE = new Key("esc");
  public static final Key BACKSPACE = new Key("backspace");
  public static final Key TAB = new Key("tab");

  /** What ends every dialog and the program, whatever the bindings say. */
  public static final Key INTERRUPT = new Key("ctrl-c");

  private static final Map<KeyType, String> NAMES =
      Map.ofEntries(
          Map.entry(KeyType.Escape, "esc"),
          Map.entry(KeyType.Backspace, "backspace"),
          Map.entry(KeyType.ArrowLeft, "left"),
          Map.entry(KeyType.ArrowRight, "right"),
          Map.entry(KeyType.ArrowUp, "up"),
          Map.entry(KeyType.ArrowDown, "down"),
          Map.entry(KeyType.Insert, "insert"),
          Map.entry(KeyType.Delete, "delete"),
          Map.entry(KeyType.Home, "home"),
          Map.entry(KeyType.End, "end"),
          Map.entry(KeyType.PageUp, "pageup"),
          Map.entry(KeyType.PageDown, "pagedown"),
          Map.entry(KeyType.Tab, "tab"),
          Map.entry(KeyType.ReverseTab, "backtab"),
          Map.entry(KeyType.Enter, "enter"));

  static Key of(KeyStroke stroke) {
    KeyType type = stroke.getKeyType();
    String name =
        type == KeyType.Character
            ? stroke.getCharacter() == ' ' ? "space" : String.valueOf(stroke.getCharacter())
            : NAMES.getOrDefault(type, type.name().toLowerCase(Locale.ROOT));
    return new Key(
        (stroke.isCtrlDown() ? "ctrl-" : "") + (stroke.isAltDown() ? "alt-" : "") + name);
  }

  /** Whether it types a character. */
  public boolean types() {
    return equals(SPACE) || name.codePointCount(0, name.length()) == 1;
  }

  /** The character it types. */
  public String text() {
    return equals(SPACE) ? " " : name;
  }

  public boolean isDigit() {
    return name.length() == 1 && name.charAt(0) >= '0' && name.charAt(0) <= '9';
  }
}

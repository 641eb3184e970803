package dev.astragal.tui.theme;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.term.Style;
import java.util.Locale;
import java.util.Optional;

/**
 * A set of looks. Colour only adds to what characters, marks and emphasis already say: {@link
 * #NONE} shows the same without any.
 */
public enum Theme {
  DARK(252, 234),
  LIGHT(235, 231),
  CONTRAST(231, 16),
  NONE(Style.DEFAULT, Style.DEFAULT);

  /** From {@link Ink#NORMAL} on: text, faint, strong, good, warning, bad. */
  private static final int[] SIGNS_DARK = {252, 245, 231, 114, 221, 210};

  private static final int[] SIGNS_LIGHT = {235, 242, 16, 28, 94, 124};
  private static final int[] SIGNS_CONTRAST = {231, 231, 231, 46, 226, 213};

  /** From {@link Ink#FIRST} on: five seats, then materials. */
  private static final int[] ON_DARK = {81, 215, 150, 177, 229, 75, 71, 247, 173, 209, 220, 177};

  private static final int[] ON_LIGHT = {25, 130, 64, 90, 100, 26, 28, 240, 94, 160, 136, 90};

  private final int ink;
  private final int paper;

  Theme(int ink, int paper) {
    this.ink = ink;
    this.paper = paper;
  }

  public static Optional<Theme> named(String name) {
    for (Theme theme : values())
      if (theme.label().equals(name.toLowerCase(Locale.ROOT))) return Optional.of(theme);
    return Optional.empty();
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Theme next() {
    return values()[(ordinal() + 1) % values().length];
  }

  /** How a game's ink looks. */
  public Style ink(Ink meaning) {
    Style style = Style.of(colour(meaning), paper);
    return switch (meaning) {
      case STRONG, BAD, WARNING -> style.strong();
      default -> this == CONTRAST && meaning != Ink.FAINT ? style.strong() : style;
    };
  }

  private int colour(Ink meaning) {
    int[] signs =
        switch (this) {
          case DARK -> SIGNS_DARK;
          case LIGHT -> SIGNS_LIGHT;
          case CONTRAST -> SIGNS_CONTRAST;
          case NONE -> new int[0];
        };
    if (signs.length == 0) return Style.DEFAULT;
    if (meaning.ordinal() < signs.length) return signs[meaning.ordinal()];
    return (this == LIGHT ? ON_LIGHT : ON_DARK)[meaning.ordinal() - signs.length];
  }

  /** How a part of the client looks. */
  public Style role(Role role) {
    Style text = Style.of(ink, paper);
    return switch (role) {
      case TEXT -> text;
      case BORDER, HINT -> ink(Ink.FAINT);
      case FOCUSED_BORDER, TITLE, KEY -> text.strong();
      case BAR, SELECTED, FOUND -> text.reverse();
      case ERROR -> ink(Ink.BAD).strong();
    };
  }
}

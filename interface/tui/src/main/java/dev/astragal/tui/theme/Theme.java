package dev.astragal.tui.theme;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.tui.term.Colours;
import dev.astragal.tui.term.Style;
import java.util.Locale;
import java.util.Optional;

/**
 * A set of looks. Colour only adds to what characters, marks and emphasis already say: {@link
 * #NONE} shows the same without any.
 */
public enum Theme {
  DARK(0xd4d0c8, 0x1b1d21, 0x7fb4ca, 12),
  LIGHT(0x2b2a27, 0xfaf7f0, 0x1f5f8b, 14),
  CONTRAST(0xffffff, 0x000000, 0xffff00, 0),
  NONE(Style.DEFAULT, Style.DEFAULT, Style.DEFAULT, 0);

  /** From {@link Ink#NORMAL} on: text, faint, strong, good, warning, bad. */
  private static final int[] SIGNS_DARK = {
    0xd4d0c8, 0x8b8981, 0xffffff, 0x98c379, 0xe5c07b, 0xf2777a
  };

  private static final int[] SIGNS_LIGHT = {
    0x2b2a27, 0x6b6861, 0x000000, 0x2e7d32, 0x8a5a00, 0xb3261e
  };

  private static final int[] SIGNS_CONTRAST = {
    0xffffff, 0xffffff, 0xffffff, 0x00ff00, 0xffff00, 0xff87ff
  };

  /** From {@link Ink#FIRST} on: five seats, then materials. */
  private static final int[] ON_DARK = {
    0x61c7e8, 0xf2a65a, 0xa8d48a, 0xcf9ae8, 0xf4e3a1, 0x5aa9e6, 0x6fb06a, 0xa8a49c, 0xc08a5b,
    0xff8c61, 0xf5c84c, 0xc79bf2
  };

  private static final int[] ON_LIGHT = {
    0x0b5394, 0xa85a00, 0x4d7a1f, 0x7b2d8e, 0x7a6a00, 0x1663a8, 0x2e7d32, 0x5c5a55, 0x7a4a1e,
    0xc43c12, 0x8f6b00, 0x6f3fa0
  };

  private final int ink;
  private final int paper;
  private final int accent;
  private final int tintPercent;

  Theme(int ink, int paper, int accent, int tintPercent) {
    this.ink = ink;
    this.paper = paper;
    this.accent = accent;
    this.tintPercent = tintPercent;
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

  /** How a place of a map looks: what it is made of shines through its paper. */
  public Style ground(Ink meaning) {
    Style style = ink(meaning);
    return meaning.compareTo(Ink.WATER) < 0
        ? style
        : style.on(Colours.between(paper, style.ink(), tintPercent));
  }

  /** Paper with a colour of its own, as far as the theme allows; for pictures. */
  public int tinted(int colour, int percent) {
    return tintPercent == 0 ? paper : Colours.between(paper, colour, percent);
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
    Style coloured = Style.of(accent, paper);
    return switch (role) {
      case TEXT -> text;
      case BORDER, HINT -> ink(Ink.FAINT);
      case FOCUSED_BORDER, KEY -> coloured.strong();
      case TITLE -> text.strong();
      case BAR, FOUND -> text.reverse();
      case SELECTED -> coloured.reverse();
      case ERROR -> ink(Ink.BAD).strong();
    };
  }
}

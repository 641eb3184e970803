package dev.astragal.tui.term;

import com.googlecode.lanterna.TextColor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** How many colours a terminal has, and which of them comes nearest to the one that is wanted. */
public enum Colours {
  TRUE,
  PALETTE,
  SIXTEEN,
  NONE;

  private static final int CUBE = 16;
  private static final int GREYS = 232;
  private static final int BRIGHT = 8;
  private static final int[] LEVELS = {0, 95, 135, 175, 215, 255};

  /** Whose parts differ less looks like a grey. */
  private static final int COLOURLESS = 40;

  private static final List<String> WITHOUT = List.of("vt100", "vt102", "vt220", "vt320");

  /** As the environment describes the terminal. */
  public static Colours of(Map<String, String> environment) {
    String promised = environment.getOrDefault("COLORTERM", "").toLowerCase(Locale.ROOT);
    String terminal = environment.getOrDefault("TERM", "").toLowerCase(Locale.ROOT);
    if (promised.equals("truecolor") || promised.equals("24bit") || terminal.endsWith("-direct"))
      return TRUE;
    if (terminal.contains("256")) return PALETTE;
    return WITHOUT.contains(terminal) || terminal.endsWith("-m") || terminal.endsWith("-mono")
        ? NONE
        : SIXTEEN;
  }

  public static Optional<Colours> named(String name) {
    return switch (name) {
      case "true" -> Optional.of(TRUE);
      case "256" -> Optional.of(PALETTE);
      case "16" -> Optional.of(SIXTEEN);
      case "none" -> Optional.of(NONE);
      default -> Optional.empty();
    };
  }

  /** What to send for a colour that is wanted, {@link Style#DEFAULT} included. */
  TextColor nearest(int colour) {
    if (colour == Style.DEFAULT) return TextColor.ANSI.DEFAULT;
    return switch (this) {
      case TRUE -> new TextColor.RGB(red(colour), green(colour), blue(colour));
      case PALETTE -> new TextColor.Indexed(indexed(colour));
      case SIXTEEN -> named(sixteen(colour));
      case NONE -> TextColor.ANSI.DEFAULT;
    };
  }

  /**
   * Of the cube of colours and the ladder of greys; the first sixteen look different everywhere.
   */
  static int indexed(int colour) {
    int r = level(red(colour));
    int g = level(green(colour));
    int b = level(blue(colour));
    int cube = LEVELS[r] << 16 | LEVELS[g] << 8 | LEVELS[b];
    int step = Math.clamp(((red(colour) + green(colour) + blue(colour)) / 3 - 3L) / 10, 0, 23);
    int shade = 8 + 10 * step;
    int grey = shade << 16 | shade << 8 | shade;
    return distance(colour, grey) < distance(colour, cube)
        ? GREYS + step
        : CUBE + 36 * r + 6 * g + b;
  }

  private static int level(int amount) {
    int best = 0;
    for (int i = 1; i < LEVELS.length; i++)
      if (Math.abs(LEVELS[i] - amount) < Math.abs(LEVELS[best] - amount)) best = i;
    return best;
  }

  /** Between the dark and the bright ones stands the terminal's own. */
  private static TextColor named(int number) {
    return TextColor.ANSI.values()[number < BRIGHT ? number : number + 1];
  }

  /** By hue: the nearest of so few would nearly always be a grey. */
  private static int sixteen(int colour) {
    int most = Math.max(red(colour), Math.max(green(colour), blue(colour)));
    int least = Math.min(red(colour), Math.min(green(colour), blue(colour)));
    if (most - least < COLOURLESS) return most < 60 ? 0 : most < 160 ? 8 : most < 240 ? 7 : 15;
    int middle = (most + least) / 2;
    int hue =
        (red(colour) > middle ? 1 : 0)
            + (green(colour) > middle ? 2 : 0)
            + (blue(colour) > middle ? 4 : 0);
    return most < 160 ? hue : hue + BRIGHT;
  }

  private static int distance(int a, int b) {
    int r = red(a) - red(b);
    int g = green(a) - green(b);
    int l = blue(a) - blue(b);
    return 2 * r * r + 4 * g * g + 3 * l * l;
  }

  /** So many hundredths of the way from one colour to another. */
  public static int between(int from, int to, int percent) {
    if (from == Style.DEFAULT || to == Style.DEFAULT) return from;
    return mixed(red(from), red(to), percent) << 16
        | mixed(green(from), green(to), percent) << 8
        | mixed(blue(from), blue(to), percent);
  }

  private static int mixed(int from, int to, int percent) {
    return from + (to - from) * percent / 100;
  }

  private static int red(int colour) {
    return colour >> 16 & 0xff;
  }

  private static int green(int colour) {
    return colour >> 8 & 0xff;
  }

  private static int blue(int colour) {
    return colour & 0xff;
  }
}

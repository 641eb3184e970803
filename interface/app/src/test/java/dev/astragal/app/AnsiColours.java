package dev.astragal.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The colours that escape sequences have chosen so far. */
final class AnsiColours {
  static final String PAPER = "#1b1a18";
  private static final String INK = "#dcd7cd";

  private static final List<String> NAMED =
      List.of(
          "#3b3833", "#e06c5f", "#8fbf6f", "#d9b65c", "#6f9fd8", "#c08ad0", "#66bdb4", "#dcd7cd",
          "#8a8379", "#f08d80", "#a9d68a", "#ecd07f", "#8fb9ec", "#d7a8e4", "#86d5cc", "#f6f2ea");

  private String foreground = INK;
  private String background = "";
  private boolean bold;
  private boolean faint;
  private boolean reversed;

  String foreground() {
    if (reversed) return background.isEmpty() ? PAPER : background;
    return faint && foreground.equals(INK) ? NAMED.get(8) : foreground;
  }

  Optional<String> background() {
    if (reversed) return Optional.of(foreground);
    return Optional.of(background).filter(colour -> !colour.isEmpty());
  }

  boolean bold() {
    return bold;
  }

  /** Takes the numbers of a sequence, separated by semicolons. */
  void change(String sequence) {
    int[] codes =
        Stream.of(sequence.split(";", -1))
            .mapToInt(code -> code.isEmpty() ? 0 : Integer.parseInt(code))
            .toArray();
    for (int i = 0; i < codes.length; i++) {
      if (codes[i] == 38 || codes[i] == 48) {
        boolean indexed = codes[i + 1] == 5;
        String colour =
            indexed ? indexed(codes[i + 2]) : hex(codes[i + 2], codes[i + 3], codes[i + 4]);
        if (codes[i] == 38) foreground = colour;
        else background = colour;
        i += indexed ? 2 : 4;
      } else {
        change(codes[i]);
      }
    }
  }

  private void change(int code) {
    switch (code) {
      case 0 -> {
        foreground = INK;
        background = "";
        bold = false;
        faint = false;
        reversed = false;
      }
      case 1 -> bold = true;
      case 2 -> faint = true;
      case 7 -> reversed = true;
      case 22 -> {
        bold = false;
        faint = false;
      }
      case 27 -> reversed = false;
      case 39 -> foreground = INK;
      case 49 -> background = "";
      default -> named(code);
    }
  }

  private void named(int code) {
    if (code >= 30 && code < 38) foreground = NAMED.get(code - 30);
    if (code >= 90 && code < 98) foreground = NAMED.get(code - 82);
    if (code >= 40 && code < 48) background = NAMED.get(code - 40);
    if (code >= 100 && code < 108) background = NAMED.get(code - 92);
  }

  /** The palette of 256: sixteen names, a cube of colours, greys. */
  private static String indexed(int index) {
    if (index < 16) return NAMED.get(index);
    if (index >= 232) {
      int grey = 8 + 10 * (index - 232);
      return hex(grey, grey, grey);
    }
    int cube = index - 16;
    return hex(level(cube / 36), level(cube / 6 % 6), level(cube % 6));
  }

  private static int level(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }

  private static String hex(int red, int green, int blue) {
    return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
  }
}

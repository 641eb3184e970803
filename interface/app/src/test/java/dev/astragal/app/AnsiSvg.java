package dev.astragal.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A screen with colours, as tmux captures it, as a picture that needs no fonts or scripts of
 * others.
 */
final class AnsiSvg {
  private static final double CELL_WIDTH = 8.4;
  private static final int CELL_HEIGHT = 18;
  private static final int MARGIN = 14;
  private static final int TITLE_HEIGHT = 30;

  /** Between two escape sequences. */
  private static final Pattern PIECE = Pattern.compile("\u001b\\[([0-9;]*)m|([^\u001b]+)");

  private final List<String> backgrounds = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final AnsiColours colours = new AnsiColours();
  private int columns;

  private AnsiSvg() {}

  static String of(String title, String screen) {
    AnsiSvg picture = new AnsiSvg();
    List<String> lines = screen.stripTrailing().lines().toList();
    for (int row = 0; row < lines.size(); row++) picture.line(row, lines.get(row));
    return picture.svg(title, lines.size());
  }

  private void line(int row, String line) {
    int column = 0;
    Matcher piece = PIECE.matcher(line.replace("\u000e", "").replace("\u000f", ""));
    while (piece.find()) {
      if (piece.group(2) == null) {
        colours.change(piece.group(1));
      } else {
        column += text(row, column, piece.group(2));
      }
    }
    columns = Math.max(columns, column);
  }

  private int text(int row, int column, String text) {
    int length = text.codePointCount(0, text.length());
    double x = MARGIN + column * CELL_WIDTH;
    int y = TITLE_HEIGHT + MARGIN + row * CELL_HEIGHT;
    colours
        .background()
        .ifPresent(
            colour ->
                backgrounds.add(
                    String.format(
                        Locale.ROOT,
                        "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>",
                        x,
                        y,
                        length * CELL_WIDTH,
                        CELL_HEIGHT,
                        colour)));
    if (!text.isBlank()) words(text, x, y + 13);
    return length;
  }

  /** Stretches of blanks are left out, and the length of each word is given: fonts differ. */
  private void words(String text, double x, int y) {
    Matcher word = Pattern.compile("\\S+(?: \\S+)*").matcher(text);
    while (word.find()) {
      int before = text.codePointCount(0, word.start());
      int length = word.group().codePointCount(0, word.group().length());
      texts.add(
          String.format(
              Locale.ROOT,
              "<text x=\"%.1f\" y=\"%d\" textLength=\"%.1f\" fill=\"%s\"%s>%s</text>",
              x + before * CELL_WIDTH,
              y,
              length * CELL_WIDTH,
              colours.foreground(),
              colours.bold() ? " font-weight=\"bold\"" : "",
              escaped(word.group())));
    }
  }

  private String svg(String title, int rows) {
    double width = 2 * MARGIN + columns * CELL_WIDTH;
    int height = TITLE_HEIGHT + 2 * MARGIN + rows * CELL_HEIGHT;
    return String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %d\" width=\"%.0f\" height=\"%d\""
                + " font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\">\n",
            width,
            height,
            width,
            height)
        + String.format(
            Locale.ROOT,
            "<rect x=\"0.5\" y=\"0.5\" width=\"%.0f\" height=\"%d\" rx=\"9\" fill=\"%s\" stroke=\"#4a453e\"/>\n",
            width - 1,
            height - 1,
            AnsiColours.PAPER)
        + String.format(
            Locale.ROOT,
            "<path d=\"M1 %d H%.0f\" stroke=\"#4a453e\"/>\n<text x=\"%d\" y=\"20\" fill=\"#a49a8c\">$ %s</text>\n",
            TITLE_HEIGHT,
            width - 1,
            MARGIN,
            escaped(title))
        + String.join("\n", backgrounds)
        + "\n"
        + String.join("\n", texts)
        + "\n</svg>\n";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}

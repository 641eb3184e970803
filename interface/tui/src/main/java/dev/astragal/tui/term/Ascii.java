package dev.astragal.tui.term;

import java.text.Normalizer;

/** What a terminal shows that knows no characters beyond ASCII. */
final class Ascii {
  private static final String FROM =
      "─━│┃┌┏┐┓└┗┘┛█▓▒░▀▄▌▐■□▪●○•·◆◇▲△▼▽►◄★☆♥╱╲╳×÷±≥≤≈–—−…„“”‚‘’«»→←↑↓ßøØæÆ€";
  private static final String TO =
      "--||++++++++#%+.\"_||#o*@o*.*o^^vv><**v/\\Xx/+><~---~\"\"\"'''\"\"><^vsoOaAE";

  private Ascii() {}

  static int of(int glyph) {
    if (glyph < 0x7f) return glyph;
    int at = FROM.indexOf(glyph);
    if (at >= 0) return TO.charAt(at);
    String parts = Normalizer.normalize(Character.toString(glyph), Normalizer.Form.NFD);
    return parts.charAt(0) < 0x7f ? parts.charAt(0) : '?';
  }
}

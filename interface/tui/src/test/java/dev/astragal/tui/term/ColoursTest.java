package dev.astragal.tui.term;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TextColor;
import org.junit.jupiter.api.Test;

final class ColoursTest {
  @Test
  void theNearestOfAPaletteIsSent() {
    assertThat(Colours.indexed(0x5fafff)).isEqualTo(75);
    assertThat(Colours.indexed(0x1b1d21)).isEqualTo(234);
    assertThat(Colours.indexed(0xffffff)).isEqualTo(231);
    assertThat(Colours.SIXTEEN.nearest(0xf2777a)).isEqualTo(TextColor.ANSI.RED_BRIGHT);
    assertThat(Colours.SIXTEEN.nearest(0x8b8981)).isEqualTo(TextColor.ANSI.BLACK_BRIGHT);
    assertThat(Colours.NONE.nearest(0xff0000)).isEqualTo(TextColor.ANSI.DEFAULT);
    assertThat(Colours.TRUE.nearest(Style.DEFAULT)).isEqualTo(TextColor.ANSI.DEFAULT);
  }

  @Test
  void aPictureInAsciiHasACharacterForEveryOther() {
    Canvas canvas = new Canvas(12, 1, Style.PLAIN, false);
    canvas.put(0, 0, "Öl ×3 … █→", Style.PLAIN);
    assertThat(canvas.line(0)).isEqualTo("Ol x3 ~ #>");
  }
}

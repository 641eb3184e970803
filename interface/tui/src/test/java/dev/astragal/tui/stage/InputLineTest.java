package dev.astragal.tui.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.tui.draw.Pen;
import dev.astragal.tui.term.Canvas;
import dev.astragal.tui.term.Key;
import dev.astragal.tui.term.Style;
import dev.astragal.tui.theme.Theme;
import java.util.List;
import org.junit.jupiter.api.Test;

final class InputLineTest {
  private final InputLine line = new InputLine();

  private void type(String text) {
    for (int i = 0; i < text.length(); i++)
      line.press(text.charAt(i) == ' ' ? Key.SPACE : new Key(text.substring(i, i + 1)));
  }

  private void press(String... keys) {
    for (String key : keys) assertThat(line.press(new Key(key))).as(key).isTrue();
  }

  private String drawn(int width) {
    Canvas canvas = new Canvas(width, 1, Style.PLAIN);
    line.draw(new Pen(canvas, Theme.NONE, false), 0, "> ", Style.PLAIN);
    return canvas.line(0);
  }

  @Test
  void textIsTypedAndCorrectedAtTheCursor() {
    type("/rlol");
    press("left", "left", "left", "delete", "o", "delete", "l", "end");
    assertThat(line.text()).isEqualTo("/roll");
    press("home", "backspace", "left", "\u0007");
    type("x");
    assertThat(line.text()).isEqualTo("x/roll");
    press("backspace", "end", "right", "backspace");
    assertThat(line.text()).isEqualTo("/rol");
    assertThat(line.press(new Key("f1"))).isFalse();
  }

  @Test
  void earlierLinesComeBackAndTheUnfinishedOneIsKept() {
    type("one");
    line.enter();
    type("two");
    line.enter();
    type("thr");
    press("up", "up", "up");
    assertThat(line.text()).isEqualTo("one");
    press("down", "down", "down");
    assertThat(line.text()).isEqualTo("thr");
  }

  @Test
  void completionGoesAsFarAsItIsCertain() {
    type("/action phy");
    assertThat(complete("physical.attack", "physical.aim")).hasSize(2);
    assertThat(line.text()).isEqualTo("/action physical.a");
    complete("physical.attack");
    assertThat(line.text()).isEqualTo("/action physical.attack ");
    complete();
    assertThat(line.text()).isEqualTo("/action physical.attack ");
  }

  private List<String> complete(String... words) {
    return line.complete(before -> new InputLine.Candidates(8, List.of(words)));
  }

  @Test
  void theCursorIsAlwaysInSight() {
    type("abcdefghij");
    assertThat(drawn(20)).isEqualTo(" > abcdefghij_");
    assertThat(drawn(10)).isEqualTo(" > fghij_");
    press("home");
    assertThat(drawn(10)).isEqualTo(" > abcdefg");
  }
}

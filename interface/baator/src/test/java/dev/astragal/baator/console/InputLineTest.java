package dev.astragal.baator.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class InputLineTest {
  private final InputLine line = new InputLine();

  private void type(String text) {
    for (int i = 0; i < text.length(); i++) line.type(text.charAt(i));
  }

  @Test
  void textIsTypedAndCorrectedAtTheCursor() {
    type("/rlol");
    line.move(-3);
    line.delete();
    line.type('o');
    line.delete();
    line.type('l');
    line.end();
    assertThat(line.text()).isEqualTo("/roll");
    line.home();
    line.backspace();
    line.move(-5);
    assertThat(line.cursor()).isZero();
    line.type('\u0007');
    assertThat(line.text()).isEqualTo("/roll");
  }

  @Test
  void earlierLinesComeBackAndTheUnfinishedOneIsKept() {
    type("one");
    line.enter();
    type("two");
    line.enter();
    type("thr");
    line.older();
    line.older();
    line.older();
    assertThat(line.text()).isEqualTo("one");
    line.newer();
    line.newer();
    line.newer();
    assertThat(line.text()).isEqualTo("thr");
  }

  @Test
  void completionGoesAsFarAsItIsCertain() {
    type("/action phy");
    List<String> found = line.complete(before -> List.of("physical.attack", "physical.aim"));
    assertThat(line.text()).isEqualTo("/action physical.a");
    assertThat(found).hasSize(2);
    line.complete(before -> List.of("physical.attack"));
    assertThat(line.text()).isEqualTo("/action physical.attack ");
    line.complete(before -> List.of());
    assertThat(line.text()).isEqualTo("/action physical.attack ");
  }
}

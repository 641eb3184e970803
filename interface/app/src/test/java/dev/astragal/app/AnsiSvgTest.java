package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

final class AnsiSvgTest {
  @Test
  void wordsStandInTheirCellsInTheirColours() throws Exception {
    Document picture =
        parsed(
            "plain\n  \u001b[1;31mred &\u001b[0m   \u001b[38;5;196;48;2;0;0;255mx\u001b[39;49my");
    NodeList texts = picture.getElementsByTagName("text");
    assertThat(texts.getLength()).isEqualTo(5);
    Element red = (Element) texts.item(2);
    assertThat(red.getTextContent()).isEqualTo("red &");
    assertThat(red.getAttribute("fill")).isEqualTo("#e06c5f");
    assertThat(red.getAttribute("font-weight")).isEqualTo("bold");
    assertThat(red.getAttribute("x")).isEqualTo("30.8");
    assertThat(red.getAttribute("y")).isEqualTo("75");
    assertThat(((Element) texts.item(3)).getAttribute("fill")).isEqualTo("#ff0000");
    assertThat(((Element) texts.item(4)).getAttribute("fill")).isEqualTo("#dcd7cd");
  }

  @Test
  void reversedTextHasItsColourBehindIt() throws Exception {
    Document picture = parsed("\u001b[7mmark\u001b[27m");
    Element behind = (Element) picture.getElementsByTagName("rect").item(1);
    assertThat(behind.getAttribute("fill")).isEqualTo("#dcd7cd");
    Element mark = (Element) picture.getElementsByTagName("text").item(1);
    assertThat(mark.getAttribute("fill")).isEqualTo(AnsiColours.PAPER);
  }

  private static Document parsed(String screen) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(AnsiSvg.of("title", screen))));
  }
}

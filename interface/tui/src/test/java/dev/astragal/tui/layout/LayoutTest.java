package dev.astragal.tui.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class LayoutTest {
  private static final Extent LOG = new Extent(2, 4);

  private static final List<Extent> SMALL = List.of(new Extent(30, 5), new Extent(20, 4));

  private static Layout layout(int width, int height, List<? extends Wish> panels, int prompt) {
    return Layout.of(new Extent(width, height), panels, 0, new Extent(20, prompt), LOG);
  }

  /** Rows of which fewer than {@code least} are of no use, in a table that can be squeezed. */
  private record Rows(int width, int narrow, int least, int height) implements Wish {
    @Override
    public int least(int width) {
      return least;
    }

    @Override
    public int enough(int width) {
      return height;
    }

    @Override
    public int height(int width) {
      return height;
    }
  }

  @Test
  void aPanelHasItsFewestUsefulRowsOrIsLeftOut() {
    Rows table = new Rows(70, 70, 7, 12);
    Layout layout = layout(80, 24, List.of(table, table, table), 5);
    assertThat(layout.panels().get(0).height()).isGreaterThanOrEqualTo(7);
    assertThat(layout.panels().get(1).height()).isGreaterThanOrEqualTo(7);
    assertThat(layout.panels().get(2)).isEqualTo(Rect.NOWHERE);
  }

  @Test
  void aSmallPanelIsShownWhereAMoreImportantOneHasNoRoom() {
    Rows table = new Rows(70, 70, 9, 12);
    Layout layout = layout(80, 24, List.of(table, table, new Rows(70, 70, 3, 3)), 5);
    assertThat(layout.panels()).extracting(Rect::isEmpty).containsExactly(false, true, false);
  }

  @Test
  void panelsAreSqueezedSideBySideRatherThanLeftOut() {
    Rows wide = new Rows(60, 38, 7, 9);
    Layout layout = layout(80, 24, List.of(wide, wide, wide, wide), 5);
    assertThat(layout.panels()).noneMatch(Rect::isEmpty);
    assertThat(layout.panels().get(1).y()).isEqualTo(layout.panels().get(0).y());
  }

  @Test
  void longChoicesGetTwoThirdsOfTheWidthBelowThePanels() {
    List<Extent> panels = List.of(new Extent(78, 10));
    Layout layout = Layout.of(new Extent(80, 24), panels, 0, new Extent(60, 6), LOG);
    assertThat(layout.prompt().width()).isEqualTo(54);
    assertThat(layout.log().width()).isEqualTo(26);
  }

  @Test
  void whatThePanelsLeaveFreeBelongsToLogAndPrompt() {
    Layout layout = layout(80, 24, List.of(new Extent(78, 4)), 5);
    assertThat(layout.prompt()).isEqualTo(new Rect(0, 5, 40, 18));
    assertThat(layout.log()).isEqualTo(new Rect(40, 5, 40, 18));
  }

  @Test
  void aNarrowPanelHasLogAndPromptBesideIt() {
    Layout layout = layout(80, 24, SMALL, 5);
    assertThat(layout.panels().getFirst()).isEqualTo(new Rect(0, 1, 48, 5));
    assertThat(layout.log()).isEqualTo(new Rect(48, 1, 32, 17));
    assertThat(layout.prompt()).isEqualTo(new Rect(48, 18, 32, 5));
  }

  @Test
  void aPanelTooWideForThatHasLogAndPromptBelowIt() {
    Layout layout =
        Layout.of(new Extent(80, 24), List.of(new Extent(78, 20)), 0, new Extent(20, 5), LOG);
    assertThat(layout.panels().getFirst().width()).isEqualTo(80);
    assertThat(layout.prompt().y()).isEqualTo(layout.panels().getFirst().bottom());
    assertThat(layout.log().y()).isEqualTo(layout.prompt().y());
  }

  @Test
  void panelsStandSideBySideWhereThereIsRoom() {
    Layout layout = layout(200, 60, SMALL, 5);
    assertThat(layout.panels().get(1).x()).isEqualTo(30);
    assertThat(layout.panels().get(1).y()).isEqualTo(1);
  }

  @Test
  void whatDoesNotFitIsLeftOutFromTheLeastImportantOn() {
    List<Extent> many =
        List.of(
            new Extent(40, 18),
            new Extent(40, 18),
            new Extent(40, 18),
            new Extent(40, 18),
            new Extent(40, 18),
            new Extent(40, 18),
            new Extent(40, 18),
            new Extent(40, 18));
    Layout layout = layout(80, 24, many, 5);
    assertThat(layout.panels().getFirst().isEmpty()).isFalse();
    assertThat(layout.panels().getLast()).isEqualTo(Rect.NOWHERE);
  }

  @Test
  void noPanelStarvesWhileAnotherHasMoreThanItNeeds() {
    List<Extent> panels =
        List.of(new Extent(70, 4), new Extent(70, 9), new Extent(70, 9), new Extent(70, 9));
    Layout layout = layout(80, 30, panels, 5);
    assertThat(layout.panels()).extracting(Rect::height).containsExactly(4, 7, 6, 6);
  }

  @Test
  void theFirstPanelIsServedFirst() {
    List<Extent> panels = List.of(new Extent(70, 40), new Extent(70, 9), new Extent(70, 9));
    Layout layout = layout(80, 30, panels, 5);
    assertThat(layout.panels()).extracting(Rect::height).containsExactly(15, 4, 4);
  }

  @Test
  void panelsThatStandAsideHaveTheRightColumnAndTheLogIsBelowTheOthers() {
    List<Extent> panels = List.of(new Extent(46, 17), new Extent(30, 3), new Extent(34, 12));
    Layout layout = Layout.of(new Extent(80, 24), panels, 2, new Extent(20, 6), LOG);
    assertThat(layout.panels().getFirst()).isEqualTo(new Rect(0, 1, 46, 17));
    assertThat(layout.log()).isEqualTo(new Rect(0, 18, 46, 5));
    assertThat(layout.panels().get(1)).isEqualTo(new Rect(46, 1, 34, 3));
    assertThat(layout.panels().get(2)).isEqualTo(new Rect(46, 4, 34, 12));
    assertThat(layout.prompt()).isEqualTo(new Rect(46, 17, 34, 6));
  }

  @Test
  void nothingOverlapsAndNothingLeavesTheWindowAtAnySize() {
    for (int width = 40; width <= 200; width += 7) {
      for (int height = 12; height <= 60; height += 3) {
        for (int prompt = 3; prompt < 40; prompt += 6) {
          Extent window = new Extent(width, height);
          List<Extent> panels =
              List.of(new Extent(35, 9), new Extent(60, 4), new Extent(20, 30), new Extent(12, 3));
          for (int aside = 0; aside <= panels.size(); aside++) {
            Layout layout = Layout.of(window, panels, aside, new Extent(20 + prompt, prompt), LOG);
            int[] covered = new int[width * height];
            cover(layout.log(), window, covered);
            cover(layout.prompt(), window, covered);
            for (Rect panel : layout.panels()) cover(panel, window, covered);
          }
        }
      }
    }
  }

  private static void cover(Rect rect, Extent window, int[] covered) {
    if (rect.isEmpty()) return;
    assertThat(rect.x()).isNotNegative();
    assertThat(rect.right()).as("%s in %s", rect, window).isLessThanOrEqualTo(window.width());
    assertThat(rect.bottom()).as("%s in %s", rect, window).isLessThanOrEqualTo(window.height() - 1);
    for (int y = rect.y(); y < rect.bottom(); y++)
      for (int x = rect.x(); x < rect.right(); x++)
        assertThat(covered[y * window.width() + x]++).as("%s in %s", rect, window).isZero();
  }
}

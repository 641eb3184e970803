package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.plain.Guide;
import dev.astragal.runtime.library.GameLibrary;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What games tell newcomers is read as text: no sign that only a page needs is left in it. */
final class GuideWordsTest {
  @Test
  void introductionsAndRulesHaveNoSignsOfAPage() {
    for (var game : GameLibrary.games())
      for (String language : List.of("", "de"))
        assertThat(Guide.of(game, language).lines())
            .as(game.manifest().id())
            .noneMatch(line -> line.matches(".*[*`].*"));
  }
}

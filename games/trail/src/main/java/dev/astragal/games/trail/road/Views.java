package dev.astragal.games.trail.road;

import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;

/** What places look like, drawn in characters. */
public record Views(List<View> views) {
  /** One place; its lines are of one length. */
  public record View(String id, List<String> lines) {}

  public static Views read(Tree tree) {
    return Shape.of(Views.class).read(tree);
  }

  /** The picture of a place, where there is one. */
  public Optional<Panel> of(String place) {
    return views.stream()
        .filter(view -> view.id.equals(place))
        .findFirst()
        .map(view -> drawn(view, Msg.of("the." + place)));
  }

  private static Panel drawn(View view, Msg title) {
    int width = view.lines.getFirst().length();
    List<Cell> cells =
        view.lines.stream()
            .flatMapToInt(String::chars)
            .mapToObj(glyph -> Cell.of((char) glyph, ink((char) glyph)))
            .toList();
    return new Panel.Grid(Panel.VIEW, title, width, view.lines.size(), cells, List.of());
  }

  private static Ink ink(char glyph) {
    return switch (glyph) {
      case '~' -> Ink.WATER;
      case '*', ',', '.' -> Ink.GOOD;
      case '^', '/', '\\' -> Ink.STONE;
      case '#', '=', '[', ']', '|' -> Ink.WOOD;
      default -> Ink.NORMAL;
    };
  }
}

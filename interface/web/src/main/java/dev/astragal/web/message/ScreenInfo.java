package dev.astragal.web.message;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Tag;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;

/** What one viewer sees. */
public record ScreenInfo(List<PanelInfo> panels) {
  static final String TEXT = "Text, or an object with text, and for art its key and args";

  /** A part of a screen. */
  @Tag("kind")
  public sealed interface PanelInfo {
    @Name("grid")
    record Grid(
        String id,
        @About(TEXT) Tree title,
        int width,
        int height,
        @About("A row each, one code point a cell") List<String> glyphs,
        @About("A row each, one character a cell: 0-9, a-z, its place in the palette")
            List<String> inks,
        List<Ink> palette,
        @About("Highlighted cells, counted row by row") List<Integer> lit,
        List<CellThing> things,
        List<LegendInfo> legend)
        implements PanelInfo {}

    @Name("meters")
    record Meters(String id, @About(TEXT) Tree title, List<MeterInfo> meters)
        implements PanelInfo {}

    @Name("table")
    record Table(
        String id, @About(TEXT) Tree title, @About(TEXT) List<Tree> headings, List<RowInfo> rows)
        implements PanelInfo {}

    @Name("text")
    record Text(String id, @About(TEXT) Tree title, List<LineInfo> lines) implements PanelInfo {}

    @Name("overlay")
    record Overlay(
        String id,
        @About(TEXT) Tree title,
        @About("The key that shows it") String key,
        PanelInfo content)
        implements PanelInfo {}
  }

  /** Something that can be pointed at; its id stays while it moves. */
  public record ThingInfo(String id, String name, String help) {}

  /** What stands on a cell. */
  public record CellThing(int cell, @Flat ThingInfo thing) {}

  public record LegendInfo(String glyph, Ink ink, @About(TEXT) Tree meaning) {}

  public record MeterInfo(
      @About(TEXT) Tree label,
      long value,
      long max,
      Ink ink,
      @Omittable Optional<ThingInfo> thing) {}

  public record RowInfo(
      @About(TEXT) List<Tree> cells,
      Ink ink,
      boolean marked,
      @Omittable Optional<ThingInfo> thing) {}

  public record LineInfo(@About(TEXT) Tree text, Ink ink, @Omittable Optional<ThingInfo> thing) {}
}

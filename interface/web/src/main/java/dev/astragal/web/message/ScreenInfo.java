package dev.astragal.web.message;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Panel;
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
        List<LegendInfo> legend,
        @About("Whether rows and columns are counted, from 1") boolean counted,
        @About("How the places lie; in hexes each row is half a hex further right")
            Panel.Tiling tiling)
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

    @Name("cards")
    record Cards(String id, @About(TEXT) Tree title, List<SpreadInfo> spreads)
        implements PanelInfo {}

    @Name("track")
    record Track(
        String id,
        @About(TEXT) Tree title,
        @About("How many pieces of a place are drawn; of more, the number is written") int depth,
        @About("All but the last are filled from above") List<LaneInfo> lanes)
        implements PanelInfo {}

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

  /** Cards side by side; a marked one is the current one. */
  public record SpreadInfo(@About(TEXT) Tree label, boolean marked, List<CardInfo> cards) {}

  /** One card; without a face it lies face down, and a blank face is a free place. */
  public record CardInfo(
      @Omittable @About(TEXT) Optional<Tree> face,
      @Omittable @About(TEXT) Optional<Tree> note,
      Ink ink,
      boolean lit,
      @Omittable Optional<ThingInfo> thing) {}

  /** A row of places. */
  public record LaneInfo(List<PlaceInfo> places) {}

  /** One place of a track, and what stands on it. */
  public record PlaceInfo(
      @About(TEXT) Tree label,
      List<PieceInfo> pieces,
      boolean lit,
      @Omittable Optional<ThingInfo> thing) {}

  public record PieceInfo(String glyph, Ink ink) {}

  public record LineInfo(@About(TEXT) Tree text, Ink ink, @Omittable Optional<ThingInfo> thing) {}
}

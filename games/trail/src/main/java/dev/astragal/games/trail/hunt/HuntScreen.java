package dev.astragal.games.trail.hunt;

import dev.astragal.games.trail.TrailState;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Line;
import dev.astragal.kernel.screen.Thing;
import java.util.List;

/** The clearing with the hunter and what is in sight, and what the day has brought. */
public final class HuntScreen {
  private static final int WIDTH = 38;
  private static final int HUNTER = 2;
  private static final int STEP = 11;

  /** Pines behind, grass in front. */
  private static final String PINES = "  ^   ^^     ^     ^^^    ^      ^^  ^ ";

  private static final String GRASS = "\"  ,   \"    .  \"   ,     \"  .   \"    ,";

  private HuntScreen() {}

  public static Panel clearing(TrailState state, HuntPolicy.Animal animal) {
    int at = HUNTER + STEP * state.stalk.distance();
    Thing quarry =
        new Thing(
            animal.id(),
            Msg.of("animal." + animal.id()),
            Msg.of("help.animal", "lbs", animal.lbs()));
    return Panel.grid(
        "hunt",
        WIDTH,
        3,
        index -> {
          int x = index % WIDTH;
          return switch (index / WIDTH) {
            case 0 -> Cell.of(PINES.charAt(x), Ink.GOOD);
            case 1 ->
                x == HUNTER
                    ? Cell.of('@', Ink.STRONG)
                    : x == at
                        ? Cell.of(Character.toUpperCase(animal.id().charAt(0)), Ink.WOOD)
                            .showing(quarry)
                        : Cell.of(' ', Ink.NORMAL);
            default -> Cell.of(GRASS.charAt(x), Ink.GOOD);
          };
        });
  }

  public static Panel day(TrailState state) {
    return new Panel.Text(
        "hunting",
        Msg.of("panel.hunting"),
        List.of(
            Line.of(Msg.of("hunting.hours", "hours", state.stalk.hours())),
            Line.of(
                Msg.of(
                    "hunting.bag",
                    "bullets",
                    HuntScene.bulletsLeft(state),
                    "lbs",
                    state.stalk.lbs()))));
  }
}

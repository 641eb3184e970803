package dev.astragal.games.delve;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.TreeView;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Small dungeons drawn as text, and runs that start in them. */
final class Dungeon {
  static final Kernel<DelveState, DelveChoice, DelveEvent> KERNEL = kernel("ironman");
  static final Kernel<DelveState, DelveChoice, DelveEvent> EASY = kernel("easy");
  static final Kernel<DelveState, DelveChoice, DelveEvent> PLAYED = kernel("ironman", "play");

  private static final Rng BOT_LUCK = Players.luck(Seed.of(1), 0);

  private final Kernel<DelveState, DelveChoice, DelveEvent> kernel;
  private final DelveState state;

  private Dungeon(Kernel<DelveState, DelveChoice, DelveEvent> kernel, String... rows) {
    this.kernel = kernel;
    this.state = kernel.begin(Seed.of(1)).state();
    int width = rows[0].length();
    byte[] tiles = new byte[width * rows.length];
    DungeonMap map = new DungeonMap(width, tiles);
    state.map = map;
    state.actors.count = 1;
    for (int y = 0; y < rows.length; y++)
      for (int x = 0; x < width; x++) draw(rows[y].charAt(x), map.cell(x, y));
    if (map.stairs == 0) {
      map.stairs = tiles.length - 1;
      tiles[map.stairs] = Tile.DOWN_STAIRS;
    }
    state.progress.seeded = true;
  }

  /**
   * {@code #} wall, {@code .} floor, {@code +} door, {@code >} stairs, {@code ^} hazard, {@code _}
   * entry, {@code @} the hero, and enemies by their glyphs. Everything else has been discovered.
   */
  static Dungeon of(String... rows) {
    return new Dungeon(KERNEL, rows).discovered();
  }

  /** In a dungeon of one's own numbers. */
  static Dungeon in(Kernel<DelveState, DelveChoice, DelveEvent> numbers, String... rows) {
    return new Dungeon(numbers, rows).discovered();
  }

  /** By the numbers for people. */
  static Dungeon played(String... rows) {
    return new Dungeon(PLAYED, rows).discovered();
  }

  static Dungeon undiscovered(String... rows) {
    return new Dungeon(KERNEL, rows);
  }

  static Dungeon easy(String... rows) {
    return new Dungeon(EASY, rows).discovered();
  }

  private void draw(char sign, int cell) {
    DungeonMap map = state.map;
    int kind =
        switch (sign) {
          case '#' -> Tile.WALL;
          case '+' -> Tile.CLOSED_DOOR;
          case '>' -> Tile.DOWN_STAIRS;
          default -> Tile.FLOOR;
        };
    map.tiles[cell] = (byte) (kind | (sign == '^' ? Tile.HAZARD : 0));
    if (sign == '>') map.stairs = cell;
    if (sign == '_') map.entry = cell;
    if (sign == '@') {
      state.actors.cell[Actors.HERO] = cell;
      map.place(Actors.HERO, cell);
    }
    if (Character.isLetter(sign)) enemy(sign, cell);
  }

  private void enemy(char glyph, int cell) {
    var enemies = state.content().enemies();
    for (int kind = 0; kind < enemies.size(); kind++) {
      if (enemies.get(kind).glyph().charAt(0) != glyph) continue;
      int actor = state.actors.count++;
      state.actors.kind[actor] = kind;
      state.actors.cell[actor] = cell;
      state.actors.hp[actor] = state.actors.maxHp[actor] = enemies.get(kind).hp();
      state.actors.next[actor] = Actors.NEVER;
      state.actors.flags[actor] = 0;
      state.map.place(actor, cell);
    }
  }

  private Dungeon discovered() {
    for (int cell = 0; cell < state.map.tiles.length; cell++)
      state.map.tiles[cell] |= Tile.DISCOVERED;
    return this;
  }

  Dungeon item(int x, int y, String id) {
    int item = state.map.itemCount++;
    state.map.itemKind[item] = kindOf(id);
    state.map.itemCell[item] = state.map.cell(x, y);
    state.map.lying[state.map.cell(x, y)] = (byte) (item + 1);
    return this;
  }

  private int kindOf(String id) {
    for (int perk = 0; perk < state.content().perks().size(); perk++)
      if (state.content().perks().get(perk).id().equals(id))
        return state.content().itemOfPerk(perk);
    return state.content().itemNamed(id);
  }

  Dungeon perk(String id) {
    state.loadout.perks |= 1 << state.content().perkNamed(id);
    return this;
  }

  Dungeon god(String id) {
    state.loadout.god = state.content().godNamed(id);
    return this;
  }

  Dungeon weapon(String id) {
    state.loadout.weapons[state.loadout.activeSlot] = state.content().itemNamed(id);
    return this;
  }

  Dungeon potion(String id) {
    state.loadout.potions[state.content().itemNamed(id)]++;
    return this;
  }

  Dungeon hp(int hp) {
    state.actors.hp[Actors.HERO] = hp;
    return this;
  }

  Dungeon order(DelveChoice.OrderUpdate update) {
    state.orders = update.applyTo(state.orders);
    return this;
  }

  Dungeon with(Consumer<DelveState> change) {
    change.accept(state);
    return this;
  }

  /** Every enemy in sight is awake and being fought. */
  Dungeon inCombat() {
    for (int enemy = 1; enemy < state.actors.count; enemy++) {
      state.actors.next[enemy] = 1;
      state.actors.flags[enemy] = Actors.SIGHTED | Actors.ENGAGED;
    }
    state.progress.encounter = true;
    return this;
  }

  /** The state itself, looked around in. */
  DelveState state() {
    state.look();
    return state;
  }

  Run<DelveState, DelveChoice, DelveEvent> run() {
    state.look();
    TreeView view = new TreeView();
    view.open("state");
    state.describe(view);
    view.close();
    return kernel.begin(Seed.of(1)).withState(view.value());
  }

  static Prompt<DelveChoice> prompt(Run<DelveState, DelveChoice, DelveEvent> run) {
    if (run.status() instanceof Status.Awaiting<DelveChoice>(Prompt<DelveChoice> prompt))
      return prompt;
    throw new AssertionError("nothing is asked; the status is " + run.status());
  }

  static void answer(Run<DelveState, DelveChoice, DelveEvent> run, DelveChoice choice) {
    Prompt<DelveChoice> prompt = prompt(run);
    if (prompt.choices(Seat.first()).refusal(choice).isPresent()
        && prompt.commands().refusal(choice).isPresent())
      throw new AssertionError(choice + " is no answer to " + prompt.kind());
    run.choose(Seat.of(0), choice);
  }

  /** Lets time pass until the game stops, and gives everything that happened. */
  static List<DelveEvent> advance(Run<DelveState, DelveChoice, DelveEvent> run, int ticks) {
    List<DelveEvent> events = new ArrayList<>();
    run.advance(ticks, ticked -> events.addAll(ticked.events()));
    return events;
  }

  /** Plays with a bot until the run ends or {@code until} holds. */
  static void play(
      Run<DelveState, DelveChoice, DelveEvent> run,
      String bot,
      java.util.function.Predicate<DelveState> until) {
    var player =
        run.kernel().rules().bots().stream()
            .filter(candidate -> candidate.name().equals(bot))
            .findFirst()
            .orElseThrow();
    while (!until.test(run.state())) {
      switch (run.status()) {
        case Status.Finished<DelveChoice> _ -> {
          return;
        }
        case Status.Running<DelveChoice> _ -> run.passTime();
        case Status.Awaiting<DelveChoice>(Prompt<DelveChoice> prompt) ->
            run.choose(Seat.of(0), player.choose(run.state(), Seat.of(0), prompt, BOT_LUCK));
      }
    }
  }

  static int cell(DelveState state, int x, int y) {
    return state.map().cell(x, y);
  }

  /** Overlays by their names, or single values. */
  static Kernel<DelveState, DelveChoice, DelveEvent> kernel(String mode, String... policy) {
    DelveGame game = new DelveGame();
    Map<String, String> options = new LinkedHashMap<>();
    options.put("mode", mode);
    List<RunSpec.Overlay> overlays = new ArrayList<>();
    Map<String, String> sets = new LinkedHashMap<>();
    for (String entry : policy) {
      int equals = entry.indexOf('=');
      if (equals < 0) overlays.add(new RunSpec.Overlay.Named(entry));
      else sets.put(entry.substring(0, equals), entry.substring(equals + 1));
    }
    RunSpec spec = new RunSpec("delve", Seed.of(1), 1, options, overlays, sets);
    return Kernel.of(game, GameLibrary.setup(game, spec));
  }
}

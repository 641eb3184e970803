package dev.astragal.games.delve.content;

import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.TreeReader;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * All tables. States hold positions in them; a floor item with a position past the last item is a
 * perk.
 */
public final class DelveContent {
  private static final List<String> DOCUMENTS =
      List.of("enemies.yaml", "items.yaml", "perks.yaml", "gods.yaml", "depths.yaml");

  private final List<EnemyKind> enemies;
  private final List<ItemKind> items;
  private final List<PerkKind> perks;
  private final List<GodKind> gods;
  private final List<Depth> depths;
  private final int[][] spawnKinds;
  private final int boss;

  private final int[] weapons;
  private final int[] usedUp;
  private final int[] potions;
  private final int[] charms;
  private final int[] spawnWeights;

  private DelveContent(Setup setup, Tree changes) {
    enemies = rows(setup, changes, "enemies", EnemyKind.class);
    items = rows(setup, changes, "items", ItemKind.class);
    perks = rows(setup, changes, "perks", PerkKind.class);
    gods = rows(setup, changes, "gods", GodKind.class);
    depths = rows(setup, changes, "depths", Depth.class);
    boss = bossIn(enemies);
    weapons = kinds(ItemKind::weapon);
    usedUp = kinds(item -> !item.weapon());
    potions = kinds(ItemKind::potion);
    charms = kinds(ItemKind::charm);
    spawnKinds = new int[depths.size()][];
    spawnWeights = new int[depths.size()];
    for (int depth = 0; depth < depths.size(); depth++) {
      spawnKinds[depth] =
          depths.get(depth).spawns().stream()
              .mapToInt(spawn -> position(enemies, EnemyKind::id, spawn.kind()))
              .toArray();
      spawnWeights[depth] = depths.get(depth).spawns().stream().mapToInt(Depth.Spawn::weight).sum();
    }
  }

  /** The names of the tables' documents. */
  public static String[] documents() {
    return DOCUMENTS.toArray(String[]::new);
  }

  /** The tables with the rows that the policy changes. */
  public static DelveContent of(Setup setup, Tree changes) {
    return new DelveContent(setup, changes);
  }

  private int[] kinds(Predicate<ItemKind> wanted) {
    return IntStream.range(0, items.size()).filter(kind -> wanted.test(items.get(kind))).toArray();
  }

  /** The item kinds to fight with. Look, do not change. */
  public int[] weapons() {
    return weapons;
  }

  /** The item kinds that are no weapons. Look, do not change. */
  public int[] usedUp() {
    return usedUp;
  }

  /** The item kinds that are drunk. Look, do not change. */
  public int[] potions() {
    return potions;
  }

  /** The item kinds that do something to others or to time. Look, do not change. */
  public int[] charms() {
    return charms;
  }

  public EnemyKind enemy(int kind) {
    return enemies.get(kind);
  }

  public List<EnemyKind> enemies() {
    return enemies;
  }

  public List<ItemKind> items() {
    return items;
  }

  public List<PerkKind> perks() {
    return perks;
  }

  public List<GodKind> gods() {
    return gods;
  }

  /** The one boss. */
  public int boss() {
    return boss;
  }

  public boolean isPerk(int itemKind) {
    return itemKind >= items.size();
  }

  /** The perk a floor item stands for. */
  public int perkOf(int itemKind) {
    return itemKind - items.size();
  }

  public int itemOfPerk(int perk) {
    return items.size() + perk;
  }

  public String itemId(int itemKind) {
    return isPerk(itemKind) ? perks.get(perkOf(itemKind)).id() : items.get(itemKind).id();
  }

  public int itemNamed(String id) {
    return position(items, ItemKind::id, id);
  }

  /** The item or perk of that name, as floors number them. */
  public int kindNamed(String id) {
    for (int perk = 0; perk < perks.size(); perk++)
      if (perks.get(perk).id().equals(id)) return itemOfPerk(perk);
    return itemNamed(id);
  }

  public int perkNamed(String id) {
    return position(perks, PerkKind::id, id);
  }

  public int godNamed(String id) {
    return position(gods, GodKind::id, id);
  }

  public int enemyNamed(String id) {
    return position(enemies, EnemyKind::id, id);
  }

  /** What a floor holds; floors below the last row are like it. */
  public Depth depth(int floor) {
    return depths.get(Math.min(floor, depths.size()) - 1);
  }

  /** The enemy kind that {@code roll} in 0..99 stands for on a floor. */
  public int spawn(int floor, int roll) {
    int row = Math.min(floor, depths.size()) - 1;
    List<Depth.Spawn> table = depths.get(row).spawns();
    int rest = roll % spawnWeights[row];
    for (int i = 0; i < table.size(); i++) {
      rest -= table.get(i).weight();
      if (rest < 0) return spawnKinds[row][i];
    }
    throw new IllegalStateException("weights changed while one was picked");
  }

  /** The kind with the most health on a floor. */
  public int strongest(int floor) {
    int best = -1;
    for (int kind : spawnKinds[Math.min(floor, depths.size()) - 1]) {
      if (best < 0 || enemies.get(kind).hp() > enemies.get(best).hp()) best = kind;
    }
    return best;
  }

  private static int bossIn(List<EnemyKind> enemies) {
    for (int kind = 0; kind < enemies.size(); kind++) if (enemies.get(kind).boss()) return kind;
    throw new TreeException("enemies.yaml", Mark.NONE, "no enemy is the boss");
  }

  private static <T> int position(List<T> rows, Function<T, String> id, String wanted) {
    for (int i = 0; i < rows.size(); i++) if (id.apply(rows.get(i)).equals(wanted)) return i;
    throw new TreeException("", Mark.NONE, "there is no '" + wanted + "' in the tables");
  }

  private static <T> List<T> rows(Setup setup, Tree changes, String table, Class<T> type) {
    Shape<T> shape = Shape.of(type);
    StateReader in = new TreeReader(Changes.laid(setup.content(table + ".yaml"), changes, table));
    int count = in.list("rows");
    List<T> rows = new ArrayList<>(count);
    for (int i = 0; i < count; i++) rows.add(shape.read("row", in));
    in.endList();
    return List.copyOf(rows);
  }
}

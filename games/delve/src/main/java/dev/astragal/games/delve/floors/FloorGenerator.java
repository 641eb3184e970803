package dev.astragal.games.delve.floors;

import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.map.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Rooms that keep apart, corridors between their centres, doors at some mouths; then vaults, spawns
 * and hazards. A function of (dungeon seed, floor, branch) and nothing else.
 */
public final class FloorGenerator {
  private static final int ATTEMPTS = 120;
  private static final int ROOMS_MIN = 4;
  private static final int LAYOUTS = 16;
  private static final int CORNER_ROOM = 4;
  private static final Comparator<Room> ROOM_ORDER =
      Comparator.comparingInt(Room::centreY)
          .thenComparingInt(Room::centreX)
          .thenComparingInt(Room::height)
          .thenComparingInt(Room::width);

  private final DelvePolicy policy;
  private final DelveContent content;

  /** Since the second rules both branches are one floor, but for what the branch adds. */
  private final boolean twins;

  public FloorGenerator(DelvePolicy policy, DelveContent content, int version) {
    this.policy = policy;
    this.content = content;
    twins = version >= 2;
  }

  /** The floor a run meets: the starter floor first where there is one, generated ones below. */
  public FloorPlan floor(long dungeonSeed, int floor, Branch branch) {
    if (floor > 1 || !policy.floors().starter()) return generate(dungeonSeed, floor, branch);
    return twins
        ? StarterFloor.varied(policy.floors(), content, FloorSeed.of(dungeonSeed, floor, branch))
        : StarterFloor.plan(content);
  }

  public FloorPlan generate(long dungeonSeed, int floor, Branch branch) {
    FloorSeed seed = FloorSeed.of(dungeonSeed, floor, twins ? Branch.UNCOMMITTED : branch);
    FloorPlan plan = new FloorPlan(policy.floors().width(), policy.floors().height());
    List<Room> rooms = rooms(seed);
    for (Room room : rooms) carve(plan, room);
    connect(plan, rooms, seed);
    placeEnds(plan, rooms);
    placeDoors(plan, rooms, seed);
    Spawns spawns = new Spawns(policy, content, seed, floor, branch);
    if (twins) spawns.placeThenAdd(plan, rooms);
    else spawns.place(plan, rooms);
    return plan;
  }

  /** The first layout with enough rooms for vaults; four corners when none has. */
  private List<Room> rooms(FloorSeed seed) {
    for (int layout = 0; layout < LAYOUTS; layout++) {
      FloorSeed own = layout == 0 ? seed : new FloorSeed(seed.mix(9000 + layout));
      List<Room> rooms = layout(own);
      if (rooms.size() >= ROOMS_MIN) return sorted(rooms);
    }
    return sorted(withCorners(new ArrayList<>()));
  }

  private List<Room> layout(FloorSeed seed) {
    int width = policy.floors().width();
    int height = policy.floors().height();
    int target = policy.floors().rooms() + seed.pick(1, 0, 2);
    List<Room> rooms = new ArrayList<>();
    for (int attempt = 0; attempt < ATTEMPTS && rooms.size() < target; attempt++) {
      int w = seed.pick(8L * attempt + 2, 4, 7);
      int h = seed.pick(8L * attempt + 3, 3, 5);
      int x = seed.pick(8L * attempt + 4, 1, width - w - 1);
      int y = seed.pick(8L * attempt + 5, 1, height - h - 1);
      addIfApart(rooms, x, y, w, h);
    }
    return rooms.size() < ROOMS_MIN ? withCorners(rooms) : rooms;
  }

  private List<Room> withCorners(List<Room> rooms) {
    int right = policy.floors().width() - CORNER_ROOM - 1;
    int bottom = policy.floors().height() - CORNER_ROOM - 1;
    int[][] corners = {{1, 1}, {right, 1}, {1, bottom}, {right, bottom}};
    for (int[] corner : corners) {
      if (rooms.size() >= ROOMS_MIN) break;
      addIfApart(rooms, corner[0], corner[1], CORNER_ROOM, CORNER_ROOM);
    }
    return rooms;
  }

  private static void addIfApart(List<Room> rooms, int x, int y, int width, int height) {
    for (int i = 0; i < rooms.size(); i++) if (!rooms.get(i).apartFrom(x, y, width, height)) return;
    rooms.add(new Room(x, y, width, height));
  }

  private static List<Room> sorted(List<Room> rooms) {
    return rooms.stream().sorted(ROOM_ORDER).toList();
  }

  private static void carve(FloorPlan plan, Room room) {
    for (int y = room.y(); y < room.y() + room.height(); y++)
      for (int x = room.x(); x < room.x() + room.width(); x++)
        plan.set(plan.cell(x, y), Tile.FLOOR);
  }

  /** Joins the nearest room that is still alone to those already joined, until none is alone. */
  private static void connect(FloorPlan plan, List<Room> rooms, FloorSeed seed) {
    boolean[] joined = new boolean[rooms.size()];
    joined[0] = true;
    for (int links = 1; links < rooms.size(); links++) {
      int from = -1;
      int to = -1;
      int best = Integer.MAX_VALUE;
      for (int a = 0; a < rooms.size(); a++) {
        for (int b = 0; joined[a] && b < rooms.size(); b++) {
          int distance = rooms.get(a).centreDistance(rooms.get(b));
          if (joined[b] || distance >= best) continue;
          best = distance;
          from = a;
          to = b;
        }
      }
      joined[to] = true;
      boolean acrossFirst = (seed.mix(((long) from << 32) | to) & 1) == 0;
      corridor(plan, rooms.get(from), rooms.get(to), acrossFirst);
    }
  }

  private static void corridor(FloorPlan plan, Room from, Room to, boolean acrossFirst) {
    int row = acrossFirst ? from.centreY() : to.centreY();
    int column = acrossFirst ? to.centreX() : from.centreX();
    int left = Math.min(from.centreX(), to.centreX());
    int right = Math.max(from.centreX(), to.centreX());
    int top = Math.min(from.centreY(), to.centreY());
    int bottom = Math.max(from.centreY(), to.centreY());
    for (int x = left; x <= right; x++) plan.set(plan.cell(x, row), Tile.FLOOR);
    for (int y = top; y <= bottom; y++) plan.set(plan.cell(column, y), Tile.FLOOR);
  }

  private static void placeEnds(FloorPlan plan, List<Room> rooms) {
    int entry = plan.cell(rooms.get(0).centreX(), rooms.get(0).centreY());
    int stairs = entry;
    for (Room room : rooms) {
      int centre = plan.cell(room.centreX(), room.centreY());
      int farther = plan.distance(centre, entry) - plan.distance(stairs, entry);
      if (farther > 0 || (farther == 0 && centre > stairs)) stairs = centre;
    }
    plan.ends(entry, stairs);
  }

  private void placeDoors(FloorPlan plan, List<Room> rooms, FloorSeed seed) {
    int doors = 0;
    for (int cell = 0; cell < plan.width() * plan.height(); cell++) {
      if (doors == policy.floors().doorsMax() || !mouth(plan, rooms, cell)) continue;
      if (seed.pick(8000L + cell, 1, policy.floors().doorOneIn()) != 1) continue;
      plan.set(cell, Tile.CLOSED_DOOR);
      doors++;
    }
  }

  /** A corridor tile right outside a room, with wall on both sides. */
  private static boolean mouth(FloorPlan plan, List<Room> rooms, int cell) {
    int width = plan.width();
    int x = cell % width;
    int y = cell / width;
    if (plan.kind(cell) != Tile.FLOOR || inRoom(rooms, x, y)) return false;
    boolean across = walls(plan, cell - width, cell + width);
    boolean down = walls(plan, cell - 1, cell + 1);
    return (across && (inRoom(rooms, x - 1, y) || inRoom(rooms, x + 1, y)))
        || (down && (inRoom(rooms, x, y - 1) || inRoom(rooms, x, y + 1)));
  }

  private static boolean walls(FloorPlan plan, int one, int other) {
    return plan.kind(one) == Tile.WALL && plan.kind(other) == Tile.WALL;
  }

  private static boolean inRoom(List<Room> rooms, int x, int y) {
    for (int i = 0; i < rooms.size(); i++) if (rooms.get(i).contains(x, y)) return true;
    return false;
  }
}

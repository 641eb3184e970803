package dev.astragal.games.mir.state;

import dev.astragal.games.mir.action.Name;
import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Everybody on the map: players, then npcs, then objects, each in the document's order. */
public final class Roster {
  private final Entity[] entities;

  private Roster(Entity[] entities) {
    this.entities = entities;
  }

  public static Roster read(Json.Obj groups) {
    List<Entity> all = new ArrayList<>();
    for (Side side : Side.ALL)
      for (Json entity : groups.items(side.key())) all.add(Entity.read((Json.Obj) entity, side));
    return new Roster(all.toArray(Entity[]::new));
  }

  public int size() {
    return entities.length;
  }

  public Entity get(int index) {
    return entities[index];
  }

  public List<Entity> all() {
    return List.of(entities);
  }

  public int indexOf(String id) {
    for (int i = 0; i < entities.length; i++) if (entities[i].id().equals(id)) return i;
    return -1;
  }

  /** Whoever an action calls by {@code name}; one that is not text names nobody. */
  public @Nullable Entity find(Name name) {
    return name.isText() ? find(name.shown()) : null;
  }

  public @Nullable Entity find(String id) {
    int index = indexOf(id);
    return index < 0 ? null : entities[index];
  }

  /** An entity known to be there. */
  public Entity at(Name name) {
    return at(name.shown());
  }

  /** An entity known to be there. */
  public Entity at(String id) {
    Entity found = find(id);
    if (found == null) throw new IllegalArgumentException("there is no entity '" + id + "'");
    return found;
  }

  /** Whoever else stands on a cell, dead or alive. */
  public @Nullable Entity occupant(int x, int y, Entity except) {
    for (Entity other : entities)
      if (other.x() == x
          && other.y() == y
          && other.oddPosition() == null
          && !other.id().equals(except.id())) return other;
    return null;
  }

  public Roster with(Entity changed) {
    Entity[] copy = entities.clone();
    copy[indexOf(changed.id())] = changed;
    return new Roster(copy);
  }

  /** Those of one side that are not dead. */
  public List<Entity> living(Side side) {
    List<Entity> living = new ArrayList<>();
    for (Entity entity : entities) if (entity.side() == side && !entity.dead()) living.add(entity);
    return living;
  }

  public Json.Obj json(Json.Obj groups) {
    Json.Obj changed = groups;
    int next = 0;
    for (Side side : Side.ALL) {
      Json.Arr members = (Json.Arr) groups.at(side.key());
      for (int i = 0; i < members.items().size(); i++)
        members = members.with(i, entities[next++].json());
      changed = changed.with(side.key(), members);
    }
    return changed;
  }
}

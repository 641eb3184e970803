package dev.astragal.games.mir.state;

import java.util.List;

/** Whose an entity is. The order is the one in which the contract walks over entities. */
public enum Side {
  PLAYERS("players"),
  NPCS("npcs"),
  OBJECTS("objects");

  /** In order. */
  public static final List<Side> ALL = List.of(values());

  private final String key;

  Side(String key) {
    this.key = key;
  }

  /** How a document calls it. */
  public String key() {
    return key;
  }

  /** The side this one fights; objects fight nobody. */
  public boolean opposes(Side other) {
    return this != other && this != OBJECTS && other != OBJECTS;
  }
}

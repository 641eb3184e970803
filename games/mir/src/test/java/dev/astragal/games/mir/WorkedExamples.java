package dev.astragal.games.mir;

import dev.astragal.games.mir.json.JsonReader;

/** The two worked examples of the contract, with the fields it leaves out filled in. */
public final class WorkedExamples {
  private static final String SEREN =
      entity("pc-seren", "player", "Seren", "%POSITION%", "12", "15", "6", "human", "\"pc-seren\"");
  private static final String BARKEEP =
      entity("npc-barkeep", "npc", "Barkeep", "{\"x\":6,\"y\":2}", "8", "10", "4", "ai", "null");

  private WorkedExamples() {}

  public static MirState attack() {
    return state("[]", SEREN.replace("%POSITION%", "{\"x\":2,\"y\":3}"), BARKEEP);
  }

  public static MirState blockedMove() {
    return state(
        "[{\"x\":3,\"y\":2,\"type\":\"blocked\",\"blocksMovement\":true}]",
        SEREN.replace("%POSITION%", "{\"x\":2,\"y\":2}"),
        "");
  }

  private static MirState state(String terrain, String player, String npc) {
    return Yard.state(
        JsonReader.read(
            """
            {"schemaVersion":"0.1.0","campaignId":"c","sessionId":"s",
             "timestamp":"2026-02-11T18:00:00.000Z",
             "rng":{"mode":"seeded","seed":"combat-42","lastRolls":[]},
             "map":{"id":"m","name":"M","grid":{"type":"square",
               "size":{"width":10,"height":10},"cellSize":5},
               "terrain":%s,"fogOfWarEnabled":false},
             "entities":{"players":[%s],"npcs":[%s],"objects":[]},
             "combat":{"mode":"exploration","round":0,"activeEntityId":null,"initiativeOrder":[]},
             "log":{"events":[]},"ui":{"selectedEntityId":null,"hoveredCell":null}}"""
                .formatted(terrain, player, npc)));
  }

  private static String entity(
      String id,
      String kind,
      String name,
      String position,
      String hp,
      String ac,
      String speed,
      String controller,
      String playerId) {
    return """
        {"id":"%s","kind":"%s","name":"%s","position":%s,"size":"M",
         "stats":{"hpCurrent":%s,"hpMax":%s,"ac":%s,"movementSpeed":%s},
         "conditions":[],"inventory":[],"token":{"style":"mini","spriteKey":null},
         "controller":{"type":"%s","playerId":%s}}"""
        .formatted(id, kind, name, position, hp, hp, ac, speed, controller, playerId);
  }
}

package dev.astragal.games.mir.schema;

import static dev.astragal.games.mir.schema.SchemaNode.closed;
import static dev.astragal.games.mir.schema.SchemaNode.listOf;
import static dev.astragal.games.mir.schema.SchemaNode.oneOf;
import static dev.astragal.games.mir.schema.SchemaNode.optional;
import static dev.astragal.games.mir.schema.SchemaNode.required;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.schema.ScalarNode.Simple;
import dev.astragal.games.mir.schema.ScalarNode.Whole;
import dev.astragal.games.mir.schema.ScalarNode.Words;
import dev.astragal.games.mir.schema.ScalarNode.Words.Demand;
import dev.astragal.games.mir.schema.SchemaNode.MapOf;
import dev.astragal.games.mir.schema.SchemaNode.Open;
import java.util.List;

/**
 * The form of a state of the reference's older world, from before the engine: a campaign record
 * with quests, flags and a log, of which the engine takes map and people.
 */
public final class WorldSchema {
  private static final SchemaNode TEXT = new Words(Demand.NOTHING);
  private static final SchemaNode MOMENT = new Words(Demand.DATE_TIME);
  private static final SchemaNode INTEGER = new Whole(Whole.NO_MIN, Whole.NO_MAX);
  private static final SchemaNode NATURAL = new Whole(0, Whole.NO_MAX);
  private static final SchemaNode POSITIVE = new Whole(1, Whole.NO_MAX);
  private static final SchemaNode TEXTS = listOf(TEXT);

  private static final SchemaNode ROOT =
      closed(
          required(
              "meta",
              closed(
                  required("schemaVersion", TEXT),
                  required("createdAt", MOMENT),
                  optional("updatedAt", MOMENT),
                  optional("source", TEXT))),
          required(
              "session",
              closed(
                  required("id", TEXT),
                  required("name", TEXT),
                  required("status", oneOf("active", "paused", "complete")),
                  optional("gm", TEXT),
                  optional("players", TEXTS),
                  optional("summary", TEXT))),
          required(
              "ruleset",
              closed(
                  required("system", TEXT),
                  required("edition", TEXT),
                  optional("houseRules", TEXTS))),
          required(
              "timeline",
              closed(
                  required("currentTime", TEXT),
                  required("turn", NATURAL),
                  optional(
                      "events",
                      listOf(
                          closed(
                              required("id", TEXT),
                              required("label", TEXT),
                              optional("timestamp", TEXT)))))),
          required("world", world()),
          required("map", map()),
          required("entities", listOf(entity())),
          required(
              "inventory",
              closed(
                  optional("gold", NATURAL),
                  required(
                      "items",
                      listOf(
                          closed(
                              required("id", TEXT),
                              required("name", TEXT),
                              required("quantity", NATURAL)))))),
          required(
              "quests",
              listOf(
                  closed(
                      required("id", TEXT),
                      required("title", TEXT),
                      required("status", oneOf("active", "complete", "failed")),
                      optional("objectives", TEXTS)))),
          required("flags", new MapOf(new Simple())),
          required(
              "rng",
              closed(
                  required("seed", INTEGER),
                  required(
                      "lastRoll",
                      closed(
                          required("sides", new Whole(2, Whole.NO_MAX)),
                          required("result", POSITIVE))))),
          optional("combat", new Open()),
          required(
              "logs",
              listOf(
                  closed(
                      required("id", TEXT),
                      required("message", TEXT),
                      required("level", oneOf("info", "warning", "error")),
                      required("timestamp", MOMENT)))));

  private WorldSchema() {}

  /** Everything that is wrong with {@code document}. */
  public static List<String> errors(Json document) {
    Findings findings = new Findings();
    ROOT.check(document, findings);
    return findings.errors();
  }

  private static SchemaNode world() {
    return closed(
        required("name", TEXT),
        optional("region", TEXT),
        optional(
            "locations",
            listOf(
                closed(
                    required("id", TEXT), required("name", TEXT), optional("description", TEXT)))));
  }

  private static SchemaNode map() {
    return closed(
        required("name", TEXT),
        required("dimensions", closed(required("width", POSITIVE), required("height", POSITIVE))),
        optional(
            "tiles",
            listOf(
                closed(
                    required("x", NATURAL), required("y", NATURAL), required("terrain", TEXT)))));
  }

  private static SchemaNode entity() {
    return closed(
        required("id", TEXT),
        required("name", TEXT),
        required("type", TEXT),
        optional("role", TEXT),
        optional("stats", new Open()),
        optional("conditions", TEXTS),
        optional("position", closed(required("x", INTEGER), required("y", INTEGER))));
  }
}

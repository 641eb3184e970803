package dev.astragal.games.mir.schema;

import static dev.astragal.games.mir.schema.SchemaNode.closed;
import static dev.astragal.games.mir.schema.SchemaNode.listOf;
import static dev.astragal.games.mir.schema.SchemaNode.oneOf;
import static dev.astragal.games.mir.schema.SchemaNode.optional;
import static dev.astragal.games.mir.schema.SchemaNode.required;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.schema.ScalarNode.Flag;
import dev.astragal.games.mir.schema.ScalarNode.OneValueOf;
import dev.astragal.games.mir.schema.ScalarNode.Whole;
import dev.astragal.games.mir.schema.ScalarNode.Words;
import dev.astragal.games.mir.schema.ScalarNode.Words.Demand;
import dev.astragal.games.mir.schema.SchemaNode.EitherOrNull;
import dev.astragal.games.mir.schema.SchemaNode.ListOf;
import dev.astragal.games.mir.schema.SchemaNode.MapOf;
import dev.astragal.games.mir.schema.SchemaNode.Open;
import dev.astragal.games.mir.schema.SchemaNode.Property;
import java.util.ArrayList;
import java.util.List;

/**
 * The schema of a state document. The contract's is closed to what later rules added; the other
 * profiles allow abilities, durations, cooldowns, reach and the turn's budget on top. The later
 * engine of the reference also takes other texts for a moment in time.
 */
public final class StateSchema {
  /** The largest map the schema allows, in cells along one side. */
  public static final int SIDE_MAX = 200;

  private static final SchemaNode TEXT = new Words(Demand.NOTHING);
  private static final SchemaNode TEXT_OR_NULL = new Words(Demand.NOTHING_OR_NULL);
  private static final SchemaNode NAME = new Words(Demand.NOT_EMPTY);
  private static final SchemaNode INTEGER = new Whole(Whole.NO_MIN, Whole.NO_MAX);
  private static final SchemaNode NATURAL = new Whole(0, Whole.NO_MAX);
  private static final SchemaNode POSITIVE = new Whole(1, Whole.NO_MAX);
  private static final SchemaNode FLAG = new Flag();
  private static final SchemaNode NAMES = listOf(NAME);
  private static final Property ABSENT = new Property("", TEXT, false);

  // Built from the nodes above, hence after them.
  public static final StateSchema CONTRACT = new StateSchema("contract", false, Demand.DATE_TIME);
  public static final StateSchema TACTICS = new StateSchema("tactics", true, Demand.DATE_TIME);
  public static final StateSchema LATER = new StateSchema("later", true, Demand.LATER_DATE_TIME);

  private final String profile;
  private final boolean extended;
  private final SchemaNode moment;
  private final SchemaNode root;

  private StateSchema(String profile, boolean extended, Demand moment) {
    this.profile = profile;
    this.extended = extended;
    this.moment = new Words(moment);
    this.root = root();
  }

  /** Everything that is wrong with {@code document}, in the reference's words and order. */
  public List<String> errors(Json document) {
    Findings findings = new Findings();
    root.check(document, findings);
    return findings.errors();
  }

  /** This schema as JSON Schema, 2020-12. */
  public Json.Obj published() {
    Json.Obj head =
        new Json.Obj(
            List.of("$schema", "$id", "title"),
            List.of(
                Json.of("https://json-schema.org/draft/2020-12/schema"),
                Json.of("urn:astragal:mir:state:" + profile),
                Json.of("MIR game state, profile " + profile)));
    Json.Obj body = root.document();
    for (int i = 0; i < body.keys().size(); i++)
      head = head.with(body.keys().get(i), body.values().get(i));
    return head;
  }

  private SchemaNode root() {
    return closed(
        required("schemaVersion", new Words(Demand.VERSION)),
        required("campaignId", NAME),
        required("sessionId", NAME),
        required("timestamp", moment),
        required("rng", rng()),
        required("map", map()),
        required("entities", entities()),
        required("combat", combat()),
        required("log", closed(required("events", listOf(event())))),
        required("ui", ui()));
  }

  private SchemaNode rng() {
    SchemaNode roll =
        closed(
            required("id", NAME),
            required("timestamp", moment),
            required("formula", NAME),
            required("resultTotal", INTEGER),
            optional("breakdown", TEXT),
            optional("source", TEXT));
    return closed(
        required("mode", oneOf("manual", "seeded")),
        required("seed", TEXT_OR_NULL),
        required("lastRolls", listOf(roll)));
  }

  private static SchemaNode map() {
    SchemaNode side = new Whole(1, SIDE_MAX);
    SchemaNode grid =
        closed(
            required("type", oneOf("square")),
            required("size", closed(required("width", side), required("height", side))),
            required("cellSize", POSITIVE));
    SchemaNode tile =
        closed(
            required("x", NATURAL),
            required("y", NATURAL),
            required("type", NAME),
            required("blocksMovement", FLAG),
            optional("blocksVision", FLAG));
    return closed(
        required("id", NAME),
        required("name", NAME),
        required("grid", grid),
        required("terrain", listOf(tile)),
        required("fogOfWarEnabled", FLAG));
  }

  private SchemaNode entities() {
    SchemaNode entity = entity();
    return closed(
        required("players", listOf(entity)),
        required("npcs", listOf(entity)),
        required("objects", listOf(entity)));
  }

  private SchemaNode entity() {
    List<Json> facings = new ArrayList<>(Json.texts(List.of("N", "E", "S", "W")).items());
    facings.add(Json.Literal.NULL);
    SchemaNode position =
        closed(
            required("x", NATURAL),
            required("y", NATURAL),
            optional("facing", new OneValueOf(facings)));
    SchemaNode item =
        closed(
            required("id", NAME),
            required("name", NAME),
            required("qty", POSITIVE),
            required("tags", NAMES));
    SchemaNode counters = new MapOf(NATURAL);
    return closed(
        required("id", NAME),
        required("kind", oneOf("player", "npc", "object")),
        required("name", NAME),
        required("position", position),
        required("size", oneOf("S", "M", "L")),
        required("stats", stats()),
        required("conditions", NAMES),
        extra("abilities", NAMES),
        extra("abilityCooldowns", counters),
        extra("conditionDurations", counters),
        required("inventory", listOf(item)),
        required(
            "token",
            closed(
                required("style", oneOf("standee", "mini", "pawn")),
                required("spriteKey", TEXT_OR_NULL))),
        required(
            "controller",
            closed(required("type", oneOf("human", "ai")), required("playerId", TEXT_OR_NULL))));
  }

  private SchemaNode stats() {
    return closed(
        required("hpCurrent", NATURAL),
        required("hpMax", POSITIVE),
        required("ac", NATURAL),
        required("movementSpeed", NATURAL),
        extra("attackBonus", INTEGER),
        extra("damageDice", new ListOf(POSITIVE, 2)),
        extra("attackRange", NATURAL));
  }

  private SchemaNode combat() {
    return closed(
        required("mode", oneOf("exploration", "combat")),
        required("round", NATURAL),
        required("activeEntityId", TEXT_OR_NULL),
        required("initiativeOrder", NAMES),
        extra(
            "turnBudget",
            closed(
                required("movementUsed", NATURAL),
                required("actionUsed", NATURAL),
                required("bonusActionUsed", NATURAL))));
  }

  private SchemaNode event() {
    return closed(
        required("id", NAME),
        required("timestamp", moment),
        required("type", NAME),
        required("payload", new Open()));
  }

  private static SchemaNode ui() {
    return closed(
        required("selectedEntityId", TEXT_OR_NULL),
        required(
            "hoveredCell",
            new EitherOrNull(closed(required("x", NATURAL), required("y", NATURAL)))));
  }

  /** A part the contract does not know; {@link SchemaNode#closed} leaves it out there. */
  private Property extra(String name, SchemaNode node) {
    return extended ? optional(name, node) : ABSENT;
  }
}

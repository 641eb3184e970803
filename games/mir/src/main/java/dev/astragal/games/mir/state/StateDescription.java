package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What changes during play, field by field, for hashes, snapshots and views. */
public final class StateDescription {
  private static final Shape<Json> JSON = Shape.of(Json.class);

  private StateDescription() {}

  public static void write(Dice dice, Roster roster, Combat combat, Log log, StateWriter out) {
    out.open("rng");
    out.text("mode", dice.mode());
    nullable("seed", dice.position().text().orElse(null), out);
    values("lastRolls", dice.rolls().items(), out);
    out.close();
    out.list("entities", roster.size());
    for (Entity entity : roster.all()) write(entity, out);
    out.endList();
    write(combat, out);
    values("log", log.events().items(), out);
  }

  public static Dice dice(StateReader in) {
    in.open("rng");
    String mode = in.text("mode");
    Position position = Position.of(Optional.ofNullable(nullable("seed", in)));
    Dice dice = new Dice(mode, position, Chain.of(values("lastRolls", in)));
    in.close();
    return dice;
  }

  /** The entities of {@code prototype} as they were described. */
  public static Roster roster(Roster prototype, StateReader in) {
    Roster restored = prototype;
    int size = in.list("entities");
    for (int i = 0; i < size; i++) {
      in.open("");
      Entity known = prototype.at(in.text("id"));
      Entity moved = known.at(in.int32("x"), in.int32("y"), odd(in)).withHp(in.int64("hp"));
      List<String> conditions = texts("conditions", in);
      @Nullable Counters durations = Counters.restored("durations", in);
      restored =
          restored.with(
              moved
                  .withConditions(conditions, durations)
                  .withCooldowns(Counters.restored("cooldowns", in)));
      in.close();
    }
    in.endList();
    return restored;
  }

  public static Combat combat(StateReader in) {
    in.open("combat");
    boolean fighting = in.flag("fighting");
    long round = in.int64("round");
    @Nullable String active = nullable("active", in);
    List<String> order = texts("order", in);
    Combat.Budget budget = null;
    if (in.optional("budget")) {
      in.open("budget");
      budget =
          new Combat.Budget(in.int64("movement"), in.int64("actions"), in.int64("bonusActions"));
      in.close();
    }
    in.close();
    return new Combat(fighting, round, active, order, budget);
  }

  public static Log log(StateReader in) {
    return Log.read(values("log", in));
  }

  private static void write(Entity entity, StateWriter out) {
    out.open("");
    out.text("id", entity.id());
    out.int32("x", entity.x());
    out.int32("y", entity.y());
    Entity.OddPosition odd = entity.oddPosition();
    out.optional("oddPosition", odd != null);
    if (odd != null) {
      out.open("oddPosition");
      JSON.write("x", odd.x(), out);
      JSON.write("y", odd.y(), out);
      out.close();
    }
    out.int64("hp", entity.hp());
    texts("conditions", entity.conditions(), out);
    Counters.describe("durations", entity.durations(), out);
    Counters.describe("cooldowns", entity.cooldowns(), out);
    out.close();
  }

  private static Entity.@Nullable OddPosition odd(StateReader in) {
    if (!in.optional("oddPosition")) return null;
    in.open("oddPosition");
    Entity.OddPosition odd = new Entity.OddPosition(JSON.read("x", in), JSON.read("y", in));
    in.close();
    return odd;
  }

  private static void write(Combat combat, StateWriter out) {
    out.open("combat");
    out.flag("fighting", combat.fighting());
    out.int64("round", combat.round());
    nullable("active", combat.activeId(), out);
    texts("order", combat.order(), out);
    Combat.Budget budget = combat.budget();
    out.optional("budget", budget != null);
    if (budget != null) {
      out.open("budget");
      out.int64("movement", budget.movement());
      out.int64("actions", budget.actions());
      out.int64("bonusActions", budget.bonusActions());
      out.close();
    }
    out.close();
  }

  private static void nullable(String name, @Nullable String text, StateWriter out) {
    out.optional(name, text != null);
    if (text != null) out.text(name, text);
  }

  private static @Nullable String nullable(String name, StateReader in) {
    return in.optional(name) ? in.text(name) : null;
  }

  private static void texts(String name, List<String> texts, StateWriter out) {
    out.list(name, texts.size());
    for (String text : texts) out.text("", text);
    out.endList();
  }

  private static List<String> texts(String name, StateReader in) {
    int size = in.list(name);
    List<String> texts = new ArrayList<>(size);
    for (int i = 0; i < size; i++) texts.add(in.text(""));
    in.endList();
    return List.copyOf(texts);
  }

  private static void values(String name, List<Json> values, StateWriter out) {
    out.list(name, values.size());
    for (Json value : values) JSON.write("", value, out);
    out.endList();
  }

  private static List<Json> values(String name, StateReader in) {
    int size = in.list(name);
    List<Json> values = new ArrayList<>(size);
    for (int i = 0; i < size; i++) values.add(JSON.read("", in));
    in.endList();
    return values;
  }
}

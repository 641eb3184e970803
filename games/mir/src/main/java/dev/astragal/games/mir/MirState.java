package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.schema.StateSchema;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Dice;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Log;
import dev.astragal.games.mir.state.Roster;
import dev.astragal.games.mir.state.StateDescription;
import dev.astragal.kernel.state.Owned;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;
import java.util.List;
import java.util.Optional;

/**
 * A state of the game, immutable, sharing with the states before it whatever did not change. It
 * writes itself back as the document it was read from, with the same keys in the same order.
 *
 * <p>It knows whether it is sound: a state read from a checked document is, and a change keeps it
 * so when the changed part is. Only a state that is not known to be sound is ever checked whole.
 */
public final class MirState implements MirDocument, Owned<MirState> {
  private final Json.Obj source;
  private final Board board;
  private final String timestamp;
  private final Dice dice;
  private final Roster roster;
  private final Combat combat;
  private final Log log;
  private final boolean sound;
  private final List<MirState> fights;
  private final int stage;

  private MirState(
      Json.Obj source,
      Board board,
      String timestamp,
      Dice dice,
      Roster roster,
      Combat combat,
      Log log,
      boolean sound,
      List<MirState> fights,
      int stage) {
    this.fights = fights;
    this.stage = stage;
    this.source = source;
    this.board = board;
    this.timestamp = timestamp;
    this.dice = dice;
    this.roster = roster;
    this.combat = combat;
    this.log = log;
    this.sound = sound;
  }

  /** The state a sound document describes. */
  static MirState read(Json.Obj document) {
    return new MirState(
        document,
        Board.read(document.object("map")),
        document.text("timestamp"),
        Dice.read(document.object("rng")),
        Roster.read(document.object("entities")),
        Combat.read(document.object("combat")),
        Log.read(document.object("log").items("events")),
        true,
        List.of(),
        0);
  }

  /** The first of several fights, each as it would begin alone. */
  static MirState campaign(List<MirState> fights) {
    MirState first = fights.getFirst();
    return new MirState(
        first.source,
        first.board,
        first.timestamp,
        first.dice,
        first.roster,
        first.combat,
        first.log,
        first.sound,
        List.copyOf(fights),
        0);
  }

  /** How many fights there are; none where this is no campaign. */
  public int fights() {
    return fights.size();
  }

  /** Which of them this is, from 0 on. */
  public int stage() {
    return stage;
  }

  /** The fight that follows in a campaign, as it would begin alone. */
  public Optional<MirState> next() {
    return stage + 1 < fights.size() ? Optional.of(fights.get(stage + 1)) : Optional.empty();
  }

  /** In the fight that follows; dice and log go on. */
  MirState enteredNext() {
    MirState then = at(stage + 1);
    return then.with(dice, then.roster, then.combat, log, sound);
  }

  private MirState at(int wanted) {
    MirState there = fights.get(wanted);
    return new MirState(
        there.source,
        there.board,
        timestamp,
        there.dice,
        there.roster,
        there.combat,
        there.log,
        sound,
        fights,
        wanted);
  }

  public Board board() {
    return board;
  }

  public Dice dice() {
    return dice;
  }

  public Roster roster() {
    return roster;
  }

  public Combat combat() {
    return combat;
  }

  public Log log() {
    return log;
  }

  /** Whether form and invariants are known to hold. */
  public boolean sound() {
    return sound;
  }

  /** What is wrong with it, in the words of a precondition that failed. */
  List<String> faults(StateSchema schema) {
    return sound ? List.of() : MirDocument.faults(json(), schema);
  }

  public MirState rolled(Dice.Result result) {
    return with(dice.after(result, timestamp), roster, combat, log, sound);
  }

  public MirState seeded(Dice fresh) {
    return with(fresh, roster, combat, log, sound);
  }

  /** With {@code changed} in place of the entity of that id. */
  public MirState with(Entity changed, boolean stillSound) {
    return with(dice, roster.with(changed), combat, log, sound && stillSound);
  }

  public MirState with(Combat changed, boolean stillSound) {
    return with(dice, roster, changed, log, sound && stillSound);
  }

  /** With one more event in the log. */
  MirState logged(MirEvent.Logged event) {
    return with(
        dice,
        roster,
        combat,
        log.append(timestamp, event.type(), event::payload),
        sound && log.accepts(timestamp));
  }

  @Override
  public Json.Obj json() {
    return source
        .with("rng", dice.json(source.object("rng")))
        .with("entities", roster.json(source.object("entities")))
        .with("combat", combat.json(source.object("combat")))
        .with("log", source.object("log").with("events", log.json()));
  }

  @Override
  public MirState copy() {
    return this;
  }

  @Override
  public void describe(StateWriter out) {
    if (!fights.isEmpty()) out.int32("stage", stage);
    StateDescription.write(dice, roster, combat, log, out);
  }

  @Override
  public MirState restored(StateReader in) {
    return fights.isEmpty() ? read(in) : at(in.int32("stage")).read(in);
  }

  private MirState read(StateReader in) {
    Dice restoredDice = StateDescription.dice(in);
    Roster restoredRoster = StateDescription.roster(roster, in);
    Combat restoredCombat = StateDescription.combat(in);
    MirState restored =
        with(restoredDice, restoredRoster, restoredCombat, StateDescription.log(in), false);
    boolean checked = restored.faults(StateSchema.TACTICS).isEmpty();
    return with(restored.dice, restored.roster, restored.combat, restored.log, checked);
  }

  private MirState with(
      Dice newDice, Roster newRoster, Combat newCombat, Log newLog, boolean newSound) {
    return new MirState(
        source, board, timestamp, newDice, newRoster, newCombat, newLog, newSound, fights, stage);
  }
}

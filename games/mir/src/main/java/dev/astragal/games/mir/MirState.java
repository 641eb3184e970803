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
  private final Scene scene;
  private final Dice dice;
  private final Roster roster;
  private final Combat combat;
  private final Log log;

  /**
   * What stays as it is as long as a fight goes on, or nearly so.
   *
   * @param source the document as it was read
   * @param fights those of a campaign, each as it would begin alone
   * @param stage which of them this is
   * @param sound whether form and invariants are known to hold
   */
  private record Scene(
      Json.Obj source,
      Board board,
      String timestamp,
      List<MirState> fights,
      int stage,
      boolean sound) {
    Scene with(boolean newSound) {
      return newSound == sound
          ? this
          : new Scene(source, board, timestamp, fights, stage, newSound);
    }
  }

  private MirState(Scene scene, Dice dice, Roster roster, Combat combat, Log log) {
    this.scene = scene;
    this.dice = dice;
    this.roster = roster;
    this.combat = combat;
    this.log = log;
  }

  /** The state a sound document describes. */
  static MirState read(Json.Obj document) {
    return new MirState(
        new Scene(
            document,
            Board.read(document.object("map")),
            document.text("timestamp"),
            List.of(),
            0,
            true),
        Dice.read(document.object("rng")),
        Roster.read(document.object("entities")),
        Combat.read(document.object("combat")),
        Log.read(document.object("log").items("events")));
  }

  /** The first of several fights, each as it would begin alone. */
  static MirState campaign(List<MirState> fights) {
    MirState first = fights.getFirst();
    return first.in(first.scene.timestamp, List.copyOf(fights), 0, first.sound());
  }

  /** How many fights there are; none where this is no campaign. */
  public int fights() {
    return scene.fights.size();
  }

  /** Which of them this is, from 0 on. */
  public int stage() {
    return scene.stage;
  }

  /** The fight that follows in a campaign, as it would begin alone. */
  public Optional<MirState> next() {
    int following = scene.stage + 1;
    return following < fights() ? Optional.of(scene.fights.get(following)) : Optional.empty();
  }

  /** In the fight that follows; dice and log go on. */
  MirState enteredNext(Log after) {
    MirState then = at(scene.stage + 1);
    return new MirState(then.scene.with(soundWith(after)), dice, then.roster, then.combat, after);
  }

  private MirState at(int wanted) {
    return scene.fights.get(wanted).in(scene.timestamp, scene.fights, wanted, sound());
  }

  private MirState in(String timestamp, List<MirState> fights, int stage, boolean stillSound) {
    return in(new Scene(scene.source, scene.board, timestamp, fights, stage, stillSound));
  }

  private MirState in(Scene there) {
    return new MirState(there, dice, roster, combat, log);
  }

  public Board board() {
    return scene.board;
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
    return scene.sound;
  }

  /** What is wrong with it, in the words of a precondition that failed. */
  List<String> faults(StateSchema schema) {
    return scene.sound ? List.of() : MirDocument.faults(json(), schema);
  }

  public MirState rolled(Dice.Result result) {
    return with(dice.after(result, scene.timestamp), roster, combat, log, true);
  }

  MirState seeded(Dice fresh, Log after) {
    return with(fresh, roster, combat, after, true);
  }

  /** With {@code changed} in place of the entity of that id. */
  public MirState with(Entity changed, boolean stillSound) {
    return with(changed, stillSound, log);
  }

  /** As {@link #with(Entity, boolean)}, and with the log as it is after that. */
  MirState with(Entity changed, boolean stillSound, Log after) {
    return with(dice, roster.with(changed), combat, after, stillSound);
  }

  MirState with(Combat changed, boolean stillSound, Log after) {
    return with(dice, roster, changed, after, stillSound);
  }

  MirState with(Log after) {
    return with(dice, roster, combat, after, true);
  }

  /** The log as it is after an event: for the state after that event, which is made only once. */
  Log logged(MirEvent.Logged event) {
    return log.append(event, scene.timestamp);
  }

  @Override
  public Json.Obj json() {
    Json.Obj source = scene.source;
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
    if (fights() > 0) out.int32("stage", stage());
    StateDescription.write(dice, roster, combat, log, out);
  }

  @Override
  public MirState restored(StateReader in) {
    return fights() == 0 ? read(in) : at(in.int32("stage")).read(in);
  }

  private MirState read(StateReader in) {
    Dice restoredDice = StateDescription.dice(in);
    Roster restoredRoster = StateDescription.roster(roster, in);
    Combat restoredCombat = StateDescription.combat(in);
    Log restoredLog = StateDescription.log(in);
    MirState unchecked =
        new MirState(scene.with(false), restoredDice, restoredRoster, restoredCombat, restoredLog);
    return unchecked.in(scene.with(unchecked.faults(StateSchema.TACTICS).isEmpty()));
  }

  private MirState with(
      Dice newDice, Roster newRoster, Combat newCombat, Log newLog, boolean stillSound) {
    Scene newScene = scene.with(stillSound && soundWith(newLog));
    return new MirState(newScene, newDice, newRoster, newCombat, newLog);
  }

  @SuppressWarnings("ReferenceEquality") // a log that grew is another one
  private boolean soundWith(Log newLog) {
    return scene.sound && (newLog == log || log.accepts(scene.timestamp));
  }
}

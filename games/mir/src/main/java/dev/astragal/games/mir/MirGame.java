package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.rules.Rolls;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.games.mir.tactics.Fog;
import dev.astragal.games.mir.tactics.Outlook;
import dev.astragal.games.mir.tactics.RunDice;
import dev.astragal.games.mir.tactics.ScenarioSheet;
import dev.astragal.games.mir.tactics.TacticsChoices;
import dev.astragal.games.mir.tactics.TacticsRules;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A fight under the tactics rules: one seat against the machine, or two against each other. Seat 0
 * leads the players; the npcs follow seat 1, or their own plan when nobody sits there.
 */
public final class MirGame implements Game<MirState, MirChoice, MirEvent> {
  private static final List<String> SCENARIOS =
      List.of("duel", "ambush", "bridge", "crypt", "mire", "siege");

  private final @Nullable TacticsRules rules;
  private final int seats;

  /** The game before it knows its set-up. */
  public MirGame() {
    this(null, 1);
  }

  private MirGame(@Nullable TacticsRules rules, int seats) {
    this.rules = rules;
    this.seats = seats;
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("mir", "MIR")
        .seats(1, 2)
        .streams(Streams.DICE)
        .options(new Option("scenario", SCENARIOS.getFirst(), SCENARIOS))
        .content(SCENARIOS.stream().map(MirGame::document).toArray(String[]::new))
        .policies("policy.yaml", "grim.yaml", "gentle.yaml")
        .limits(20_000, 20_000);
  }

  /** The tactics rules of a set-up, with the dice of a document. */
  public static ActionRules rules(Setup setup) {
    return new TacticsRules(setup.policy(), Rolls.OF_DOCUMENT);
  }

  @Override
  public Game<MirState, MirChoice, MirEvent> configured(Setup setup) {
    return new MirGame(new TacticsRules(setup.policy(), new RunDice(Streams.DICE)), setup.seats());
  }

  @Override
  public MirState begin(Setup setup) {
    Tree sheet = setup.content(document(setup.option("scenario")));
    return switch (MirDocument.read(ScenarioSheet.read(sheet).document(), rules().schema())) {
      case MirState state -> state;
      case MirDocument.Malformed(_, List<String> errors) ->
          throw new IllegalArgumentException(
              "scenario " + setup.option("scenario") + ": " + errors.getFirst());
    };
  }

  @Override
  public Status<MirChoice> status(MirState state) {
    Combat combat = state.combat();
    if (!combat.fighting()) return begunOrOver(state);
    Entity active = state.roster().at(String.valueOf(combat.activeId()));
    if (active.side() == Side.NPCS && seats == 1) return Status.running();
    return new Status.Awaiting<>(
        Prompt.ask(
            active.side().ordinal(),
            "turn",
            Msg.of("prompt.turn", "name", active.name()),
            new TacticsChoices(rules(), state, active)));
  }

  @Override
  public void tick(MirState state, Turn<MirState, MirEvent> turn) {
    Combat combat = state.combat();
    MirChoice choice =
        combat.fighting()
            ? MirBots.planned(rules(), state, state.roster().at(String.valueOf(combat.activeId())))
            : new MirChoice.RollInitiative();
    rules().perform(state, choice.action(), turn);
  }

  @Override
  public void choose(MirState state, MirChoice choice, Turn<MirState, MirEvent> turn) {
    rules().perform(state, choice.action(), turn);
  }

  @Override
  public MirState evolve(MirState state, MirEvent event) {
    return Evolution.after(state, event);
  }

  @Override
  public void check(MirState state, Violations out) {
    ContractGame.checkInvariants(state, out);
  }

  @Override
  public Screen present(MirState state, Seat viewer) {
    return MirScreen.of(rules().policy(), state, viewer);
  }

  @Override
  public Screen preview(MirState state, MirChoice choice, Seat viewer) {
    return MirScreen.of(
        rules().policy(), state, viewer, Optional.of(Outlook.of(rules(), state, choice)));
  }

  @Override
  public MirState redeal(MirState state, Seat viewer, Rng rng) {
    return Fog.redealt(rules().policy(), state, viewer, rng);
  }

  @Override
  public List<Bot<MirState, MirChoice>> bots() {
    return MirBots.all(this::rules);
  }

  private Status<MirChoice> begunOrOver(MirState state) {
    List<Json> last = state.log().events().since(Math.max(0, state.log().events().size() - 1));
    if (last.isEmpty()) return Status.running();
    String winner = ((Json.Obj) last.getFirst()).object("payload").text("winner");
    if (winner.equals(Side.PLAYERS.key())) return Status.finished(Outcome.won(0));
    if (!winner.equals(Side.NPCS.key())) return Status.finished(Outcome.drawn());
    return Status.finished(seats == 2 ? Outcome.won(1) : Outcome.ended("defeated"));
  }

  private TacticsRules rules() {
    if (rules == null) throw new IllegalStateException("the game is not configured yet");
    return rules;
  }

  private static String document(String scenario) {
    return scenario + ".yaml";
  }
}

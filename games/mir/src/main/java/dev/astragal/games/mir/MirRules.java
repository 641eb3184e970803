package dev.astragal.games.mir;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Combat;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.games.mir.tactics.BattleAccount;
import dev.astragal.games.mir.tactics.CampaignSheet;
import dev.astragal.games.mir.tactics.ChoiceWords;
import dev.astragal.games.mir.tactics.EventWords;
import dev.astragal.games.mir.tactics.Fog;
import dev.astragal.games.mir.tactics.Outlook;
import dev.astragal.games.mir.tactics.Rest;
import dev.astragal.games.mir.tactics.ScenarioSheet;
import dev.astragal.games.mir.tactics.TacticsChoices;
import dev.astragal.games.mir.tactics.TacticsRules;
import dev.astragal.games.mir.tactics.Walking;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Heuristic;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tactics rules around a table of one or two seats. */
public final class MirRules implements Rules<MirState, MirChoice, MirEvent> {
  /** All hundredths. */
  private static final int WHOLE = 100;

  private final TacticsRules tactics;
  private final int seats;

  MirRules(TacticsRules tactics, int seats) {
    this.tactics = tactics;
    this.seats = seats;
  }

  @Override
  public MirState begin(Setup setup) {
    String scenario = setup.option("scenario");
    if (!scenario.equals(MirGame.CAMPAIGN)) return fight(setup, scenario, WHOLE);
    List<MirState> fights = new ArrayList<>();
    for (CampaignSheet.Stage stage : CampaignSheet.read(MirGame.sheet(setup, scenario)).fights())
      fights.add(fight(setup, stage.fight(), stage.enemyHp()));
    return MirState.campaign(fights);
  }

  private MirState fight(Setup setup, String scenario, int enemyHp) {
    MirPolicy.Fight figures = tactics.policy().fight();
    ScenarioSheet sheet =
        ScenarioSheet.read(MirGame.sheet(setup, scenario))
            .against(enemyHp * figures.enemyHp() / WHOLE, figures.enemyAttack());
    return switch (MirDocument.read(sheet.document(), tactics.schema())) {
      case MirState state -> state;
      case MirDocument.Malformed(_, List<String> errors) ->
          throw new IllegalArgumentException("scenario " + scenario + ": " + errors.getFirst());
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
            Seat.of(active.side().ordinal()),
            "turn",
            Msg.of(
                "prompt.turn",
                "name",
                active.name(),
                "steps",
                Walking.left(state, active),
                "actions",
                Math.max(0, 1 - (combat.budget() == null ? 0 : combat.budget().actions()))),
            new TacticsChoices(tactics, state, active)));
  }

  @Override
  public void tick(MirState state, Turn<MirState, MirEvent> turn) {
    Combat combat = state.combat();
    if (goesOn(state)) {
      turn.emit(new Rest(tactics.policy().campaign()).before(state));
      return;
    }
    MirChoice choice =
        combat.fighting()
            ? MirBots.planned(tactics, state, state.roster().at(String.valueOf(combat.activeId())))
            : new MirChoice.RollInitiative();
    tactics.perform(state, choice.action(), turn);
  }

  @Override
  public void choose(MirState state, MirChoice choice, Turn<MirState, MirEvent> turn) {
    tactics.perform(state, choice.action(), turn);
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
    return MirScreen.of(tactics.policy(), state, viewer);
  }

  @Override
  public Screen preview(MirState state, MirChoice choice, Seat viewer) {
    return MirScreen.of(
        tactics.policy(), state, viewer, Optional.of(Outlook.of(tactics, state, choice)));
  }

  @Override
  public Wording word(MirState state, MirChoice choice, Seat viewer) {
    return new ChoiceWords(tactics, state).of(choice);
  }

  @Override
  public Telling tell(MirState before, Event event, Seat viewer) {
    return new EventWords(tactics.policy(), before, viewer, seats).of(event);
  }

  @Override
  public List<Msg> reckoning(MirState end, List<MirEvent> past) {
    return BattleAccount.of(end, past);
  }

  @Override
  public MirState redeal(MirState state, Seat viewer, Rng rng) {
    return over(state) ? state : Fog.redealt(tactics.policy(), state, viewer, rng);
  }

  @Override
  public List<Bot<MirState, MirChoice>> bots() {
    return MirBots.all(tactics);
  }

  @Override
  public Optional<Heuristic<MirState, MirChoice>> heuristic() {
    return Optional.of(new MirHeuristic(tactics));
  }

  /** Whether a fight of a campaign is won and another follows. */
  private static boolean goesOn(MirState state) {
    return !state.combat().fighting()
        && state.next().isPresent()
        && winner(state).equals(Optional.of(Side.PLAYERS.key()));
  }

  /** Who won the fight that ended last; nothing while none has. */
  static Optional<String> winner(MirState state) {
    List<Json> last = state.log().events().since(Math.max(0, state.log().events().size() - 1));
    return last.isEmpty()
            || !(((Json.Obj) last.getFirst()).object("payload").get("winner")
                instanceof Json.Text(String side))
        ? Optional.empty()
        : Optional.of(side);
  }

  /** Whether the last fight has ended and no other has begun; then nothing is hidden any more. */
  static boolean over(MirState state) {
    return !state.combat().fighting() && winner(state).isPresent();
  }

  private Status<MirChoice> begunOrOver(MirState state) {
    if (goesOn(state) || winner(state).isEmpty()) return Status.running();
    String winner = winner(state).get();
    if (winner.equals(Side.PLAYERS.key())) return Status.finished(Outcome.won(Seat.of(0)));
    if (!winner.equals(Side.NPCS.key())) return Status.finished(Outcome.drawn());
    return Status.finished(seats == 2 ? Outcome.won(Seat.of(1)) : Outcome.ended("defeated"));
  }
}

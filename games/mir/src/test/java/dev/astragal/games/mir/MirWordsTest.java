package dev.astragal.games.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.tactics.ScenarioSheet;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What MIR says reads like words, and says what matters now. */
class MirWordsTest {
  private static final Seat ME = Seat.first();
  private static final List<String> TERRAIN = List.of("open", "wall", "pit", "rough", "fog");
  private static final List<String> CONDITIONS =
      List.of("dead", "dodging", "stunned", "poisoned", "blessed", "burning", "prone");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "duel",
        "ambush",
        "bridge",
        "crypt",
        "mire",
        "siege",
        "caravan",
        "graves",
        "campaign"
      })
  void everythingItSaysReadsLikeWords(String scenario) {
    GameKit.checkWords(new MirGame(), List.of(spec(scenario, 1), spec(scenario, 2)), 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "de"})
  void everyRowOfContentHasANameAndAHelp(String language) {
    MirGame game = new MirGame();
    Messages messages = language.isEmpty() ? Messages.of(game) : Messages.only(game, language);
    List<String> kinds = new ArrayList<>(TERRAIN);
    kinds.addAll(CONDITIONS);
    for (Option option : game.manifest().options()) kinds.addAll(option.values());
    Setup setup = GameLibrary.setup(game, spec("duel", 1));
    for (MirPolicy.Ability ability : MirPolicy.read(setup.policy()).abilities())
      kinds.add(ability.id());
    assertThat(kinds)
        .hasSizeGreaterThan(24)
        .allMatch(kind -> messages.knows("word." + kind) && messages.knows("help." + kind));
    for (Option option : game.manifest().options())
      for (String scenario : option.values()) {
        if (scenario.equals(MirGame.CAMPAIGN)) continue;
        ScenarioSheet sheet = ScenarioSheet.read(setup.content(MirGame.document(scenario)));
        assertThat(messages.knows("word." + sheet.name())).as(sheet.name()).isTrue();
      }
  }

  @Test
  void aMoveTellsItsPriceAndAnEndOfTurnWhatWouldBeLost() {
    Run<MirState, MirChoice, MirEvent> run = begun();
    List<String> labels = new ArrayList<>();
    Messages messages = Messages.of(new MirGame());
    for (MirChoice choice : offered(run)) {
      Wording words = run.kernel().rules().word(run.state(), choice, ME);
      labels.add(messages.text(words.label()));
      if (choice instanceof MirChoice.EndTurn) {
        assertThat(words.weight()).isEqualTo(Wording.Weight.PLAIN);
        assertThat(words.details())
            .extracting(detail -> messages.text(detail.text()))
            .containsExactly("The action of this turn would be lost", "5 steps would be lost");
      }
      if (choice instanceof MirChoice.Yield)
        assertThat(words.weight()).isEqualTo(Wording.Weight.GRAVE);
    }
    assertThat(labels).contains("Go to row 3, column 3: 1 step", "Guard until the next turn");
  }

  @Test
  void endingTheTurnIsSuggestedOnlyOnceNothingUsefulIsLeft() {
    Run<MirState, MirChoice, MirEvent> run = begun();
    Bot<MirState, MirChoice> greedy = run.kernel().rules().bots().getLast();
    int suggested = 0;
    while (run.status() instanceof Status.Awaiting<MirChoice>(Prompt<MirChoice> prompt)) {
      MirChoice next = greedy.choose(run.state(), ME, prompt, new ScriptedRng("none"));
      MirChoice end = offered(run).get(offered(run).size() - 2);
      Wording words = run.kernel().rules().word(run.state(), end, ME);
      boolean nothingLeft = words.weight() == Wording.Weight.SUGGESTED;
      assertThat(nothingLeft).isEqualTo(next instanceof MirChoice.EndTurn);
      if (nothingLeft) suggested++;
      run.choose(ME, next);
      run.advance(1_000);
    }
    assertThat(suggested).isGreaterThan(1);
  }

  private static List<MirChoice> offered(Run<MirState, MirChoice, MirEvent> run) {
    if (run.status() instanceof Status.Awaiting<MirChoice>(Prompt<MirChoice> prompt))
      return prompt.choices(ME).list();
    throw new AssertionError(run.status());
  }

  private static Run<MirState, MirChoice, MirEvent> begun() {
    MirGame game = new MirGame();
    RunSpec spec = spec("duel", 1);
    Kernel<MirState, MirChoice, MirEvent> kernel = Kernel.of(game, GameLibrary.setup(game, spec));
    Run<MirState, MirChoice, MirEvent> run = kernel.begin(spec.seed());
    run.advance(1_000);
    return run;
  }

  private static RunSpec spec(String scenario, int seats) {
    Map<String, String> options = Map.of("scenario", scenario);
    return new RunSpec("mir", new Seed("words"), seats, options, List.of(), Map.of());
  }
}

package dev.astragal.games.baator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.baator.rules.Packs;
import dev.astragal.games.baator.rules.Samples;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a session says reads as a game master would say it. */
class BaatorWordsTest {
  private static final BaatorGame GAME = new BaatorGame();
  private static final Messages ENGLISH = Messages.of(GAME);
  private static final BaatorState TWO =
      BaatorState.empty()
          .with(Samples.sheet("Brak", 3))
          .with(Samples.sheet("Ogre", 4).with(Fact.AC, 12));

  private static Setup setup() {
    return GameLibrary.setup(
        GAME, new RunSpec("baator", new Seed("words"), 1, Map.of(), List.of(), Map.of()));
  }

  @Test
  void everythingItSaysReadsLikeWords() {
    GameKit.checkWords(GAME);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "de"})
  void everyFactAndEveryShippedRuleHasANameAndAHelp(String language) {
    Messages messages = language.isEmpty() ? ENGLISH : Messages.only(GAME, language);
    List<String> kinds = new ArrayList<>();
    for (Fact fact : Fact.values()) kinds.add(fact.name());
    for (RulePack pack : Packs.of(setup()).shipped())
      for (Rule rule : pack.rules()) kinds.add(rule.key());
    assertThat(kinds)
        .hasSizeGreaterThan(40)
        .allMatch(kind -> messages.knows("word." + kind) && messages.knows("help." + kind));
  }

  @Test
  void aRuleIsOfferedWithTheNumbersOfTheSheets() {
    Wording words =
        GAME.rules(setup())
            .word(
                TWO,
                new BaatorChoice.ApplyRule(
                    Samples.SLOT, "srd.attack.melee", "Brak", "Ogre", List.of(), Ints.zeros(0)),
                Seat.first());
    assertThat(ENGLISH.text(words.label())).isEqualTo("Brak: Blade, target Ogre");
    assertThat(words.details().stream().map(detail -> ENGLISH.text(detail.text())))
        .contains("Rolls 1d20+3+3 against 12", "75 in 100 succeed", "5.8 damage on average");
  }

  @Test
  void aRollIsToldWithItsDiceAndAWoundWithWhatWasBefore() {
    assertThat(
            told(
                new BaatorEvent.Rolled(
                    "2d20kh1+actor.stats.STR", 20, Ints.of(17, 5), List.of(17L), 3, "Brak")))
        .isEqualTo("Brak: 2d20kh1+STR rolls 17 and 5 (17 counts): 20.");
    assertThat(
            told(
                new BaatorEvent.FactChanged(
                    "physical.damage_taken", 1, "Ogre", Fact.HP, Change.LOWER, 12, 10, 0)))
        .isEqualTo("Ogre takes 12 damage and is down: 10 hit points before, now 0 (effect 1).");
  }

  @Test
  void aRuleOfATablesOwnPackIsCalledWhatItsAuthorCallsIt() {
    assertThat(
            told(
                new BaatorEvent.RuleTraced(
                    "house.shove",
                    "physical",
                    true,
                    true,
                    false,
                    Optional.of(12L),
                    Optional.of(10L),
                    Optional.empty())))
        .isEqualTo("house.shove: 12 against 10, success.");
  }

  private static String told(BaatorEvent event) {
    return ENGLISH.text(GAME.rules(setup()).tell(TWO, event, Seat.first()).text());
  }
}

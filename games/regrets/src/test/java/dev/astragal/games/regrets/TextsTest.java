package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Effect;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.kernel.game.Surface;
import dev.astragal.runtime.content.Messages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every card has a name and a line, every choice and every event worth a line has its sentence. */
class TextsTest {
  private final Messages messages = Messages.of(new RegretsGame());

  @Test
  void everyCardHasANameAndALineOfItsOwn() {
    List<Enum<?>> cards = new ArrayList<>(List.of(Fish.values()));
    cards.remove(Fish.UNSEEN);
    cards.addAll(List.of(Gear.values()));
    cards.addAll(List.of(Dink.values()));
    for (Enum<?> card : cards) {
      assertThat(messages.knows("word." + card.name())).as("%s", card).isTrue();
      assertThat(messages.knows("flavour." + card.name())).as("%s", card).isTrue();
    }
    for (Regret regret : Regret.values()) {
      assertThat(messages.knows("word." + regret.name())).as("%s", regret).isTrue();
    }
  }

  @Test
  void everyChoiceHasASentence() {
    for (Class<?> type : RegretsChoice.class.getPermittedSubclasses()) {
      assertThat(messages.knows("choice." + type.getSimpleName())).as("%s", type).isTrue();
    }
  }

  @Test
  void everyEventThatIsNotSilentHasASentence() {
    for (Class<?> family : RegretsEvent.class.getPermittedSubclasses()) {
      for (Class<?> type : family.getPermittedSubclasses()) {
        if (RegretsEvent.Silent.class.isAssignableFrom(type)) continue;
        assertThat(messages.knows("event." + type.getSimpleName())).as("%s", type).isTrue();
      }
    }
    assertThat(new TurnEvent.TurnStarted(0).surface()).isEqualTo(Surface.NONE);
  }

  @Test
  void everyPieceOfGearSaysWhatItDoes() {
    Lab lab = Lab.atSea(1);
    for (Gear gear : Gear.values()) {
      Effect effect = lab.figures().cards().effect(gear);
      assertThat(messages.knows("effect." + effect.name())).as("%s", gear).isTrue();
    }
  }
}

package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.RegretsPolicy.MadnessAbilities;
import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Regret;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.words.Things;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.runtime.content.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every card has a name, a line and a help in every language, every event its sentence. */
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
    for (int regret = 0; regret < Regret.COUNT; regret++) {
      String key = "word." + Regret.of(regret).name();
      assertThat(messages.knows(key)).as("%s", key).isTrue();
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
    assertThat(new TurnEvent.TurnStarted(Seat.of(0)).surface()).isEqualTo(Surface.NONE);
  }

  @Test
  void everySentenceIsThereInGerman() throws IOException {
    Properties english = bundle("messages.properties");
    Properties german = bundle("messages_de.properties");
    assertThat(german.stringPropertyNames())
        .containsExactlyInAnyOrderElementsOf(english.stringPropertyNames());
    for (String key : english.stringPropertyNames()) {
      assertThat(places(german.getProperty(key)))
          .as("%s", key)
          .isSubsetOf(places(english.getProperty(key)));
    }
  }

  /** The names of the values a sentence speaks of. */
  private static List<String> places(String sentence) {
    return Pattern.compile("\\{(\\w+)").matcher(sentence).results().map(m -> m.group(1)).toList();
  }

  private static Properties bundle(String name) throws IOException {
    Properties properties = new Properties();
    InputStream in = Objects.requireNonNull(RegretsGame.class.getResourceAsStream(name));
    try (Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      properties.load(reader);
    }
    return properties;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "de"})
  void everythingThatCanBePointedAtSaysWhatItDoes(String language) {
    Sentences sentences = new Sentences(language);
    for (MadnessAbilities read : MadnessAbilities.values()) {
      Lab lab = Lab.atSea(1, "madness.abilities=" + read);
      for (Thing thing : all(lab)) {
        sentences.check(thing.name());
        sentences.check(thing.help());
      }
    }
  }

  private static List<Thing> all(Lab lab) {
    Things things = new Things(lab.figures(), lab.state(), Seat.first());
    List<Thing> all = new ArrayList<>();
    for (int fish = 0; fish < Fish.COUNT; fish++) all.add(things.fish(fish));
    for (Gear gear : Gear.values()) all.add(things.gear(gear, 0));
    for (Dink dink : Dink.values()) all.add(things.dink(dink));
    for (int regret = 0; regret < Regret.COUNT; regret++) all.add(things.regret(regret));
    for (Tackle colour : Tackle.values()) all.add(things.ownTackle(colour));
    for (Angler angler : Angler.values()) {
      lab.fisher(0).angler = angler;
      all.add(things.angler(0));
    }
    for (int tier = 0; tier < 6; tier++) all.add(things.tier(tier));
    for (int slot = 0; slot < Fisher.SLOTS; slot++) all.add(things.place(slot));
    all.addAll(List.of(things.preserver(), things.coin(), things.worms(), things.lifeboat()));
    all.addAll(List.of(things.purse(), things.dice(lab.fisher(0)), things.shoal(0)));
    return all;
  }

  @Test
  void aFishTellsWhatItDoesAndItsLine() {
    Lab lab = Lab.atSea(1);
    Thing dragon =
        new Things(lab.figures(), lab.state(), Seat.first()).fish(Fish.SO_CALLED_DRAGON.ordinal());
    assertThat(messages.text(dragon.help()))
        .contains("takes 6", "worth 28", "To you it is worth 26", "costs a Regret")
        .endsWith("We had to call it something.");
  }

  @Test
  void whatLiesFaceDownHasNoIdentityButItsPlace() {
    Lab lab = Lab.atSea(2).top(4, Fish.PALL_RAY);
    Things things = new Things(lab.figures(), lab.state(), Seat.first());
    assertThat(things.shoal(4).id()).isEqualTo("shoal-5");
    lab.fisher(0).known = Fish.PALL_RAY.bit();
    assertThat(things.shoal(4).id()).isEqualTo("PALL_RAY");
    Things others = new Things(lab.figures(), lab.state(), Seat.of(1));
    assertThat(others.shoal(4).id()).isEqualTo("shoal-5");
  }
}

package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.orders.Preset;
import dev.astragal.games.delve.rules.OrderCommands;
import dev.astragal.games.delve.words.EncounterWords;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Players;
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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players read, beside what the kit asks of every game's words. */
class WordsTest {
  private static final int RUNS = 60;

  /** Lists, placeholders, constants, ids, names of fields and values no sentence has. */
  private static final Pattern CODE =
      Pattern.compile(
          "[\\[\\]{}_]|\\b[A-Z]{3,}\\b|\\b[a-z]+[A-Z]\\w*|\\b(null|true|false)\\b|\\b\\d{7,}\\b|\\.\\.|  ");

  private static Messages messages(String language) {
    return Messages.of(new DelveGame(), "", language);
  }

  /** Every sentence is in the bundle, none is made up from its key. */
  private static void written(Messages messages, Msg msg) {
    if (!msg.isLiteral() && !messages.knows(msg.key())) throw new AssertionError(msg.key());
    for (Msg.Arg arg : msg.args()) written(messages, arg.value());
  }

  private static void written(Messages messages, Msg.Value value) {
    switch (value) {
      case Msg.Value.Phrase(Msg phrase) -> written(messages, phrase);
      case Msg.Value.Several(List<Msg.Value> values) ->
          values.forEach(each -> written(messages, each));
      case Msg.Value.Whole _, Msg.Value.Word _, Msg.Value.Named _, Msg.Value.Player _ -> {}
    }
  }

  /** What random play hardly ever sees. */
  @ParameterizedTest
  @ValueSource(strings = {"", "de"})
  void rareEventsReadLikeSentencesToo(String language) {
    Messages messages = messages(language);
    DelveState state =
        Dungeon.of("########", "#@.!.g.#", "########").item(3, 1, "rusty_sword").state();
    List<DelveEvent> rare =
        new ArrayList<>(
            List.of(
                new RunEvent.DungeonSeeded(1),
                new ActionEvent.Waited(1, 8),
                new ActionEvent.Delayed(1, "goblin", 50),
                new HarmEvent.Burst(1, "goblin", 5),
                new HarmEvent.PoisonHurt(1, "goblin", 1, 10),
                new HarmEvent.BleedHurt(1, "goblin", 1),
                new HarmEvent.Poisoned(1, "goblin", 3, 10),
                new HarmEvent.Wounded(1, "goblin", 4),
                new HarmEvent.Slowed(1, "goblin", 15),
                new GrowthEvent.ItemDiscarded(0, "rusty_sword"),
                new GrowthEvent.Bolstered(5, Integer.MAX_VALUE / 2)));
    for (AutoReason reason : AutoReason.values())
      rare.add(new ExploreEvent.AutoSegmentStarted(reason, 1, 1));
    for (Ending ending : Ending.values())
      if (ending != Ending.NONE) rare.add(new RunEvent.RunEnded(ending));
    for (DelveEvent event : rare) {
      Msg told = Dungeon.KERNEL.rules().tell(state, event, Seat.first()).text();
      written(messages, told);
      assertThat(messages.text(told)).doesNotContainPattern(CODE);
    }
  }

  @Test
  void whatBefallsAnEnemyIsNoWarning() {
    assertThat(new HarmEvent.Slain(1, "goblin", true).severity()).isEqualTo(Severity.INFO);
    assertThat(new HarmEvent.Poisoned(1, "goblin", 3, 10).severity()).isEqualTo(Severity.INFO);
    assertThat(new HarmEvent.Poisoned(Actors.HERO, "", 3, 10).severity())
        .isEqualTo(Severity.WARNING);
    assertThat(new HarmEvent.HazardHurt(2).severity()).isEqualTo(Severity.WARNING);
  }

  @Test
  void nobodyIsToldToLoseMoreThanThereIs() {
    DelveState state =
        Dungeon.of("########", "#@g....#", "########")
            .with(other -> other.actors.hp[Actors.HERO] = 1)
            .state();
    assertThat(messages("").text(EncounterWords.dangers(state, 1).getFirst()))
        .startsWith("Its next hit takes 1 of your 1 health.");
  }

  @Test
  void oneDoseOfPoisonWorksOnce() {
    DelveState state = Dungeon.of("########", "#@.....#", "########").state();
    assertThat(told(state, new HarmEvent.Poisoned(Actors.HERO, "", 1, 10))).contains(", once.");
  }

  @Test
  void whatIsLeftUnaskedIsLeftForAReason() {
    DelveState held =
        Dungeon.of("########", "#@.!...#", "########")
            .item(3, 1, "rusty_sword")
            .weapon("iron_mace")
            .with(
                other ->
                    other.loadout.weapons[Loadout.RESERVE] = other.content().itemNamed("blood_axe"))
            .state();
    assertThat(told(held, new GrowthEvent.ItemDiscarded(0, "rusty_sword")))
        .isEqualTo("You leave the rusty sword: you hold better weapons.");
    DelveState full =
        Dungeon.of("########", "#@.!...#", "########")
            .item(3, 1, "minor_hp_pot")
            .potion("minor_hp_pot")
            .potion("minor_hp_pot")
            .potion("minor_hp_pot")
            .state();
    assertThat(told(full, new GrowthEvent.ItemDiscarded(0, "minor_hp_pot")))
        .isEqualTo("You leave the minor health potion: your belt is full of them.");
  }

  @Test
  void aBlowSaysHowMuchItTookAndWhatIsLeft() {
    DelveState state = Dungeon.of("#####", "#@g.#", "#####").inCombat().state();
    assertThat(told(state, new ActionEvent.Struck(0, 1, "hero", "goblin", 4, 10)))
        .isEqualTo("You hit the goblin for 4: it has 6 of 10 health left.");
    assertThat(told(state, new ActionEvent.Struck(1, 0, "goblin", "hero", 2, 8)))
        .isEqualTo("The goblin hits you for 2: 22 of 24 health left.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "de"})
  void refusalsAreSentencesOfTheBundle(String language) {
    Messages messages = messages(language);
    for (DelveChoice wrong :
        List.of(
            new DelveChoice.SetRetreatHpThreshold(101),
            new DelveChoice.SetTargetPriority(List.of()),
            DelveChoice.Reply.FIGHT)) {
      Msg why =
          OrderCommands.whileRunning(Dungeon.of("###", "#@#", "###").state())
              .commands()
              .refusal(wrong)
              .orElseThrow()
              .why();
      written(messages, why);
      assertThat(messages.text(why)).doesNotContainPattern(CODE);
    }
  }

  @Test
  void everyQuestionHasOneSuggestionUnlessGoingBackIsBetter() {
    for (int seed = 1; seed <= RUNS; seed++) {
      var run = Dungeon.EASY.begin(Seed.of(seed));
      Rng luck = Players.luck(Seed.of(seed), 0);
      while (!(run.status() instanceof Status.Finished<DelveChoice>)) {
        if (!run.state().question().stands()) {
          run.passTime();
          continue;
        }
        Choices<DelveChoice> answers = Dungeon.prompt(run).choices(Seat.first());
        boolean fallen = run.state().question().kind() == Question.Kind.CHECKPOINT_AVAILABLE;
        assertThat(
                answers.list().stream()
                    .map(answer -> word(run.state(), answer).weight())
                    .filter(Wording.Weight.SUGGESTED::equals))
            .as(Dungeon.prompt(run).kind())
            .hasSize(fallen ? 0 : 1);
        run.choose(Seat.first(), answers.sample(luck));
      }
    }
  }

  @Test
  void theOrderInForceIsMarkedAndOrdersAreGroupedByWhatTheySet() {
    DelveState state = Dungeon.of("#####", "#@..#", "#####").state();
    Messages messages = messages("");
    List<String> current = new ArrayList<>();
    for (DelveChoice order : OrderCommands.whileRunning(state).commands().list()) {
      Wording wording = word(state, order);
      assertThat(wording.group()).as(order.toString()).isPresent();
      if (wording.current())
        current.add(
            messages.text(wording.group().orElseThrow()) + ": " + messages.text(wording.label()));
    }
    assertThat(current)
        .containsExactly(
            "All orders at once: Be balanced",
            "On meeting enemies: Fight enemies",
            "Stance: Balanced",
            "Strike first: The nearest enemy, then the weakest",
            "Low health: In trouble at 35% of health (8 of 24)",
            "Drink unasked: Never drink unasked",
            "Position: Wait up to 4 turns for enemies to come",
            "Which potion: The smallest potion",
            "Exploration: All of the floor, then the stairs");
  }

  @Test
  void aPresetSaysWhatItWouldChange() {
    DelveState state = Dungeon.of("#####", "#@..#", "#####").state();
    Messages messages = messages("");
    DelveChoice berserk = new DelveChoice.UsePreset(Preset.BERSERK);
    assertThat(word(state, berserk).details().stream().map(detail -> messages.text(detail.text())))
        .containsExactly(
            "Stance: “Aggressive (+2 attack, -1 defense)” instead of “Balanced”",
            "Low health: “In trouble at 15% of health (3 of 24)”"
                + " instead of “In trouble at 35% of health (8 of 24)”",
            "Position: “Walk up to enemies”"
                + " instead of “Wait up to 4 turns for enemies to come”");
  }

  @Test
  void theShareOfHealthInAnOrderIsWhereItBegins() {
    for (int percent = 0; percent <= 100; percent++) {
      DelveState state = Dungeon.of("#####", "#@..#", "#####").state();
      String label =
          messages("").text(word(state, new DelveChoice.SetRetreatHpThreshold(percent)).label());
      int last = 0;
      for (int hp = 1; hp <= 24; hp++) {
        state.actors.hp[Actors.HERO] = hp;
        if (state.heroHpPercent() <= percent) last = hp;
      }
      assertThat(label)
          .isEqualTo(
              last == 0
                  ? "Never in trouble"
                  : "In trouble at " + percent + "% of health (" + last + " of 24)");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_de"})
  void everyContentRowHasANameAndAHelpText(String language) throws IOException {
    Properties bundle = bundle(language);
    DelveContent content = Dungeon.KERNEL.begin(Seed.of(1)).state().content();
    Stream<String> rows =
        Stream.of(
                content.enemies().stream().map(EnemyKind::id),
                content.items().stream().map(ItemKind::id),
                content.perks().stream().map(PerkKind::id),
                content.gods().stream().map(GodKind::id))
            .flatMap(ids -> ids);
    assertThat(rows)
        .isNotEmpty()
        .allSatisfy(
            id -> {
              assertThat(bundle).containsKey("word." + id);
              assertThat(bundle).containsKey("help." + id);
            });
  }

  @Test
  void theGermanBundleSaysEverythingTheEnglishOneSays() throws IOException {
    assertThat(bundle("_de").keySet()).containsAll(bundle("").keySet());
  }

  private static String told(DelveState state, DelveEvent event) {
    return messages("").text(Dungeon.KERNEL.rules().tell(state, event, Seat.first()).text());
  }

  private static Wording word(DelveState state, DelveChoice choice) {
    return Dungeon.KERNEL.rules().word(state, choice, Seat.first());
  }

  private static Properties bundle(String language) throws IOException {
    try (InputStream in =
            Objects.requireNonNull(
                DelveGame.class.getResourceAsStream("messages" + language + ".properties"));
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      Properties properties = new Properties();
      properties.load(reader);
      return properties;
    }
  }
}

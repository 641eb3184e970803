package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.GodKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.orders.Preset;
import dev.astragal.games.delve.rules.OrderCommands;
import dev.astragal.kernel.game.Seat;
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
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players read, in every language the game speaks. */
class WordsTest {
  private static final int RUNS = 60;

  /** Lists, placeholders, constants, ids, names of fields and values no sentence has. */
  private static final Pattern CODE =
      Pattern.compile(
          "[\\[\\]{}_]|\\b[A-Z]{3,}\\b|\\b[a-z]+[A-Z]\\w*|\\b(null|true|false)\\b|\\b\\d{7,}\\b|\\.\\.|  ");

  private static Messages messages(String language) {
    return Messages.of(new DelveGame(), "", language);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "de"})
  void noWordOfAnyRunReadsLikeCode(String language) {
    Messages messages = messages(language);
    Set<String> read = new TreeSet<>();
    for (int seed = 1; seed <= RUNS; seed++) {
      Rng luck = Players.luck(Seed.of(seed), 0);
      var kernel = seed % 2 == 0 ? Dungeon.EASY : Dungeon.KERNEL;
      new ReadingWalk(
              kernel.begin(Seed.of(seed)),
              luck,
              msg -> {
                written(messages, msg);
                read.add(messages.text(msg));
              })
          .go();
    }
    assertThat(read).hasSizeGreaterThan(1000);
    assertThat(read.stream().filter(text -> text.isBlank() || CODE.matcher(text).find())).isEmpty();
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

  @Test
  void theCheckFindsWhatItIsFor() {
    assertThat(
            Stream.of(
                "dice [6]",
                "{enemy} falls",
                "NEAREST",
                "blood_acolyte",
                "nearestDistance 3",
                "drink at null"))
        .allMatch(text -> CODE.matcher(text).find());
  }

  @Test
  void everyQuestionHasOneSuggestionUnlessGoingBackIsBetter() {
    for (int seed = 1; seed <= RUNS; seed++) {
      Rng luck = Players.luck(Seed.of(seed), 0);
      new ReadingWalk(Dungeon.EASY.begin(Seed.of(seed)), luck, _ -> {})
          .go(
              (state, prompt) ->
                  assertThat(
                          prompt.choices(Seat.first()).list().stream()
                              .map(choice -> word(state, choice).weight())
                              .filter(Wording.Weight.SUGGESTED::equals))
                      .as(prompt.kind())
                      .hasSize(
                          state.question().kind() == Question.Kind.CHECKPOINT_AVAILABLE ? 0 : 1));
    }
  }

  @Test
  void theOrderInForceIsMarkedAndOrdersAreGroupedByWhatTheySet() {
    DelveState state = Dungeon.of("#####", "#@..#", "#####").state();
    Messages messages = messages("");
    List<String> current = new ArrayList<>();
    for (DelveChoice order : OrderCommands.ALL.list()) {
      Wording wording = word(state, order);
      assertThat(wording.group()).as(order.toString()).isPresent();
      if (wording.current())
        current.add(
            messages.text(wording.group().orElseThrow()) + ": " + messages.text(wording.label()));
    }
    assertThat(current)
        .containsExactly(
            "All orders at once: Be balanced",
            "On meeting enemies: Fight them",
            "Stance: Balanced",
            "Strike first: The nearest, then the weakest",
            "Drink unasked: Never",
            "Position: Wait up to 4 turns for them to come",
            "Which potion: The smallest",
            "Exploration: All of the floor, then the stairs");
  }

  @Test
  void aPresetSaysWhatItWouldChange() {
    DelveState state = Dungeon.of("#####", "#@..#", "#####").state();
    Messages messages = messages("");
    DelveChoice berserk =
        new DelveChoice.UsePreset(Preset.BERSERK);
    assertThat(
            word(state, berserk).details().stream().map(detail -> messages.text(detail.text())))
        .containsExactly(
            "Stance: Aggressive: +2 attack, -1 defense (now: Balanced)",
            "In trouble: At 15% of health (3 of 24) (now: At 35% of health (8 of 24))",
            "Position: Walk up to them (now: Wait up to 4 turns for them to come)");
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
              last == 0 ? "Never" : "At " + percent + "% of health (" + last + " of 24)");
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

  private static Wording word(DelveState state, DelveChoice choice) {
    return Dungeon.KERNEL.rules().word(state, choice, Seat.first());
  }

  private static Properties bundle(String language) throws IOException {
    try (InputStream in =
            DelveGame.class.getResourceAsStream("messages" + language + ".properties");
        Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      Properties properties = new Properties();
      properties.load(reader);
      return properties;
    }
  }
}

package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.store.Good;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class VoiceTest {
  private static final Messages PLAIN = Messages.of(new TrailGame());
  private static final Messages SATIRE = Messages.of(new TrailGame(), "satire", "");
  private static final Messages GERMAN = Messages.of(new TrailGame(), "", "de");

  @Test
  void theVoiceChangesWordsAndNotASingleHash() {
    for (String mechanics : List.of("otdeluxe90s", "dystrail")) {
      Trip plain = Trip.atStart(mechanics);
      Trip satirical = Trip.atStart(mechanics);
      StringBuilder plainStory = new StringBuilder();
      StringBuilder satiricalStory = new StringBuilder();
      for (int step = 0; step < 200 && !plain.state.over(); step++) {
        next(plain);
        next(satirical);
        tell(plain, PLAIN, plainStory);
        tell(satirical, SATIRE, satiricalStory);
        assertThat(satirical.run.hash()).isEqualTo(plain.run.hash());
        assertThat(satirical.run.events()).isEqualTo(plain.run.events());
      }
      assertThat(satiricalStory.toString()).isNotEqualTo(plainStory.toString());
    }
  }

  private static void next(Trip trip) {
    switch (trip.run.status()) {
      case Status.Awaiting<TrailChoice>(Prompt<TrailChoice> prompt) ->
          trip.choose(
              trip.kernel
                  .rules()
                  .bots()
                  .getFirst()
                  .choose(trip.state, Seat.of(0), prompt, trip.run.luck().aside(Stream.of("bot"))));
      case Status.Running<TrailChoice> _ -> trip.day();
      case Status.Finished<TrailChoice> _ -> {}
    }
  }

  private static void tell(Trip trip, Messages messages, StringBuilder story) {
    for (String sentence : trip.told(messages)) story.append(sentence).append('\n');
    for (Panel panel : trip.kernel.rules().present(trip.state, Seat.of(0)).panels()) {
      if (panel instanceof Panel.Text text)
        for (Panel.Line line : text.lines()) story.append(messages.text(line.text())).append('\n');
    }
  }

  @Test
  void aSecondLanguageIsABundleAndNothingElse() {
    assertThat(PLAIN.text(Msg.of("prompt.camp"))).isEqualTo("What will you do?");
    assertThat(GERMAN.text(Msg.of("prompt.camp"))).isEqualTo("Was wollt ihr tun?");
    assertThat(GERMAN.text(Msg.of("node.fort-hall"))).isEqualTo("Fort Hall");
  }

  @Test
  void kindsStayMechanical() {
    Trip trip = Trip.onTheRoad().calm().day();
    assertThat(trip.kinds()).allMatch(kind -> kind.matches("[A-Z][A-Za-z]+"));
  }

  @Test
  void everyLanguageHasEverySentenceAndNamesNothingElse() throws IOException {
    Properties plain = bundle("messages.properties");
    Properties german = bundle("messages_de.properties");
    assertThat(german.stringPropertyNames()).isEqualTo(plain.stringPropertyNames());
    requireSameNames(plain, german);
  }

  /** Help, refusals and details are as plain in satire as anywhere. */
  @Test
  void satireHasEverySentenceOfTheStoryAndNamesNothingElse() throws IOException {
    Properties plain = bundle("messages.properties");
    Properties satire = bundle("messages-satire.properties");
    assertThat(plain.stringPropertyNames()).containsAll(satire.stringPropertyNames());
    assertThat(satire.stringPropertyNames())
        .containsAll(
            plain.stringPropertyNames().stream()
                .filter(key -> key.matches("(encounter|outcome|event|prompt|choice|effect)[.].*"))
                .toList());
    requireSameNames(plain, satire);
  }

  private static void requireSameNames(Properties plain, Properties other) {
    for (String key : other.stringPropertyNames())
      assertThat(names(plain.getProperty(key))).as(key).containsAll(names(other.getProperty(key)));
  }

  /** Names stay names, and single words may have no other: "wheel" is a wheel in any voice. */
  @Test
  void satireRepeatsNoSentenceOfThePlainVoice() throws IOException {
    Properties plain = bundle("messages.properties");
    Properties satire = bundle("messages-satire.properties");
    List<String> repeated = new ArrayList<>();
    for (String key : plain.stringPropertyNames()) {
      boolean place = key.startsWith("node.") || plain.containsKey(key.replace("word.", "node."));
      if (!place && isProse(plain.getProperty(key)))
        if (plain.getProperty(key).equals(satire.getProperty(key))) repeated.add(key);
    }
    assertThat(repeated).isEmpty();
  }

  @Test
  void whatTheVoicesShareIsNoMoreThanNamesAndSingleWords() throws IOException {
    Properties plain = bundle("messages.properties");
    Properties satire = bundle("messages-satire.properties");
    assertThat(plain.stringPropertyNames())
        .filteredOn(key -> key.matches("(encounter|outcome|event|prompt|choice|effect)[.].*"))
        .filteredOn(key -> !words(plain.getProperty(key)).isEmpty())
        .allSatisfy(
            key -> assertThat(satire.getProperty(key)).isNotEqualTo(plain.getProperty(key)));
  }

  /** Two words or more, whatever stands in its places. */
  private static boolean isProse(String sentence) {
    return words(sentence).size() > 1;
  }

  private static List<String> words(String sentence) {
    return Pattern.compile("\\p{L}{2,}")
        .matcher(sentence.replaceAll("\\{[^}]*}", " ").replaceAll("[|].*", ""))
        .results()
        .map(found -> found.group())
        .toList();
  }

  @Test
  void numbersAndMoneyAreWrittenAsPeopleWriteThem() {
    Trip trip = Trip.atStart("otdeluxe90s");
    assertThat(label(PLAIN, trip, new TrailChoice.Buy(Good.OXEN, 1)))
        .isEqualTo("Buy 1 ox for $20.00");
    assertThat(label(PLAIN, trip, new TrailChoice.Buy(Good.OXEN, 2)))
        .isEqualTo("Buy 2 oxen for $40.00");
    assertThat(label(GERMAN, trip, new TrailChoice.Buy(Good.WHEEL, 1)))
        .isEqualTo("1 Rad für 10,00\u00a0$ kaufen");
    assertThat(label(GERMAN, trip, new TrailChoice.Buy(Good.WHEEL, 3)))
        .isEqualTo("3 Räder für 30,00\u00a0$ kaufen");
    trip.choose(new TrailChoice.Buy(Good.CLOTHES, 1));
    assertThat(trip.told(PLAIN)).containsExactly("Bought 1 set of clothes for $10.00.");
    assertThat(trip.told(GERMAN)).containsExactly("1 Kleidergarnitur gekauft für 10,00\u00a0$.");
  }

  @Test
  void anAnswerIsOfferedInItsOwnWords() {
    Trip trip = Trip.onTheRoad();
    trip.state.pending.encounter = 3;
    assertThat(label(PLAIN, trip, new TrailChoice.Respond("peddler", 2))).isEqualTo("Buy nothing");
  }

  private static String label(Messages messages, Trip trip, TrailChoice choice) {
    return messages.text(trip.kernel.rules().word(trip.state, choice, Seat.first()).label());
  }

  private static Set<String> names(String sentence) {
    return Pattern.compile("\\{(\\w+)(?::[^}]*)?}")
        .matcher(sentence)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }

  private static Properties bundle(String name) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = TrailGame.class.getResourceAsStream(name)) {
      properties.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return properties;
  }
}

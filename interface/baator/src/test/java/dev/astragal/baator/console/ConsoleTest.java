package dev.astragal.baator.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.baator.Tables;
import dev.astragal.baator.session.Desk;
import dev.astragal.games.baator.Fact;
import dev.astragal.runtime.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game master types, and what the console answers. */
class ConsoleTest {
  @TempDir private Path directory = Path.of("");
  private final Desk desk =
      new Desk(
          Tables.begin("console", Optional.empty(), Optional.empty()),
          Optional.empty(),
          Optional.empty());
  private final Console console = new Console(desk);

  @BeforeEach
  void setUp() {
    type("/scene new Old Bridge");
    type("/actor Brak stats.STR=3 AC=14");
    type("/actor \"Stone Ogre\" hp=30 AC=12 stats.STR=4");
    type("/scene add Brak 12");
    type("/scene add \"Stone Ogre\" 15");
  }

  private List<String> type(String line) {
    return console.execute(line);
  }

  private int hp() {
    return desk.state().sheet("Stone Ogre").get(Fact.HP);
  }

  @Test
  void anActionIsAppliedAndToldLineByLine() {
    List<String> lines = type("/action physical.attack.basic Brak -> Stone Ogre --faces=10,5");
    assertThat(hp()).isEqualTo(22);
    assertThat(lines)
        .contains(
            "Plain blow: 13 against 12, success.",
            "Stone Ogre takes 8 damage: 30 hit points before, now 22 (effect 1).");
  }

  @Test
  void withoutAnArrowTwoWordsAreActorAndTarget() {
    type("/action physical.attack.basic Brak \"Stone Ogre\" --faces 9,1");
    assertThat(hp()).isEqualTo(26);
  }

  @Test
  void numbersStatedInTheActionGoFirst() {
    type("/action physical.attack.basic Brak -> Stone Ogre target.AC=30 --faces=20");
    assertThat(hp()).isEqualTo(30);
  }

  @Test
  void undoTakesTheLastEffectBackOrTheOneThatIsNamed() {
    type("/do physical.take_damage \"Stone Ogre\" 40");
    type("/do physical.heal \"Stone Ogre\" 5");
    assertThat(type("/undo 1").getFirst()).startsWith("Effect 1 is taken back");
    assertThat(hp()).isEqualTo(35);
    type("/undo");
    assertThat(hp()).isEqualTo(30);
  }

  @Test
  void theStatusShowsInitiativeAndHealth() {
    assertThat(type("/status"))
        .anySatisfy(line -> assertThat(line).contains("15", "Stone Ogre", "30"));
    assertThat(type("/status Stone Ogre")).contains("  hit points 30", "  strength 4");
  }

  @Test
  void turnsAndRoundsPass() {
    assertThat(type("/turn").getLast()).contains("Brak's turn");
    assertThat(type("/turn").getFirst()).contains("Round 2");
    assertThat(type("/scene next").getFirst()).contains("Round 3");
  }

  @Test
  void startingASceneLeavesJustTheTwo() {
    type("/scene add Ayla");
    type("/scene start duel Brak Ayla");
    assertThat(desk.state().scene("default").orElseThrow().order()).containsExactly("Brak", "Ayla");
    type("/scene --id=cellar start brawl Brak Ayla");
    assertThat(desk.state().scene("cellar").orElseThrow().name()).isEqualTo("brawl");
  }

  @Test
  void rollsReadTheSheetsAndCommasSeparateSeveral() {
    assertThat(type("/roll 1d6+2 + actor.stats.STR --as Brak --faces=4").getFirst())
        .endsWith("Brak: 1d6+2 + STR rolls 4: 9.");
    assertThat(type("/roll 1d6, {1d6,2d6}kh1")).hasSize(2);
  }

  @Test
  void aRollIsRepeatedAndATextHasRollsInIt() {
    assertThat(type("/roll 6x4d6kh3")).hasSize(6);
    assertThat(type("/roll 4dF --faces=-1,0,1,1").getFirst()).endsWith("1.");
    assertThat(type("/roll Brak hits for [[1d1+3]] and [[2]]").getFirst())
        .isEqualTo("Brak hits for 4 and 2");
  }

  @Test
  void anAmountMayBeDice() {
    assertThat(type("/do physical.take_damage \"Stone Ogre\" 2d1+3"))
        .containsExactly(
            "Stone Ogre: 2d1+3 rolls 1 and 1: 5.",
            "Stone Ogre takes 5 damage: 30 hit points before, now 25 (effect 1).");
    assertThat(type("/do physical.take_damage \"Stone Ogre\" 2dx").getFirst())
        .startsWith("Refused");
    assertThat(hp()).isEqualTo(25);
  }

  @Test
  void whoIsAddedCannotBeHealedBeyondWhatTheyHad() {
    type("/do physical.take_damage \"Stone Ogre\" 5");
    type("/do physical.heal \"Stone Ogre\" 50");
    assertThat(hp()).isEqualTo(30);
    assertThat(type("/status")).anyMatch(line -> line.contains("30 of 30"));
  }

  @Test
  void initiativeIsRolledForAllOrSetForOne() {
    assertThat(type("/init")).hasSize(4);
    type("/init Brak 99");
    assertThat(desk.state().scene("default").orElseThrow().current()).contains("Brak");
    type("/scene add Imp 1d1+100");
    assertThat(desk.state().scene("default").orElseThrow().current()).contains("Imp");
    assertThat(type("/init --id=cellar").getFirst()).contains("nobody is in the scene");
  }

  @Test
  void conditionsEndByThemselvesOrByHand() {
    type("/condition \"Stone Ogre\" prone 1");
    type("/condition Brak hidden");
    assertThat(type("/status Stone Ogre")).contains("  prone (1)");
    assertThat(type("/turn")).contains("Stone Ogre is no longer prone.");
    assertThat(type("/condition Brak hidden end")).containsExactly("Brak is no longer hidden.");
    assertThat(type("/status Brak")).noneMatch(line -> line.contains("hidden"));
  }

  @Test
  void aMonsterIsCopiedWithItsSheet() {
    type("/copy \"Stone Ogre\" 2");
    assertThat(desk.state().actors()).containsKeys("Stone Ogre 2", "Stone Ogre 3");
    assertThat(desk.state().sheet("Stone Ogre 3").stats()).containsEntry("STR", 4L);
  }

  @Test
  void anEncounterIsWeighedWithoutTouchingTheTable() {
    String even = type("/encounter Brak -> \"Stone Ogre\" --runs=200").getFirst();
    type("/actor Rat hp=1 AC=5 stats.STR=0");
    long before = desk.table().now().hash();
    String easy = type("/encounter Brak -> Rat --runs=200").getFirst();
    assertThat(even).startsWith("Won ").contains("of 200 fights");
    assertThat(easy).endsWith("no danger.");
    assertThat(type("/encounter Brak -> Rat --runs=200").getFirst()).isEqualTo(easy);
    assertThat(desk.table().now().hash()).isEqualTo(before);
    assertThat(type("/encounter Brak Rat").getFirst()).contains("write -> between");
    assertThat(type("/encounter Brak -> Rat --rule=srd.attack.melee").getFirst())
        .startsWith("Refused: ");
  }

  @Test
  void aTemplateGivesANewcomerASheetWithStats() {
    assertThat(type("/templates")).anyMatch(line -> line.startsWith("goblin"));
    assertThat(type("/actor Snik --like=goblin --count=2 hp=9")).hasSize(2);
    assertThat(desk.state().sheet("Snik 2").get(Fact.HP)).isEqualTo(9);
    assertThat(desk.state().sheet("Snik 2").stats()).containsEntry("DEX", 2L).containsKey("WILL");
    assertThat(type("/actor X --like=troll").getFirst()).contains("there is no template troll");
  }

  @Test
  void aFightIsOpenedInAnOrderThatIsRolled() {
    assertThat(type("/fight Brak -> \"Stone Ogre\" --name=Ford"))
        .hasSize(5)
        .first()
        .isEqualTo("A scene opens: Ford.");
    assertThat(desk.state().scene("default").orElseThrow().order()).hasSize(2);
  }

  @Test
  void aSessionIsExportedToRead() throws IOException {
    type("/note The bridge creaks.");
    type("/turn");
    type("/turn");
    Path file = directory.resolve("night.md");
    assertThat(type("/export " + file).getFirst()).startsWith("Written to");
    assertThat(Files.readString(file))
        .contains(
            "| 15 | Stone Ogre | 30 of 30 |",
            "### Round 2 of Old Bridge begins.",
            "- Note: The bridge creaks.",
            "- It is Stone Ogre's turn.");
    assertThat(type("/export " + file).getFirst()).contains("exists already");
  }

  @Test
  void oddsAreShownAsATable() {
    assertThat(type("/odds 4d6kh3")).hasSize(18);
  }

  @Test
  void oddsReadTheSheetsAndADifficulty() {
    List<String> lines =
        type("/odds 1d20+actor.stats.STR --as Brak --vs \"Stone Ogre\" --dc target.AC");
    assertThat(lines.getFirst()).contains("range 4..23");
    assertThat(lines.getLast()).isEqualTo("1d20+actor.stats.STR >= target.AC:  60.00%");
  }

  @Test
  void aPackThatChangesIsLoadedWithoutACommandToo() throws IOException {
    Path pack = directory.resolve("house.yaml");
    Files.writeString(pack, pack("10"));
    type("/load " + pack);
    assertThat(console.refresh()).isEmpty();
    Files.writeString(pack, pack("125"));
    assertThat(console.refresh()).singleElement().asString().startsWith("1 rule of house loaded");
    assertThat(type("/rules house.shove")).contains("  dc 125");
    Files.delete(pack);
    assertThat(console.refresh()).singleElement().asString().contains("does not exist");
    assertThat(console.refresh()).isEmpty();
    assertThat(type("/rules house.shove")).contains("  dc 125");
  }

  @Test
  void aPackIsLoadedAndLoadedAgainWhenItChanges() throws IOException {
    Path pack = directory.resolve("house.yaml");
    Files.writeString(pack, pack("10"));
    assertThat(type("/load " + pack)).hasSize(1);
    assertThat(type("/rules house.shove")).contains("  dc 10");
    Files.writeString(pack, pack("25"));
    Files.setLastModifiedTime(pack, FileTime.fromMillis(1));
    assertThat(type("/rules house.shove").getFirst()).startsWith("1 rule of house loaded");
    assertThat(type("/rules house.shove")).contains("  dc 25");
    Files.writeString(pack, pack("1d"));
    Files.setLastModifiedTime(pack, FileTime.fromMillis(2));
    assertThat(type("/rules house.shove").getFirst()).contains("house.yaml:8:9", "SYNTAX");
    assertThat(type("/rules house.shove")).contains("  dc 25");
  }

  private static String pack(String dc) {
    return """
    pack_id: house
    version: 1
    engine_min: "0.4"
    namespace: house
    rules:
      - id: shove
        layer: physical
        dc: %s
        roll: 1d20
    """
        .formatted(dc);
  }

  @Test
  void aSavedSessionGoesOnWhereItWas() {
    type("/do physical.take_damage \"Stone Ogre\" 7");
    Path copy = directory.resolve("copy.jsonl");
    type("/save " + copy);
    try (Table table = Table.resume(copy, Tables.MASTER)) {
      assertThat(table.now().hash()).isEqualTo(desk.table().now().hash());
      Console again = new Console(new Desk(table, Optional.empty(), Optional.empty()));
      assertThat(again.execute("/log 1")).isEqualTo(type("/log 1"));
    }
    assertThat(type("/save " + copy).getFirst()).contains("exists already");
  }

  @Test
  void aSessionCanBeSavedAsItWasAtAnEarlierStep() {
    long hash = desk.table().now().hash();
    type("/do physical.take_damage \"Stone Ogre\" 7");
    assertThat(type("/log 1").getFirst()).startsWith("    6  Stone Ogre takes 7 damage");
    Path copy = directory.resolve("earlier.jsonl");
    type("/save " + copy + " --step 5");
    try (Table table = Table.resume(copy, Tables.MASTER)) {
      assertThat(table.now().hash()).isEqualTo(hash);
    }
  }

  @Test
  void aCommandIsTakenBackAsLongAsNoDiceWereSeen() {
    long hash = desk.table().now().hash();
    type("/do physical.take_damage \"Stone Ogre\" 7");
    assertThat(type("/back")).containsExactly("Taken back.");
    assertThat(desk.table().now().hash()).isEqualTo(hash);
    type("/roll 1d6");
    assertThat(type("/back").getFirst()).startsWith("Refused: You have learned something since.");
  }

  @Test
  void theConsoleSpeaksTheLanguageOfItsTable() {
    desk.table().speak("", "de");
    Console german = new Console(desk);
    assertThat(german.execute("/do physical.heal Brak 2").getFirst()).startsWith("Brak wird");
    assertThat(german.execute("/fly").getFirst()).startsWith("es gibt keinen Befehl");
    assertThat(german.execute("/help")).hasSameSizeAs(console.execute("/help"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        "hello ~ commands begin with /",
        "/fly ~ there is no command /fly",
        "/ ~ there is no command /",
        "/action ~ RULE is missing",
        "/action physical.attack.basic ~ ACTOR is missing",
        "/action physical.attack.basic A->B ~ there is no actor 'A->B'",
        "/action physical.attack.basic brak -> Brak ~ did you mean Brak?",
        "/action nothing Brak -> Brak ~ There is no rule",
        "/action physical.attack.basic Brak -> Brak --speed=1 ~ there is no option --speed",
        "/scene ~ new|start|add|rm|next is missing",
        "/scene dance ~ a scene cannot 'dance'",
        "/scene add ~ NAME is missing",
        "/scene rm Nobody ~ is not in the scene",
        "/scene add Late soon ~ the context has no 'soon'",
        "/roll ~ EXPR is missing",
        "/roll 1d6+ ~ a value is missing",
        "/roll 1d6 --as Nobody ~ there is no actor 'Nobody'",
        "/roll 1d6 --faces=x ~ --faces takes numbers",
        "/odds 1d ~ expected the number of sides",
        "/actor Imp luck=3 ~ write stats.luck",
        "/actor Imp hp=1000 ~ must lie between",
        "/actor Brak ~ There is already somebody called Brak",
        "/set Brak ~ path=number is missing",
        "/set Brak hp=lots ~ must be name=number",
        "/set Brak hp=-4 ~ must lie between",
        "/load nowhere.yaml ~ does not exist",
        "/do physical.fly Brak ~ actors know no command 'physical.fly'",
        "/do physical.take_damage Brak ~ AMOUNT is missing",
        "/do physical.heal Brak -3 ~ An amount cannot be negative",
        "/odds 1d20+actor.stats.LUCK --as Brak ~ the context has no 'actor.stats.LUCK'",
        "/odds 1d6 --as Nobody ~ there is no actor 'Nobody'",
        "/roll 1d6+actor.stats.LUCK --as Brak ~ the context has no 'actor.stats.LUCK'",
        "/turn --id=cellar ~ There is no scene",
        "/undo 99 ~ There is no effect 99",
        "/rules no.such ~ there is no rule",
        "/status \"Brak ~ a quotation mark is missing",
      })
  void aWrongLineIsAnsweredWithOneLineAndEndsNothing(String line, String answer) {
    long before = desk.table().now().hash();
    List<String> lines = type(line);
    assertThat(lines).hasSize(1);
    assertThat(lines.getFirst()).contains(answer);
    assertThat(console.done()).isFalse();
    assertThat(desk.table().now().hash()).isEqualTo(before);
  }

  @Test
  void helpListsEveryCommandAndExplainsOne() {
    assertThat(type("/help")).hasSizeGreaterThan(12).allMatch(line -> line.startsWith("/"));
    assertThat(type("/help undo").getFirst()).isEqualTo("/undo [EFFECT]");
    assertThat(type("/help nonsense")).isEqualTo(type("/help"));
  }

  @Test
  void onlyQuitEndsTheConsole() {
    type("/quit");
    assertThat(console.done()).isTrue();
  }

  @Test
  void wordsAreCompletedFromCommandsRulesAndNames() {
    assertThat(console.completions("/sc")).containsExactly("/scene");
    assertThat(console.completions("/action phys")).containsExactly("physical.attack.basic");
    assertThat(console.completions("/status ")).containsExactly("\"Stone Ogre\"", "Brak");
    assertThat(console.completions("/status \"Stone O")).containsExactly("\"Stone Ogre\"");
    assertThat(console.completions("/set \"Stone Ogre\" Br")).containsExactly("Brak");
  }
}

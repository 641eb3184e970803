package dev.astragal.mcp.seat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.table.Recording;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What agents may call, without a protocol around it. */
class ToolboxTest {
  private static final Terms USUAL = new Terms(List.of(), false, false, true);

  @TempDir private Path folder;
  private AgentMatches matches;
  private Toolbox tools;

  @BeforeEach
  void open() {
    use(USUAL);
  }

  private void use(Terms terms) {
    if (matches != null) matches.close();
    matches = new AgentMatches(new DirectoryStore(folder), terms);
    tools = Toolbox.of(matches);
  }

  @AfterEach
  void close() {
    matches.close();
  }

  private Answer call(String tool, String arguments) {
    Answer answer = tools.call(tool, arguments.replace('\'', '"'), (_, _) -> {});
    assertThat(answer.text().length()).isLessThanOrEqualTo(Answer.TEXT_MAX);
    return answer;
  }

  private Answer done(String tool, String arguments) {
    Answer answer = call(tool, arguments);
    assertThat(answer.refused()).as(answer.text()).isFalse();
    return answer;
  }

  private static String text(Answer answer, String field) {
    return answer.content().get(field).orElseThrow().text();
  }

  @Test
  void aSeatIsPlayedToItsEndAndTheJournalTellsTheSame() {
    Answer seen = done("begin", "{'game':'pig','seed':'7','name':'Ada'}");
    String match = text(seen, "match");
    while (!text(seen, "state").equals("over"))
      seen =
          done(
              "answer",
              "{'match':'" + match + "','number':1,'prompt':" + text(seen, "prompt") + "}");
    Tree end = seen.content().get("end").orElseThrow();
    assertThat(end.text()).contains("Ada");
    done("leave", "{'match':'" + match + "'}");
    Recording replayed = Recording.of(matches.finished(match));
    assertThat(replayed.divergence()).isEmpty();
    assertThat(end.text()).contains(Long.toHexString(replayed.last().hash()));
    assertThat(text(done("fork", "{'match':'" + match + "','at':3}"), "hash")).startsWith("0x");
    assertThat(text(done("odds", "{'match':'" + match + "','step':4,'runs':50}"), "futures"))
        .isEqualTo("50");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "begin {}",
        "begin {'game':'chess960'}",
        "begin {'game':'pig','seats':-1}",
        "begin {'game':'pig','seats':1000000000000}",
        "begin {'game':'pig','seat':3}",
        "begin {'game':'pig','bots':['mcts:600s']}",
        "begin {'game':'pig','set':{'a':'b'}}",
        "begin {'game':'pig','policies':['/etc/passwd.yaml']}",
        "begin {'game':'pig','unknown':1}",
        "begin []",
        "begin {",
        "resume {'match':'../../etc/passwd'}",
        "resume {'match':'m-nobody'}",
        "look {'match':'m-nobody'}",
        "rules {'game':'pig','page':99}",
        "rules {}",
        "sweep {'game':'pig','runs':100000000}",
        "sweep {'game':'--help'}",
        "sweep {'game':'pig','bots':['mcts:600s']}",
        "begin {'game':'pig','name':'\\u001b[2J'}",
        "sweep {'game':'trail','policies':['x.yaml']}",
        "fork {'match':'m-nobody','at':0}",
        "nothing {}"
      })
  void whateverIsWrongIsAReasonAndNothingElse(String call) {
    int space = call.indexOf(' ');
    Answer answer = call(call.substring(0, space), call.substring(space + 1));
    assertThat(answer.refused()).isTrue();
    assertThat(answer.text()).isNotBlank().hasLineCount(1).doesNotContain("Exception", "FAULT");
  }

  @ParameterizedTest
  @ValueSource(strings = {"begin", "sweep"})
  void nobodyNamesFilesOfThisMachine(String tool) {
    Answer answer = call(tool, "{'game':'pig','bots':['onnx:pom.xml']}");
    assertThat(answer.refused()).isTrue();
    assertThat(answer.text()).contains("an agent may not name files");
  }

  @Test
  void anAnswerThatIsLateOrIllegalIsRefusedWithAReasonAndChangesNothing() {
    Answer seen = done("begin", "{'game':'regrets','seed':'5'}");
    String at = "{'match':'" + text(seen, "match") + "',";
    Answer late = call("answer", at + "'prompt':99,'number':1}");
    assertThat(text(late, "refused")).isEqualTo("STALE_PROMPT");
    Answer illegal = call("consider", at + "'choice':{'type':'Descend','depth':3,'dice':[6]}}");
    assertThat(illegal.refused()).isTrue();
    assertThat(illegal.text()).isNotBlank();
    assertThat(done("look", at.replace(",", "}")).content().get("screen"))
        .isEqualTo(seen.content().get("screen"));
  }

  @Test
  void aChoiceIsConsideredWithWhatItCostsAndBrings() {
    Answer seen = done("begin", "{'game':'regrets','seed':'5'}");
    Answer port = done("consider", "{'match':'" + text(seen, "match") + "','number':2}");
    assertThat(port.text()).contains("Make Port", "gain: ");
  }

  @Test
  void withheldChoicesAreNotListedButLegalOnesAreTaken() {
    use(new Terms(List.of("pig"), true, false, false));
    Answer seen = done("begin", "{'game':'pig'}");
    String at = "{'match':'" + text(seen, "match") + "','prompt':0,";
    assertThat(seen.content().get("choices")).isEmpty();
    assertThat(call("answer", at + "'number':1}").refused()).isTrue();
    assertThat(call("answer", at + "'choice':'FLY'}").refused()).isTrue();
    assertThat(done("look", "{'match':'" + text(seen, "match") + "','form':true}").text())
        .contains("ROLL", "HOLD");
    done("answer", at + "'choice':'ROLL'}");
    assertThat(tools.all()).noneMatch(tool -> tool.name().equals("sweep"));
  }

  @Test
  void aRenamedMatchNeverSaysWhichGameItIs() {
    use(new Terms(List.of("regrets"), false, true, true));
    Answer games = done("games", "{}");
    Answer seen = done("begin", "{'game':'game-1','seed':'5'}");
    String match = "{'match':'" + text(seen, "match") + "'";
    Answer rules = done("rules", match + "}");
    for (Answer answer :
        List.of(games, seen, rules, done("matches", "{}"), done("look", match + "}")))
      assertThat(answer.text() + JsonTrees.write(answer.content()))
          .doesNotContainIgnoringCase("regret", "fishbuck", "shoal", "madness");
    Tree first = ((Tree.Rows) seen.content().get("choices").orElseThrow()).items().getFirst();
    Tree choice = ((Tree.Table) first).get("choice").orElseThrow();
    done("answer", match + ",'prompt':0,'choice':" + JsonTrees.write(choice) + "}");
    assertThat(call("sweep", "{'game':'game-1'}").refused()).isTrue();
  }

  @Test
  void notesAndNameStayWithAMatchThatIsLeft() {
    String match = text(done("begin", "{'game':'pig','name':'Ada'}"), "match");
    done("notes", "{'match':'" + match + "','text':'hold at 20'}");
    use(USUAL);
    Answer back = done("resume", "{'match':'" + match + "'}");
    assertThat(text(back, "name")).isEqualTo("Ada");
    assertThat(done("notes", "{'match':'" + match + "'}").text()).isEqualTo("hold at 20");
  }

  @Test
  void nothingIsTakenApartBeforeItIsOver() {
    String match = text(done("begin", "{'game':'pig'}"), "match");
    for (String tool : List.of("fork {'at':0,", "odds {'step':0,")) {
      String[] parts = tool.split(" ", 2);
      Answer early = call(parts[0], parts[1] + "'match':'" + match + "'}");
      assertThat(early.text()).contains("not over");
    }
  }

  @Test
  void aSweepIsTheOneThatPeopleType() {
    Answer swept = done("sweep", "{'game':'pig','runs':200,'bots':['hold20'],'seed':'1'}");
    assertThat(swept.content().get("game")).contains(Tree.of("pig"));
  }
}

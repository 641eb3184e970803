package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A search advises whoever plays alone or practises, and says afterwards what was decided well. */
@Timeout(240)
final class AdviceTest {
  private static final String TWO = "\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]";

  @TempDir private static Path directory;
  private static TestServer server;

  @BeforeAll
  static void opened() throws Exception {
    server = TestServer.over(directory);
  }

  @AfterAll
  static void closed() {
    server.close();
  }

  private static Client seated(String match) {
    Tree made = server.create(match);
    return server.seated(text(made, "match.id"), text(made, "token"));
  }

  @Test
  void whoeverPlaysAloneIsToldTheBestAnswersAndHowItCouldGoOn() {
    try (Client you = seated("{\"game\":\"tictactoe\"}")) {
      assertThat(text(you.expect("update"), "advice")).isEqualTo("true");
      you.send("advice", "");
      you.send("advice", "");
      assertThat(text(you.expect("refused"), "code")).isEqualTo("ADVICE_UNDER_WAY");
      Tree advice = you.expect("advice");
      assertThat(number(advice, "prompt")).isZero();
      assertThat(text(advice, "ways[0].label")).contains("middle");
      assertThat(number(advice, "ways[0].value")).isBetween(50L, 100L);
      assertThat(number(advice, "ways[0].tries")).isGreaterThan(number(advice, "ways[1].tries"));
      assertThat(text(advice, "line[0]")).contains(": ");
    }
  }

  @Test
  void againstAPersonThereIsNoneExceptInPractice() {
    try (Client earnest = seated("{\"game\":\"tictactoe\"," + TWO + "}");
        Client practising = seated("{\"game\":\"tictactoe\",\"practice\":true," + TWO + "}")) {
      assertThat(text(earnest.expect("update"), "advice")).isEqualTo("false");
      earnest.send("advice", "");
      assertThat(text(earnest.expect("refused"), "code")).isEqualTo("NO_ADVICE");
      assertThat(text(practising.expect("update"), "advice")).isEqualTo("true");
    }
  }

  @Test
  void everyDecisionOfAFinishedRunIsJudgedPartAfterPart() {
    Tree played =
        server.create(
            "/api/runs/bots",
            "{\"spec\":{\"game\":\"tictactoe\",\"seed\":\"3\",\"seats\":2},"
                + "\"bots\":[\"random\",\"random\"]}");
    String analysis = "/api/runs/" + text(played, "run.id") + "/analysis?millis=";
    List<Long> steps = new ArrayList<>();
    String from = "0";
    while (!from.isEmpty()) {
      Tree part = server.get(analysis + "20&from=" + from);
      if (TreePath.parse("decisions").find(part).orElseThrow() instanceof Tree.Rows rows)
        for (Tree decision : rows.items()) {
          steps.add(number(decision, "step"));
          assertThat(number(decision, "value")).isBetween(0L, 100L);
          if (!text(decision, "grade").equals("fine"))
            assertThat(number(decision, "bestValue")).isGreaterThan(number(decision, "value"));
        }
      from = text(part, "next");
    }
    long last = number(played, "run.steps");
    // Whoever has one square left decides nothing.
    assertThat(steps).hasSizeGreaterThanOrEqualTo((int) Math.min(last, 8)).isSorted();
    assertThat(server.refusal(analysis + "no&from=0", "")).isEqualTo("400 BAD_FIELD");
  }
}

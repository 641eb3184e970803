package dev.astragal.runtime.bus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InboxTest {
  @TempDir private Path directory;

  @Test
  void whoHearsWholeRunsPassesOverWhatLeavesAGap() {
    Inbox inbox = Inbox.ofWholeRuns();
    accepts(inbox, at("a", 1));
    assertThat(inbox.judge(at("a", 3))).isEqualTo(Inbox.Verdict.EARLY);
    accepts(inbox, at("a", 2));
    accepts(inbox, at("a", 3));
    assertThat(inbox.judge(at("a", 2))).isEqualTo(Inbox.Verdict.REPEAT);
    accepts(inbox, at("b", 7));
    accepts(inbox, at("b", 8));
  }

  @Test
  void whoHearsSomeEventsGoesByIds() {
    Inbox inbox = Inbox.ofSomeEvents();
    accepts(inbox, at("a", 3));
    accepts(inbox, at("a", 1));
    assertThat(inbox.judge(at("a", 3))).isEqualTo(Inbox.Verdict.REPEAT);
    BusEvent alone = BusEvent.of("x", Tree.emptyTable(), Trace.begin());
    accepts(inbox, alone);
    assertThat(inbox.judge(alone)).isEqualTo(Inbox.Verdict.REPEAT);
  }

  @Test
  void itRemembersBeyondTheEndOfTheProgram() {
    Path file = directory.resolve("inbox");
    try (Inbox inbox = Inbox.ofWholeRuns().in(file)) {
      accepts(inbox, at("a", 1));
      accepts(inbox, at("a", 2));
      inbox.handled("some-command");
    }
    for (int i = 0; i < 2; i++) {
      try (Inbox inbox = Inbox.ofWholeRuns().in(file)) {
        assertThat(inbox.judge(at("a", 2))).isEqualTo(Inbox.Verdict.REPEAT);
        assertThat(inbox.judge(at("a", 3))).isEqualTo(Inbox.Verdict.NEW);
        assertThat(inbox.isNew("some-command")).isFalse();
      }
    }
  }

  @Test
  void theOldestIdsAreForgottenFirst() {
    Inbox inbox = Inbox.ofSomeEvents();
    for (int i = 0; i <= Inbox.IDS_MAX; i++) inbox.handled(Integer.toString(i));
    assertThat(inbox.isNew("0")).isTrue();
    assertThat(inbox.isNew("1")).isFalse();
  }

  @Test
  void messagesReadAsTheyWereWrittenAndNothingElseDoes() {
    BusEvent event = at("run", 4);
    assertThat(BusJson.event(BusJson.text(event))).isEqualTo(event);
    Command command = Command.of("dice.roll_expr", Tree.emptyTable().with("expr", Tree.of("1d6")));
    assertThat(BusJson.command(BusJson.text(command))).isEqualTo(command);
    assertThat(BusJson.event(BusJson.text(event).replace("{\"schema\"", "{\"more\":1,\"schema\"")))
        .isEqualTo(event);
    for (String bad :
        new String[] {
          "",
          "[]",
          "{",
          "{\"schema\":2}",
          BusJson.text(event).replace("\"schema\":1", "\"schema\":\"1\""),
          BusJson.text(event).replace("\"position\":4", "\"position\":\"4\""),
          BusJson.text(event).replace("\"occurred_at\":\"2", "\"occurred_at\":\"x"),
          BusJson.text(event).replace("\"payload\":{}", "\"payload\":3")
        }) assertThatThrownBy(() -> BusJson.event(bad)).as(bad).isInstanceOf(TreeException.class);
  }

  private static void accepts(Inbox inbox, BusEvent event) {
    assertThat(inbox.judge(event)).isEqualTo(Inbox.Verdict.NEW);
    inbox.handled(event);
  }

  private static BusEvent at(String run, long position) {
    return BusEvent.at(
        new BusEvent.Place(run, position),
        new Message("test.event", Tree.emptyTable(), Trace.begin()),
        Instant.now());
  }
}

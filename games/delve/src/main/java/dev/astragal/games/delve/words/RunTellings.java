package dev.astragal.games.delve.words;

import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.RunEvent;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.List;

/** What is told of questions, orders, floors and the end. */
final class RunTellings {
  private RunTellings() {}

  static Telling tell(DelveState before, RunEvent event) {
    return switch (event) {
      case RunEvent.DungeonSeeded _ -> Telling.of("event.DungeonSeeded");
      case RunEvent.Asked(var question, _, _) ->
          Telling.of("event.Asked", "question", Msg.of("question." + question));
      case RunEvent.Answered(var question) ->
          Telling.of("event.Answered", "question", Msg.of("question." + question));
      case RunEvent.PolicyChanged(StandingOrders orders) -> ordered(before, orders);
      case RunEvent.BranchCommitted(var branch) ->
          Telling.of(
              "event.BranchCommitted",
              "taken",
              Msg.of("taken." + branch),
              "means",
              AnswerWords.branch(before, branch));
      case RunEvent.Descended(int floor) ->
          Telling.of("event.Descended", "floor", floor, "floors", before.policy().floors().count());
      case RunEvent.CampDeclined() -> Telling.of("event.CampDeclined");
      case RunEvent.CheckpointReached(var reason) ->
          Telling.of(
              "event.CheckpointReached",
              "number",
              before.progress().checkpoints() + 1,
              "reason",
              reason);
      case RunEvent.RunEnded(var ending) ->
          Telling.of("event.RunEnded", "outcome", Msg.of("outcome." + ending.code()));
    };
  }

  private static Telling ordered(DelveState before, StandingOrders orders) {
    List<Msg> changes = OrderWords.changes(before, orders);
    return changes.isEmpty()
        ? Telling.of("event.PolicyChanged.same")
        : Telling.of("event.PolicyChanged", "changes", changes);
  }
}

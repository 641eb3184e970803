package dev.astragal.runtime.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Payload;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.JsonTrees;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiceServiceTest {
  private final EventBus events = EventBus.immediate();
  private final CommandBus commands = new CommandBus();
  private final List<BusEvent> heard = new ArrayList<>();

  private DiceService service(int... faces) {
    events.subscribe("#", heard::add);
    DiceService service =
        new DiceService(new GeneratedDice(new ScriptedRng("table", faces), events));
    service.listen(commands);
    return service;
  }

  private static Tree.Table json(String text) {
    return (Tree.Table) JsonTrees.read(text, "test");
  }

  private List<String> names() {
    return heard.stream().map(BusEvent::name).toList();
  }

  @Test
  void anExpressionIsRolledInItsContext() {
    Tree context = json("{\"actor\": {\"stats\": {\"STR\": 12}}}");
    DiceService service = service(4);
    assertThat(
            service.rollExpression("1d6+2 + actor.stats.STR", context, RollMessages.Origin.UNKNOWN))
        .isEqualTo(18);
    assertThat(names()).containsExactly("rng.requested", "rng.fulfilled", "dice.resolved");
  }

  @ParameterizedTest
  @CsvSource({
    "dice.roll_expr, '{\"expr\": \"3d6+2\"}', 12",
    "dice.roll_expression, '{\"expr\": \"3d6+2\"}', 12",
    "dice.resolve_number, '{\"expr\": \"3d6+x\", \"ctx\": {\"x\": 1}}', 11",
    "dice.roll_adv, '{\"sides\": 20}', 3",
    "dice.roll_dis, '{\"sides\": 20}', 3",
  })
  void everyDiceCommandIsHandled(String name, String payload, long result) {
    service(3, 3, 4);
    commands.dispatch(Command.of(name, json(payload)));
    assertThat(heard.getLast().payload().get("result")).contains(Tree.of(result));
  }

  @Test
  void theAnswersCarryTheRequestAndItsOriginAndNothingElseOfTheContext() {
    service(3);
    commands.dispatch(
        Command.of(
            "dice.roll_expr",
            json(
                "{\"expr\": \"1d6\", \"request_id\": \"r7\", \"meta\": {\"source\": \"sim\","
                    + " \"secret\": 1}}")));
    for (BusEvent event : heard) {
      assertThat(event.payload().get("request_id")).contains(Tree.of("r7"));
      assertThat(event.payload().get("source")).contains(Tree.of("sim"));
      assertThat(event.payload().get("secret")).isEmpty();
      assertThat(event.trace()).isEqualTo(heard.getFirst().trace());
    }
    assertThat(heard.get(1).payload().get("faces")).contains(Tree.of(List.of(Tree.of(3))));
  }

  @Test
  void commandsOfOneTraceHaveRequestsOfTheirOwn() {
    service(3, 4);
    Trace trace = Trace.begin();
    for (int i = 0; i < 2; i++)
      commands.dispatch(Command.of("dice.roll_expr", json("{\"expr\": \"1d6\"}"), trace));
    assertThat(heard.stream().map(event -> event.payload().get("request_id")).distinct())
        .hasSize(2);
    assertThat(heard)
        .allSatisfy(event -> assertThat(event.trace().parent()).isEqualTo(trace.spanId()));
  }

  @Test
  void diceForSomebodyElsesRollAreHandedOverInTheirStepAndToldAsNoRoll() {
    events.subscribe("#", heard::add);
    GeneratedDice dice = new GeneratedDice(new ScriptedRng("table", 3, 6), events);
    Command asked =
        Command.of("rng.throw", Payload.of(new GeneratedDice.Throw("r7", 2, 6)), Trace.begin());
    dice.hand(asked);
    assertThat(names()).containsExactly("rng.thrown");
    assertThat(heard.getFirst().trace()).isEqualTo(asked.trace());
    assertThat(Payload.read(GeneratedDice.Thrown.class, heard.getFirst().payload()).faces())
        .isEqualTo(Ints.of(3, 6));
    assertThatThrownBy(
            () ->
                dice.hand(
                    Command.of(
                        "rng.throw", json("{\"request_id\":\"r8\",\"count\":0,\"sides\":6}"))))
        .hasMessageContaining("no 0 dice");
  }

  @Test
  void aFailureIsToldAndThrown() {
    service();
    assertThatThrownBy(
            () -> commands.dispatch(Command.of("dice.roll_expr", json("{\"expr\": \"1d\"}"))))
        .isInstanceOf(DiceException.class);
    assertThat(names()).containsExactly("rng.requested", "rng.failed");
    assertThat(heard.getLast().payload().get("code")).contains(Tree.of("SYNTAX"));
    assertThatThrownBy(() -> commands.dispatch(Command.of("dice.roll_expr", Tree.emptyTable())))
        .hasMessageContaining("'expr'");
  }

  @Test
  void sidesAreANumberAndNothingElse() {
    service(3, 4);
    for (String sides : new String[] {"\"6+5d6\"", "\"x\"", "null"})
      assertThatThrownBy(
              () ->
                  commands.dispatch(
                      Command.of("dice.roll_adv", json("{\"sides\": " + sides + "}"))))
          .hasMessageContaining("'sides'");
    assertThatThrownBy(() -> commands.dispatch(Command.of("dice.roll_adv", json("{\"sides\": 0}"))))
        .isInstanceOf(DiceException.class);
    assertThat(names()).containsExactly("rng.requested", "rng.failed");
  }

  @Test
  void aRequestMayBringItsFacesAndNameTheLanguage() {
    service(3);
    commands.dispatch(Command.of("dice.roll_expr", json("{\"expr\": \"2d6\", \"faces\": [4, 5]}")));
    assertThat(heard.getLast().payload().get("result")).contains(Tree.of(9));
    commands.dispatch(
        Command.of(
            "dice.roll_expr",
            json("{\"expr\": \"2d6dl1\", \"extended\": true, \"faces\": [4, 5]}")));
    assertThat(heard.getLast().payload().get("result")).contains(Tree.of(5));
    assertThatThrownBy(
            () -> commands.dispatch(Command.of("dice.roll_expr", json("{\"expr\": \"2d6dl1\"}"))))
        .isInstanceOf(DiceException.class);
  }

  @Test
  void facesThatNobodyNeedsAreToldAsAFailure() {
    service(3);
    assertThatThrownBy(
            () ->
                commands.dispatch(
                    Command.of("dice.roll_expr", json("{\"expr\": \"1d6\", \"faces\": [4, 4]}"))))
        .isInstanceOf(DiceService.RollRefusedException.class);
    assertThat(heard.getLast().payload().get("code")).contains(Tree.of("LEFTOVER_FACES"));
    assertThatThrownBy(
            () ->
                commands.dispatch(
                    Command.of("dice.roll_expr", json("{\"expr\": \"1d6\", \"faces\": 4}"))))
        .hasMessageContaining("list of whole numbers");
  }

  @Test
  void whatNobodySaidIsLeftOut() {
    service(3);
    commands.dispatch(Command.of("dice.roll_expr", json("{\"expr\": \"1d6\"}")));
    for (BusEvent event : heard)
      assertThat(event.payload().fields()).doesNotContainKey("requester");
  }
}

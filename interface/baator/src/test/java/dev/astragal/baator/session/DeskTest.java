package dev.astragal.baator.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.baator.Tables;
import dev.astragal.baator.rng.OutsideDice;
import dev.astragal.baator.rng.SocketRng;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.rules.Samples;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Reply;
import dev.astragal.runtime.table.Table;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A session behind the buses, with dice of its own and with dice from elsewhere. */
class DeskTest {
  private final EventBus events = EventBus.immediate();
  private final List<BusEvent> heard = new ArrayList<>();

  private Desk desk(Optional<Path> file, Optional<? extends Rng> dice) {
    SessionBus bus = new SessionBus(events, Optional.empty());
    Table table = Tables.begin("sim", file, Optional.of(bus));
    Desk desk = new Desk(table, Optional.of(bus), dice.map(OutsideDice::of));
    desk.order(new BaatorChoice.NewScene("default", "Bridge"));
    desk.order(new BaatorChoice.AddActor(Samples.sheet("Brak", 2)));
    desk.order(new BaatorChoice.AddActor(Samples.sheet("Ogre", 2).with(Fact.HP, 30)));
    events.subscribe("#", heard::add);
    return desk;
  }

  private Desk desk(Optional<? extends Rng> dice) {
    return desk(Optional.empty(), dice);
  }

  private static Reply apply(Desk desk, String rule, String target) {
    return desk.order(
        new BaatorChoice.ApplyRule("default", rule, "Brak", target, List.of(), Ints.zeros(0)));
  }

  private static Tree.Table json(String text) {
    return (Tree.Table) JsonTrees.read(text, "test");
  }

  private List<String> names() {
    return heard.stream().map(BusEvent::name).toList();
  }

  @Test
  void theBusHearsARuleInTheOrderOfTheSequence() {
    Desk desk = desk(Optional.of(new ScriptedRng("table", 15, 4)));
    apply(desk, "physical.attack.basic", "Ogre");
    assertThat(names())
        .containsExactly(
            "sim.trace.begin",
            "rng.requested",
            "rng.fulfilled",
            "dice.resolved",
            "rules.trace",
            "rng.requested",
            "rng.fulfilled",
            "dice.resolved",
            "physical.damage_taken",
            "sim.trace.end");
    BusEvent damage = heard.get(8);
    assertThat(damage.payload())
        .isEqualTo(
            json(
                "{\"actor_id\":\"Ogre\",\"layer\":\"physical\",\"amount\":6,\"hp\":24,\"effect\":1,"
                    + "\"rule\":\"physical.attack.basic\",\"tick\":0}"));
  }

  @Test
  void allOfOneOrderShareATraceAndEachRuleItsSpan() {
    Desk desk = desk(Optional.empty());
    apply(desk, "physical.attack.basic", "Ogre");
    BusEvent begin = heard.getFirst();
    assertThat(heard).allMatch(event -> event.trace().traceId().equals(begin.trace().traceId()));
    assertThat(heard.getLast().trace()).isEqualTo(begin.trace());
    assertThat(heard.get(1).trace().parent()).isEqualTo(begin.trace().spanId());
  }

  @Test
  void commandsOnTheBusBecomeOrders() {
    Desk desk = desk(Optional.empty());
    CommandBus commands = SessionCommands.of(desk);
    commands.dispatch(
        Command.of("physical.take_damage", json("{\"amount\": 3, \"target_id\": \"Ogre\"}")));
    assertThat(desk.state().sheet("Ogre").get(Fact.HP)).isEqualTo(27);
    commands.dispatch(Command.of("mythic.invocation", json("{\"actor_id\": \"Brak\"}")));
    assertThat(desk.state().sheet("Brak").get(Fact.ESSENCE)).isEqualTo(5);
    commands.dispatch(
        Command.of(
            "sim.apply_rule",
            json("{\"rule\":\"srd.initiative\",\"actor_id\":\"Brak\",\"target_id\":\"Ogre\"}")));
    commands.dispatch(Command.of("dice.roll_expr", json("{\"expr\": \"1d6\"}")));
    assertThat(names()).endsWith("rng.requested", "rng.fulfilled", "dice.resolved");
    assertThatThrownBy(
            () ->
                commands.dispatch(
                    Command.of("physical.heal", json("{\"amount\": -3, \"target_id\": \"Ogre\"}"))))
        .isInstanceOf(SessionCommands.RefusedException.class)
        .hasMessageContaining("NEGATIVE_AMOUNT");
    assertThatThrownBy(
            () -> commands.dispatch(Command.of("physical.heal", json("{\"amount\": 3}"))))
        .hasMessageContaining("'target_id'");
  }

  @Test
  void diceFromElsewhereAreWrittenIntoTheJournalAndReplayWithoutTheirSource(
      @TempDir Path directory) {
    Path file = directory.resolve("session.jsonl");
    long hash;
    Desk desk = desk(Optional.of(file), Optional.of(new ScriptedRng("table", 20, 7, 1)));
    try (Table table = desk.table()) {
      assertThat(apply(desk, "physical.attack.basic", "Ogre").accepted()).isTrue();
      desk.order(new BaatorChoice.Roll("1d6", false, "", "", List.of(), Ints.zeros(0)));
      desk.order(new BaatorChoice.UndoEffect(1));
      hash = table.now().hash();
    }
    try (Table again = Table.resume(file, Tables.MASTER)) {
      assertThat(again.now().hash()).isEqualTo(hash);
      assertThat(again.now().luck().positions()).containsOnly(0L);
    }
  }

  /** What a bad daemon answers to the first roll and to the second; nothing means it is gone. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dies before the first roll          | GONE    | GONE
          dies between the two                | OK 20   | GONE
          stalls at the first roll            | STALL   | STALL
          stalls at the second                | OK 20   | STALL
          lies at the first roll              | OK 21   | OK 3
          lies at the second                  | OK 20   | OK 99
          answers nonsense                    | OK 20   | OK six
          is busy                             | ERR busy| ERR busy
          """)
  void badDiceFailTheRuleAndLeaveNoHalfEffect(String about, String first, String second)
      throws IOException {
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> answer(server, List.of(first, second)));
      try (SocketRng dice =
          new SocketRng("127.0.0.1", server.getLocalPort(), Duration.ofMillis(300))) {
        Desk desk = desk(Optional.of(dice));
        long before = desk.table().now().hash();
        Reply result = apply(desk, "mythic.invocation.bolt", "Ogre");
        assertThat(result.error().code()).isEqualTo("RNG_FAILURE");
        assertThat(desk.table().now().hash()).isEqualTo(before);
        assertThat(names()).containsExactly("sim.trace.begin", "rng.failed", "sim.trace.end");
        assertThat(heard.getLast().payload().get("error")).isPresent();
      }
    }
  }

  private static void answer(ServerSocket server, List<String> replies) {
    try (var socket = server.accept()) {
      server.close();
      for (String reply : replies) {
        if (socket.getInputStream().read(new byte[64]) < 0 || reply.equals("GONE")) return;
        if (reply.equals("STALL")) Thread.sleep(10_000);
        socket.getOutputStream().write((reply + "\n").getBytes(StandardCharsets.US_ASCII));
      }
    } catch (IOException | InterruptedException e) {
      // The session has its answer.
    }
  }

  /** Nothing was confirmed, so all of it is told again. */
  @Test
  void aSessionThatIsGoneOnWithIsToldUnderTheSameIds(@TempDir Path directory) {
    Path file = directory.resolve("session.jsonl");
    try (Table _ = desk(Optional.of(file), Optional.empty()).table()) {
      heard.clear();
    }
    EventBus first = EventBus.immediate();
    EventBus second = EventBus.immediate();
    List<Trace> traces = new ArrayList<>();
    List<Trace> again = new ArrayList<>();
    first.subscribe("#", event -> traces.add(event.trace()));
    second.subscribe("#", event -> again.add(event.trace()));
    try (Table table = resumed(file, first)) {
      Desk desk = new Desk(table, Optional.empty(), Optional.empty());
      apply(desk, "physical.attack.basic", "Ogre");
      SessionCommands.of(desk)
          .dispatch(Command.of("dice.roll_expr", json("{\"expr\": \"4d6kh3\"}")));
    }
    resumed(file, second).close();
    assertThat(traces).hasSizeGreaterThan(10).isEqualTo(again);
    assertThat(traces.stream().map(Trace::traceId).distinct())
        .as("the beginning and five orders")
        .hasSize(6)
        .doesNotContain("");
  }

  private static Table resumed(Path file, EventBus events) {
    HeldMatch match = FileMatch.resume(file);
    return Table.resume(
        match, Tables.MASTER, Optional.of(new SessionBus(events, Optional.empty())));
  }

  @Test
  void aRollOfTheServiceIsWrittenDownAndItsContextGoesBeforeTheSheets() {
    Desk desk = desk(Optional.of(new ScriptedRng("table", 4)));
    long inputs = desk.table().now().inputs();
    SessionCommands.of(desk)
        .dispatch(
            Command.of(
                "dice.roll_expr",
                json(
                    "{\"expr\": \"1d6+actor.stats.STR+target.hp\", \"actor_id\": \"Brak\","
                        + " \"ctx\": {\"target\": {\"hp\": 100}}}")));
    assertThat(desk.table().now().inputs()).isEqualTo(inputs + 1);
    assertThat(names()).containsExactly("rng.requested", "rng.fulfilled", "dice.resolved");
    assertThat(heard.getLast().payload().get("result")).contains(Tree.of(106));
  }

  @Test
  void theEndOfARuleSaysItsRoundAndWhyItDidNotApply() {
    Desk desk = desk(Optional.empty());
    desk.order(new BaatorChoice.Join("default", "Ogre", 1));
    desk.order(new BaatorChoice.NextTurn("default"));
    desk.order(new BaatorChoice.SetValue("Ogre", "hp", 0));
    apply(desk, "physical.attack.basic", "Ogre");
    assertThat(heard.getLast().payload())
        .isEqualTo(
            json(
                "{\"scene_id\":\"default\",\"rule\":\"physical.attack.basic\",\"actor\":\"Brak\","
                    + "\"target\":\"Ogre\",\"round\":2,\"applied\":false,\"success\":false,"
                    + "\"reason\":\"condition_failed\",\"tick\":0}"));
  }

  @Test
  void aRefusedOrderIsToldAndChangesNothing() {
    Desk desk = desk(Optional.empty());
    Reply result = apply(desk, "no.such.rule", "Ogre");
    assertThat(result.accepted()).isFalse();
    assertThat(names()).containsExactly("sim.refused");
  }

  @Test
  void anOrderAfterARefusedOneHasASpanOfItsOwn() {
    Desk desk = desk(Optional.empty());
    apply(desk, "physical.attack.basic", "");
    apply(desk, "physical.attack.basic", "");
    apply(desk, "physical.attack.basic", "Ogre");
    assertThat(
            heard.stream()
                .filter(event -> event.name().equals("sim.trace.begin"))
                .map(event -> event.trace().spanId()))
        .hasSize(3)
        .doesNotHaveDuplicates();
    assertThat(heard.stream().map(event -> event.trace().traceId()).distinct()).hasSize(1);
  }
}

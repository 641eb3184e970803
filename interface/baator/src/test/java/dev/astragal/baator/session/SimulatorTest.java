package dev.astragal.baator.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.baator.rng.OutsideDice;
import dev.astragal.baator.rng.SocketRng;
import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.BaatorEvent;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.games.baator.rules.Samples;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.CommandBus;
import dev.astragal.runtime.bus.EventBus;
import dev.astragal.runtime.bus.Trace;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.session.Session;
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
class SimulatorTest {
  private final EventBus events = EventBus.immediate();
  private final List<BusEvent> heard = new ArrayList<>();

  private Simulator simulator(
      Session<BaatorState, BaatorChoice, BaatorEvent> session, Optional<? extends Rng> dice) {
    Simulator simulator =
        new Simulator(session, Optional.empty(), events, dice.map(OutsideDice::of));
    simulator.submit(new BaatorChoice.NewScene("default", "Bridge"));
    simulator.submit(new BaatorChoice.AddActor(Samples.sheet("Brak", 2)));
    simulator.submit(new BaatorChoice.AddActor(Samples.sheet("Ogre", 2).with(Fact.HP, 30)));
    events.subscribe("#", heard::add);
    return simulator;
  }

  private Simulator simulator(Optional<? extends Rng> dice) {
    return simulator(Sessions.begin(new Seed("sim"), Optional.empty()), dice);
  }

  private static Tree.Table json(String text) {
    return (Tree.Table) JsonTrees.read(text, "test");
  }

  private List<String> names() {
    return heard.stream().map(BusEvent::name).toList();
  }

  @Test
  void theBusHearsARuleInTheOrderOfTheSequence() {
    Simulator simulator = simulator(Optional.of(new ScriptedRng("table", 15, 4)));
    simulator.applyRule("default", "physical.attack.basic", "Brak", "Ogre", List.of());
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
    Simulator simulator = simulator(Optional.empty());
    simulator.applyRule("default", "physical.attack.basic", "Brak", "Ogre", List.of());
    BusEvent begin = heard.getFirst();
    assertThat(heard).allMatch(event -> event.trace().traceId().equals(begin.trace().traceId()));
    assertThat(heard.getLast().trace()).isEqualTo(begin.trace());
    assertThat(heard.get(1).trace().parent()).isEqualTo(begin.trace().spanId());
  }

  @Test
  void commandsOnTheBusBecomeOrders() {
    Simulator simulator = simulator(Optional.empty());
    CommandBus commands = Services.of(simulator);
    commands.dispatch(
        Command.of("physical.take_damage", json("{\"amount\": 3, \"target_id\": \"Ogre\"}")));
    assertThat(simulator.state().sheet("Ogre").get(Fact.HP)).isEqualTo(27);
    commands.dispatch(Command.of("mythic.invocation", json("{\"actor_id\": \"Brak\"}")));
    assertThat(simulator.state().sheet("Brak").get(Fact.ESSENCE)).isEqualTo(5);
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
        .isInstanceOf(ActorService.CommandRefusedException.class)
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
    try (var session = Sessions.begin(new Seed("sim"), Optional.of(file))) {
      Simulator simulator = simulator(session, Optional.of(new ScriptedRng("table", 20, 7, 1)));
      assertThat(
              simulator
                  .applyRule("default", "physical.attack.basic", "Brak", "Ogre", List.of())
                  .success())
          .isTrue();
      simulator.submit(new BaatorChoice.Roll("1d6", false, "", "", List.of(), Ints.zeros(0)));
      simulator.submit(new BaatorChoice.UndoEffect(1));
      hash = simulator.session().run().hash();
    }
    try (var again = Sessions.resume(file)) {
      assertThat(again.run().hash()).isEqualTo(hash);
      assertThat(again.run().luck().positions()).containsOnly(0L);
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
        Simulator simulator = simulator(Optional.of(dice));
        long before = simulator.session().run().hash();
        Simulator.Result result =
            simulator.applyRule("default", "mythic.invocation.bolt", "Brak", "Ogre", List.of());
        assertThat(result.errors().getFirst().code()).isEqualTo("RNG_FAILURE");
        assertThat(simulator.session().run().hash()).isEqualTo(before);
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

  @Test
  void aSessionThatIsPlayedAgainIsToldUnderTheSameIds(@TempDir Path directory) {
    List<Trace> first = traces(directory.resolve("one.jsonl"));
    heard.clear();
    List<Trace> again = traces(directory.resolve("two.jsonl"));
    assertThat(first).hasSizeGreaterThan(10).isEqualTo(again);
    assertThat(first)
        .allSatisfy(
            trace -> {
              assertThat(trace.traceId()).isNotBlank();
              assertThat(trace.spanId()).isNotBlank();
            });
    assertThat(first.stream().map(Trace::traceId).distinct()).hasSize(4);
  }

  private List<Trace> traces(Path journal) {
    EventBus bus = EventBus.immediate();
    List<Trace> traces = new ArrayList<>();
    bus.subscribe("#", event -> traces.add(event.trace()));
    try (var session = Sessions.begin(new Seed("ids"), Optional.of(journal))) {
      Simulator simulator = new Simulator(session, Optional.empty(), bus, Optional.empty());
      simulator.submit(new BaatorChoice.NewScene("default", "Bridge"));
      simulator.submit(new BaatorChoice.AddActor(Samples.sheet("Brak", 2)));
    }
    try (var session = Sessions.resume(journal)) {
      Simulator simulator = new Simulator(session, Optional.empty(), bus, Optional.empty());
      simulator.applyRule("default", "physical.attack.basic", "Brak", "Brak", List.of());
      Services.of(simulator)
          .dispatch(
              Command.of("dice.roll_expr", json("{\"expr\": \"4d6kh3\"}"), simulator.nextTrace()));
    }
    return traces;
  }

  @Test
  void aRollOfTheServiceIsWrittenDownAndItsContextGoesBeforeTheSheets() {
    Simulator simulator = simulator(Optional.of(new ScriptedRng("table", 4)));
    long inputs = simulator.session().run().inputs();
    Services.of(simulator)
        .dispatch(
            Command.of(
                "dice.roll_expr",
                json(
                    "{\"expr\": \"1d6+actor.stats.STR+target.hp\", \"actor_id\": \"Brak\","
                        + " \"ctx\": {\"target\": {\"hp\": 100}}}")));
    assertThat(simulator.session().run().inputs()).isEqualTo(inputs + 1);
    assertThat(names()).containsExactly("rng.requested", "rng.fulfilled", "dice.resolved");
    assertThat(heard.getLast().payload().get("result")).contains(Tree.of(106));
  }

  @Test
  void aRefusedOrderIsToldAndChangesNothing() {
    Simulator simulator = simulator(Optional.empty());
    Simulator.Result result =
        simulator.applyRule("default", "no.such.rule", "Brak", "Ogre", List.of());
    assertThat(result.success()).isFalse();
    assertThat(names()).containsExactly("sim.refused");
  }

  @Test
  void anOrderAfterARefusedOneHasASpanOfItsOwn() {
    Simulator simulator = simulator(Optional.empty());
    simulator.applyRule("default", "physical.attack.basic", "Brak", "", List.of());
    simulator.applyRule("default", "physical.attack.basic", "Brak", "", List.of());
    simulator.applyRule("default", "physical.attack.basic", "Brak", "Ogre", List.of());
    assertThat(
            heard.stream()
                .filter(event -> event.name().equals("sim.trace.begin"))
                .map(event -> event.trace().spanId()))
        .hasSize(3)
        .doesNotHaveDuplicates();
    assertThat(heard.stream().map(event -> event.trace().traceId()).distinct()).hasSize(1);
  }
}

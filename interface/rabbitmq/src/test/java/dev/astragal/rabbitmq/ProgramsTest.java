package dev.astragal.rabbitmq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.Buses;
import dev.astragal.runtime.bus.Inbox;
import dev.astragal.runtime.bus.RemoteBus;
import dev.astragal.runtime.bus.Subscription;
import dev.astragal.testbed.Child;
import dev.astragal.testbed.PrivateRabbit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Programs of their own that work together over a broker, and are killed. */
@Timeout(180)
final class ProgramsTest {
  private static PrivateRabbit rabbit;

  @TempDir private Path directory;

  @BeforeAll
  static void startRabbit() {
    assumeTrue(PrivateRabbit.installed(), PrivateRabbit.MISSING);
    rabbit = PrivateRabbit.started();
  }

  @AfterAll
  static void stopRabbit() {
    if (rabbit != null) rabbit.close();
  }

  @Test
  void aConsoleRollsAtTheDiceServiceOfAnotherProgramAndAThirdWatches() throws Exception {
    try (Child service = Child.started("dice-service", "--seed", "7", "--bus", rabbit.url());
        Child tail = Child.started("tail", "--count", "3", "--bus", rabbit.url(), "dice.#");
        Child rules = Child.started("tail", "--count", "1", "--bus", rabbit.url(), "rules.#")) {
      assertThat(service.readLine()).contains("dice-service: waiting for commands");
      assertThat(tail.readLine()).contains("tail: listening for dice.#");
      assertThat(rules.readLine()).contains("tail: listening for rules.#");
      try (Child second = Child.started("dice-service", "--bus", rabbit.url())) {
        assertThat(second.rest())
            .containsExactly(
                "astragal: the command 'dice.roll_expr' has a handler elsewhere already");
        assertThat(second.exitCode()).isEqualTo(2);
      }
      Path journal = directory.resolve("dm.jsonl");
      List<String> rolled = new ArrayList<>();
      try (Child console =
          Child.started(
              "dm", "--plain", "--remote-dice", "--journal", journal, "--bus", rabbit.url())) {
        for (int i = 0; i < 2; i++) console.say("/roll 3d6");
        console.say("/scene new Old Bridge");
        console.say("/actor Brak stats.STR=3 AC=14");
        console.say("/actor Ogre hp=30 AC=12");
        console.say("/scene add Brak 12");
        console.say("/scene add Ogre 15");
        console.say("/action physical.attack.basic Brak -> Ogre");
        console.say("/quit");
        rolled.addAll(console.rest());
        assertThat(console.exitCode()).isZero();
      }
      assertThat(rolled).anyMatch(line -> line.contains("3d6"));
      List<String> seen = new ArrayList<>();
      for (int i = 0; i < 3; i++) seen.add(tail.readLine().orElseThrow());
      assertThat(seen).allMatch(line -> line.contains("dice.resolved"));
      assertThat(rules.readLine().orElseThrow())
          .contains("  rules.trace  ", "\"rule\":\"physical.attack.basic\"");
    }
  }

  @Test
  void aRollAtTheDiceServiceIsPublishedOnceAndEachCommandHasOneTraceWithParents() throws Exception {
    List<BusEvent> heard = new CopyOnWriteArrayList<>();
    Path events = directory.resolve("events.jsonl");
    try (Child service = Child.started("dice-service", "--seed", "7", "--bus", rabbit.url());
        RemoteBus bus = Buses.connect(rabbit.url());
        Subscription _ = bus.watch("#", heard::add)) {
      assertThat(service.readLine()).contains("dice-service: waiting for commands");
      try (Child console =
          Child.started(
              "dm",
              "--plain",
              "--remote-dice",
              "--journal",
              directory.resolve("traced.jsonl"),
              "--events",
              events,
              "--bus",
              rabbit.url())) {
        console.say("/roll 3d6");
        console.say("/actor Brak stats.STR=3");
        console.say("/action physical.attack.basic Brak -> Brak target.AC=1");
        console.say("/action physical.attack.basic Brak -> Nobody");
        console.say("/quit");
        console.rest();
        assertThat(console.exitCode()).isZero();
      }
      assertThat(Files.readAllLines(events).stream().map(BusJson::event))
          .as("a listener in the console hears what is sent")
          .hasSizeGreaterThan(12)
          .isSubsetOf(heard);
    }
    assertThat(heard)
        .filteredOn(event -> event.payload().get("expr").equals(Optional.of(Tree.of("3d6"))))
        .extracting(BusEvent::name)
        .containsExactly("rng.requested", "rng.fulfilled", "dice.resolved");
    List<BusEvent> roll = within("3d6", heard);
    assertThat(roll)
        .extracting(BusEvent::name)
        .containsExactlyInAnyOrder("rng.thrown", "rng.requested", "rng.fulfilled", "dice.resolved");
    assertThat(roll).allSatisfy(event -> assertThat(event.trace().parent()).isNotEmpty());
    assertThat(roll.stream().map(event -> event.trace().parent()).distinct()).hasSize(1);
    BusEvent rule =
        heard.stream().filter(event -> event.name().equals("sim.trace.begin")).findAny().get();
    List<BusEvent> attack =
        heard.stream()
            .filter(event -> event.trace().traceId().equals(rule.trace().traceId()))
            .toList();
    assertThat(attack)
        .extracting(BusEvent::name)
        .contains("rules.trace", "physical.damage_taken", "sim.trace.end")
        .filteredOn("rng.fulfilled"::equals)
        .hasSize(2);
    assertThat(attack)
        .filteredOn(event -> event.name().equals("rng.fulfilled"))
        .allSatisfy(event -> assertThat(event.trace().parent()).isEqualTo(rule.trace().spanId()));
  }

  /** Everything in the trace in which that expression was rolled. */
  private static List<BusEvent> within(String expr, List<BusEvent> heard) {
    String trace =
        heard.stream()
            .filter(event -> event.name().equals("dice.resolved"))
            .filter(event -> event.payload().get("expr").equals(Optional.of(Tree.of(expr))))
            .findFirst()
            .orElseThrow()
            .trace()
            .traceId();
    return heard.stream().filter(event -> event.trace().traceId().equals(trace)).toList();
  }

  @Test
  void whatAKilledProgramHadNotSentIsPublishedAfterItInOrder() throws Exception {
    Path journal = directory.resolve("killed.jsonl");
    Heard heard = new Heard();
    try (RemoteBus bus = Buses.connect(rabbit.url());
        CuttableLine line = new CuttableLine(rabbit.port())) {
      bus.consume("archive", "#", Inbox.ofWholeRuns(), heard).close();
      String through = PrivateRabbit.url("guest", "guest", line.port());
      try (Child console =
          Child.started("dm", "--plain", "--seed", "1", "--journal", journal, "--bus", through)) {
        assertThat(console.readLine().orElseThrow()).startsWith("Baator, seed 1");
        for (int i = 0; i < 40; i++) {
          if (i == 20) line.cutForGood();
          console.say("/roll 1d6");
          assertThat(console.readLine()).isPresent();
        }
        console.kill();
      }
      try (Child publish = Child.started("publish", journal, "--bus", rabbit.url())) {
        assertThat(publish.rest()).singleElement().asString().endsWith(" 121 in all");
        assertThat(publish.exitCode()).isZero();
      }
      try (Child again = Child.started("publish", journal, "--bus", rabbit.url())) {
        assertThat(again.rest()).containsExactly("published 0 messages, 121 in all");
      }
      try (Subscription _ = bus.consume("archive", "#", Inbox.ofWholeRuns(), heard)) {
        heard.awaitsExactly(121);
      }
    }
  }

  @Test
  void aBusThatCannotBeReachedEndsTheProgramWithOneLineBeforeAnythingIsPlayed() throws Exception {
    Path journal = directory.resolve("never.jsonl");
    String nowhere = PrivateRabbit.url("guest", "guest", 1);
    try (Child child = Child.started("run", "pig", "--journal", journal, "--bus", nowhere)) {
      assertThat(child.rest())
          .singleElement()
          .asString()
          .startsWith("astragal: the broker at 127.0.0.1:1 cannot be reached");
      assertThat(child.exitCode()).isEqualTo(2);
    }
    assertThat(journal).doesNotExist();
  }

  @Test
  void aRunOfBotsIsToldFromItsBeginningToItsEnd() throws Exception {
    Path journal = directory.resolve("run.jsonl");
    try (Child tail =
        Child.started("tail", "--json", "--count", "2", "--bus", rabbit.url(), "run.*")) {
      assertThat(tail.readLine()).isPresent();
      try (Child run =
          Child.started("run", "pig", "--seed", "3", "--journal", journal, "--bus", rabbit.url())) {
        run.rest();
        assertThat(run.exitCode()).isZero();
      }
      assertThat(tail.readLine().orElseThrow())
          .contains("\"name\":\"run.began\"", "\"position\":1");
      assertThat(tail.readLine().orElseThrow()).contains("\"name\":\"run.ended\"", "\"hash\":\"0x");
    }
  }
}

package dev.astragal.simulation;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.bus.Sender;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.LogRecords;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.outbox.EventMessages;
import dev.astragal.runtime.outbox.Outbox;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.table.Recording;
import dev.astragal.simulation.disk.SimulatedDisk;
import dev.astragal.web.match.LiveMatch;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Looks at the world from outside, after every step, and compares. */
final class Checks {
  private static final int ANSWERS = 3;
  private static final String LOGS = Server.MATCHES + "/.forced";

  private final SimulatedDisk disk;
  private final List<Server> servers;
  private final Promises promises;
  private final TraceHash trace;
  private final Map<String, Seen> seen = new HashMap<>();

  /** What was there when a match was last looked at. */
  private record Seen(ByteBuffer now, ByteBuffer left, long promised, Recording replayed) {}

  Checks(SimulatedDisk disk, List<Server> servers, Promises promises, TraceHash trace) {
    this.disk = disk;
    this.servers = servers;
    this.promises = promises;
    this.trace = trace;
  }

  static String file(String match) {
    return Server.MATCHES + "/" + match + ".jsonl";
  }

  void afterEachStep(List<String> matches) {
    for (String match : matches) {
      if (owners(match) > 1)
        throw new PromiseBroken("a match has one owner", owners(match) + " servers have it open");
      Recording whole = journal(match);
      for (Server server : servers)
        server
            .life()
            .flatMap(life -> life.matches().open(match))
            .ifPresent(live -> requireSame(live, known(live, match, whole)));
    }
  }

  /** How many servers have a match open. */
  long owners(String match) {
    return servers.stream()
        .flatMap(server -> server.life().stream())
        .filter(life -> life.matches().open(match).isPresent())
        .count();
  }

  private Recording journal(String match) {
    byte[] now = bytes(file(match), false);
    LogRecords logs = LogRecords.of(disk.all(LOGS, true));
    byte[] left = repaired(match, bytes(file(match), true), logs);
    Seen before = seen.get(match);
    if (before != null
        && before.now().equals(ByteBuffer.wrap(now))
        && before.left().equals(ByteBuffer.wrap(left))
        && before.promised() == promises.changes()) return before.replayed();
    String about = new String(bytes(file(match) + ".about", true), StandardCharsets.UTF_8);
    promises.requireKept(match, read(left), about);
    JournalFile present = read(now);
    promises.requireWanted(match, present);
    for (byte[] other : disk.mayBeLeft(file(match)))
      promises.requireWanted(match, read(repaired(match, other, logs)));
    for (byte[] log : disk.mayBeLeftIn(LOGS))
      promises.requireWanted(match, read(repaired(match, left, LogRecords.of(List.of(log)))));
    Recording replayed = Recording.of(present);
    if (replayed.divergence().isPresent())
      throw new PromiseBroken(
          "every replica of a step is the same", "" + replayed.divergence().get());
    seen.put(
        match, new Seen(ByteBuffer.wrap(now), ByteBuffer.wrap(left), promises.changes(), replayed));
    return replayed;
  }

  /** As whoever opens it next makes it. */
  private static byte[] repaired(String match, byte[] found, LogRecords logs) {
    return logs.repaired(match + ".jsonl", found);
  }

  private byte[] bytes(String name, boolean left) {
    return disk.bytes(name, left)
        .orElseThrow(() -> new PromiseBroken("what is acknowledged is kept", name + " is gone"));
  }

  private static JournalFile read(byte[] bytes) {
    try {
      JournalFile file = JournalReader.read("the journal", new ByteArrayInputStream(bytes));
      file.requireSound();
      return file;
    } catch (BadInputException e) {
      throw new PromiseBroken("no journal is ever damaged", String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line that could be neither kept nor cut off is not known to a table: it is cut off later. */
  private Recording known(LiveMatch live, String match, Recording whole) {
    if (!promises.doubted() || whole.last().inputs() == live.inputs()) return whole;
    String lines = new String(bytes(file(match), false), StandardCharsets.UTF_8);
    int last = lines.lastIndexOf('\n', lines.length() - 2);
    return Recording.of(read(lines.substring(0, last + 1).getBytes(StandardCharsets.UTF_8)));
  }

  /** A table in memory is as far as its journal, and time may have passed since. */
  private void requireSame(LiveMatch live, Recording replayed) {
    long inputs = replayed.last().inputs();
    Recording played = live.recording();
    if (live.inputs() != inputs)
      throw new PromiseBroken(
          "every replica of a step is the same",
          "a table has " + live.inputs() + " inputs, its journal " + inputs);
    long step = replayed.lastStep();
    if (played.lastStep() < step || played.at(step).hash() != replayed.last().hash())
      throw new PromiseBroken(
          "every replica of a step is the same", "a table differs from its journal at " + step);
    trace.note("hash " + replayed.last().hash());
  }

  /** Whoever is asked can answer. */
  void goesOn(List<String> matches, List<Person> people, Runnable settle) {
    for (String match : matches)
      for (int i = 0; i < ANSWERS; i++) {
        LiveMatch live =
            servers.stream()
                .flatMap(server -> server.life().stream())
                .flatMap(life -> life.matches().open(match).stream())
                .findFirst()
                .orElseThrow(() -> stuck("nobody can open it"));
        if (live.over()) break;
        Person asked =
            people.stream()
                .filter(person -> person.match().equals(match) && person.isAsked())
                .findFirst()
                .orElseThrow(() -> stuck("nobody is asked"));
        int before = promises.acknowledged(match);
        asked.answer(0);
        settle.run();
        if (promises.acknowledged(match) == before) throw stuck("an answer is not taken");
        journal(match);
      }
  }

  /** What needs nobody has come to its end. */
  void areOver(List<String> matches) {
    for (String match : matches)
      if (JournalEnds.outcome(read(bytes(file(match), false)).lines().getLast()).isEmpty())
        throw stuck("bots do not play to the end");
  }

  private static PromiseBroken stuck(String how) {
    return new PromiseBroken("a match goes on once everything works again", how);
  }

  /** The consumer acted on everything the journals tell. */
  void toldAll(List<String> matches) {
    for (String match : matches) {
      String run = new String(bytes(file(match) + ".key", false), StandardCharsets.UTF_8);
      List<String> expected = told(read(bytes(file(match), false)), match);
      List<String> heard = promises.heard(run);
      if (!heard.equals(expected))
        throw new PromiseBroken(
            "a consumer acts on everything once and in order",
            heard.size() + " of " + expected.size() + " were told, or others");
    }
  }

  private static List<String> told(JournalFile file, String match) {
    return told(GameLibrary.kernel(file.header().spec()), file, match);
  }

  private static <S, C extends Choice, E extends Event> List<String> told(
      Kernel<S, C, E> kernel, JournalFile file, String match) {
    List<String> told = new ArrayList<>();
    Publisher collecting =
        _ ->
            new Sender() {
              @Override
              public void send(BusEvent event) {
                told.add(
                    Promises.told(event).replace("\"match\":\"\"", "\"match\":\"" + match + "\""));
              }

              @Override
              public long await(Duration patience) {
                return 0;
              }

              @Override
              public void close() {}
            };
    Outbox<E> outbox =
        new Outbox<>(file.header().spec(), Optional.empty(), collecting, EventMessages.of(kernel));
    Replay.witnessed(kernel, file, List.of(outbox));
    return told;
  }
}

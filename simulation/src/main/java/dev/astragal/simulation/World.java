package dev.astragal.simulation;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.simulation.disk.Crash;
import dev.astragal.simulation.disk.Mount;
import dev.astragal.simulation.disk.SimulatedDisk;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.match.Proposal;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.Refusal;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Two servers on one disk, three people at two tables, a broker and a consumer. Everything in it
 * follows from the scenario.
 */
final class World {
  private static final String TABLE_OF_TWO =
      "{\"game\":\"liarsdice\",\"name\":\"Ada\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}";
  private static final String TABLE_OF_BOTS =
      "{\"game\":\"liarsdice\",\"options\":{\"dice\":\"2\"},\"botPaceMillis\":1,"
          + "\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}";

  /** How many matches have people. */
  private static final int TABLES = 2;

  /** More matches would only take longer. */
  private static final int MATCHES_MAX = 5;

  private static final String TABLE_WITH_BOT =
      "{\"game\":\"liarsdice\",\"name\":\"Cleo\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\"}]}";

  /** How long it takes until the next happening: people think. */
  private static final long SETTLE = Duration.ofSeconds(10).toNanos();

  private final Schedule schedule = new Schedule();
  private final TraceHash trace = new TraceHash();
  private final Promises promises = new Promises();
  private final SimulatedDisk disk = new SimulatedDisk(schedule::now);
  private final SimulatedBroker broker = new SimulatedBroker();
  private final EventConsumer consumer =
      new EventConsumer(broker, new SimulatedDisk(schedule::now), promises);
  private final List<Server> servers = new ArrayList<>();
  private final List<Person> people = new ArrayList<>();
  private final List<String> matches = new ArrayList<>();
  private final Map<Integer, Integer> kills = new HashMap<>();
  private Optional<Happening.PowerCut> powerCut = Optional.empty();
  private Optional<Happening.Fail> failure = Optional.empty();
  private Optional<Happening.Meanwhile> meanwhile = Optional.empty();
  private Optional<Happening.BrokerAnew> brokerAnew = Optional.empty();
  private final Checks checks;
  private int deeds;

  World(long seed) {
    SplittableRandom luck = new SplittableRandom(seed);
    for (int i = 0; i < Scenario.SERVERS; i++)
      servers.add(
          new Server(schedule, disk, broker, () -> consumer.run(consumer::take), luck.split()));
    for (int i = 0; i < Scenario.PEOPLE; i++) people.add(new Person(i, promises, trace));
    checks = new Checks(disk, servers, promises, trace);
    disk.listen(this::before);
  }

  private void begin() {
    consumer.live();
    Server first = servers.getFirst();
    first.start();
    Matches made = first.life().orElseThrow().matches();
    first.run(
        () -> {
          Matches.Created two = made.create(proposal(TABLE_OF_TWO, first));
          Matches.Joined bea = made.join(two.match().id(), Optional.empty(), "Bea");
          Matches.Created one = made.create(proposal(TABLE_WITH_BOT, first));
          people.get(0).owns(two.match().id(), 0, two.token().orElseThrow());
          people.get(1).owns(two.match().id(), bea.seat(), bea.token());
          people.get(2).owns(one.match().id(), 0, one.token().orElseThrow());
          matches.add(two.match().id());
          matches.add(one.match().id());
        });
    for (Person person : people) person.sit(first);
    schedule.pass(SETTLE);
  }

  private static Proposal proposal(String wanted, Server server) {
    return Proposal.of(Json.read(NewMatch.class, wanted), OwnPolicies.NONE, server.machine());
  }

  /** Lets all of it happen, and holds everybody to what they promised. */
  String run(Scenario scenario) {
    begin();
    for (Happening happening : scenario.happenings()) {
      promises.doubt(false);
      trace.note(happening.toString());
      perform(happening);
      schedule.pass(SETTLE);
      checks.afterEachStep(matches);
    }
    heal();
    return trace.text();
  }

  long deeds() {
    return deeds;
  }

  Duration passed() {
    return Duration.ofNanos(schedule.now());
  }

  private void perform(Happening happening) {
    switch (happening) {
      case Happening.Sit(int person, int server) -> people.get(person).sit(servers.get(server));
      case Happening.Answer(int person, int pick) -> people.get(person).answer(pick);
      case Happening.Repeat(int person) -> people.get(person).repeat();
      case Happening.Bots(int server) -> bots(servers.get(server));
      case Happening.Chat(int person) -> people.get(person).chat();
      case Happening.TakeBack(int person) -> people.get(person).takeBack();
      case Happening.Cut(int person) -> people.get(person).wire().ifPresent(Wire::cut);
      case Happening.Stall(int person) -> people.get(person).wire().ifPresent(Wire::stall);
      case Happening.Flow(int person) -> people.get(person).wire().ifPresent(Wire::flow);
      case Happening.Vanish(int person) -> people.get(person).vanish();
      case Happening.Start(int server) -> servers.get(server).start();
      case Happening.Stop(int server) -> servers.get(server).stop();
      case Happening.Kill(int server, int deeds) -> kills.put(server, deeds);
      case Happening.PowerCut cut -> powerCut = Optional.of(cut);
      case Happening.Fail fail -> failure = Optional.of(fail);
      case Happening.DiskFull(boolean full) -> disk.full(full);
      case Happening.Meanwhile then -> meanwhile = Optional.of(then);
      case Happening.Look(int server) -> look(servers.get(server));
      case Happening.Meddle(int match) -> meddle(matches.get(match));
      case Happening.Pass(int seconds) -> schedule.pass(Duration.ofSeconds(seconds).toNanos());
      case Happening.SetClock(int server, int seconds) ->
          servers.get(server).machine().set(Duration.ofSeconds(seconds));
      case Happening.BrokerAway(int server) ->
          servers.get(server).life().ifPresent(life -> life.link().breakOff());
      case Happening.BrokerAnew anew -> brokerAnew = Optional.of(anew);
      case Happening.Confirms(int server, boolean arrive) ->
          servers.get(server).life().ifPresent(life -> life.link().confirms(arrive));
      case Happening.Refuse(int messages) -> broker.refuse(messages);
      case Happening.Redeliver(int messages) -> {
        broker.again(messages);
        consumer.run(consumer::take);
      }
      case Happening.ConsumerAnew _ -> consumer.live();
    }
  }

  private void bots(Server server) {
    if (matches.size() >= MATCHES_MAX) return;
    server
        .life()
        .ifPresent(
            life ->
                server.run(
                    () -> {
                      try {
                        Proposal wanted = proposal(TABLE_OF_BOTS, server);
                        matches.add(life.matches().create(wanted).match().id());
                      } catch (Refusal e) {
                        trace.note("not made: " + e.reason().code());
                      }
                    }));
  }

  /** What others see of the matches, and what somebody reads who only wants to look. */
  private void look(Server server) {
    server
        .life()
        .ifPresent(
            life ->
                server.run(
                    () -> {
                      try {
                        life.matches().listed(10, Optional.empty());
                        for (String match : matches) {
                          life.matches().summary(match, Optional.empty());
                          life.store().read(match);
                        }
                      } catch (Refusal | BadInputException e) {
                        trace.note("not shown: " + e.getClass().getSimpleName());
                      }
                    }));
  }

  /** Another program tries to go on with a match. */
  private void meddle(String match) {
    Mount mount = new Mount(disk);
    try (FileMatch _ = FileMatch.resume(mount.getPath(Checks.file(match)))) {
      if (checks.owners(match) > 0)
        throw new PromiseBroken("a match has one owner", "another program went on with it");
    } catch (BadInputException e) {
      trace.note("meddled in vain");
    } catch (Crash e) {
      trace.note("ended while meddling");
    } finally {
      mount.end();
    }
  }

  /** Before every deed on the disk: this is where programs end, disks fail, and others come in. */
  private void before(Mount by, SimulatedDisk.Deed deed, String name) throws IOException {
    deeds++;
    trace.note(deed + " " + name);
    if (meanwhile.isPresent()) {
      Happening.Meanwhile then = meanwhile.get();
      meanwhile =
          Optional.of(new Happening.Meanwhile(then.deeds() - 1, then.person(), then.server()));
      if (then.deeds() <= 0) interrupt(by, then);
    }
    if (brokerAnew.isPresent()) {
      Happening.BrokerAnew anew = brokerAnew.get();
      brokerAnew =
          Optional.of(
                  new Happening.BrokerAnew(
                      anew.server(), anew.deeds() - 1, anew.breaks(), anew.millis()))
              .filter(_ -> anew.deeds() > 0);
      if (anew.deeds() <= 0)
        servers
            .get(anew.server())
            .life()
            .ifPresent(life -> life.link().anew(anew.breaks(), anew.millis()));
    }
    if (powerCut.isPresent()) {
      Happening.PowerCut cut = powerCut.get();
      powerCut = Optional.of(new Happening.PowerCut(cut.deeds() - 1, cut.luck()));
      if (cut.deeds() <= 0) losePower(by, cut.luck());
    }
    for (int i = 0; i < servers.size(); i++) {
      if (!kills.containsKey(i) || !servers.get(i).uses(by)) continue;
      if (kills.merge(i, -1, Integer::sum) < 0) {
        kills.remove(i);
        by.end();
        throw new Crash(true);
      }
    }
    if (failure.isPresent()) {
      Happening.Fail fail = failure.get();
      boolean now = fail.deeds() <= 0;
      failure =
          Optional.of(new Happening.Fail(fail.deeds() - 1, now ? fail.times() - 1 : fail.times()))
              .filter(rest -> rest.times() > 0);
      // Who can neither write a line nor cut it off cannot know what is there.
      if (now && fail.deeds() < 0) promises.doubt(true);
      if (now) throw new IOException("Input/output error");
    }
  }

  private void interrupt(Mount by, Happening.Meanwhile then) {
    meanwhile = Optional.empty();
    Server other = servers.get(then.server());
    if (other.uses(by) || !other.alive()) return;
    people.get(then.person()).sit(other);
    schedule.pass(
        SETTLE, servers.stream().filter(server -> server.uses(by)).toArray(Program[]::new));
  }

  private void losePower(Mount by, long luck) {
    powerCut = Optional.empty();
    kills.clear();
    by.end();
    servers.forEach(Server::end);
    disk.losePower(luck);
    throw new Crash(false);
  }

  /** Everything works again; whatever was left undone must now come to its end. */
  private void heal() {
    powerCut = Optional.empty();
    failure = Optional.empty();
    meanwhile = Optional.empty();
    brokerAnew = Optional.empty();
    kills.clear();
    broker.refuse(0);
    disk.full(false);
    for (Server server : servers) server.life().ifPresent(life -> life.link().anew(0, 0));
    for (Server server : servers) server.life().ifPresent(life -> life.link().confirms(true));
    schedule.pass(SETTLE);
    consumer.live();
    if (servers.stream().anyMatch(Server::alive)) {
      goOn();
      consumer.run(consumer::take);
      checks.toldAll(matches);
    }
    servers.forEach(Server::stop);
    consumer.live();
    servers.getFirst().start();
    if (!servers.getFirst().alive()) throw new PromiseBroken("a server starts", "it does not");
    goOn();
    checks.areOver(matches.subList(TABLES, matches.size()));
    checks.toldAll(matches);
  }

  /** Whoever sits somewhere stays there; the others come to where their match is. */
  private void goOn() {
    for (Person person : people) {
      if (person.wire().isPresent()) person.wire().get().flow();
      else person.sit(where(person.match()));
    }
    for (String match : matches.subList(TABLES, matches.size())) {
      Server server = where(match);
      server.run(() -> server.life().orElseThrow().matches().match(match));
    }
    schedule.pass(SETTLE);
    checks.afterEachStep(matches);
    checks.goesOn(matches.subList(0, TABLES), people, () -> schedule.pass(SETTLE));
  }

  private Server where(String match) {
    return servers.stream()
        .filter(server -> server.life().flatMap(life -> life.matches().open(match)).isPresent())
        .findFirst()
        .or(() -> servers.stream().filter(Server::alive).findFirst())
        .orElseThrow();
  }

  /** Nobody in it lives any more. */
  void close() {
    servers.forEach(Server::end);
    consumer.end();
  }
}

package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How much a server takes on, on real sockets. */
@Timeout(240)
final class LimitsTest {
  private static final Duration SOON = Duration.ofMillis(200);
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final Duration DRIPPING = Duration.ofSeconds(1);

  /** What fits into three times as long. */
  private static final int DROPS_MAX = 150;

  /** Far more than lie between two sockets of one machine. */
  private static final int UNREAD_MAX = 50_000;

  @TempDir private Path directory;

  private static String pig(TestServer server) {
    return text(server.create("{\"game\":\"pig\"}"), "match.id");
  }

  /** A match that was made just now makes no room until it is known that no bot begins. */
  private static String pigOnceThereIsRoom(TestServer server) throws InterruptedException {
    while (true) {
      HttpResponse<String> made = server.post("/api/matches", "{\"game\":\"pig\"}");
      if (made.statusCode() == 201) return text(JsonTrees.read(made.body(), "created"), "match.id");
      assertThat(made.body()).contains("TOO_MANY_MATCHES");
      Thread.sleep(5);
    }
  }

  private static void refused(Client client, String code, int close) {
    assertThat(text(client.expect("refused"), "code")).isEqualTo(code);
    assertThat(number(client.expect("closed"), "code")).isEqualTo(close);
  }

  @Test
  void whoeverNeverSaysHelloIsSentAway() throws Exception {
    Limits strict = TestServer.limits(new Limits.Patience(SOON, LONG));
    try (TestServer server = TestServer.over(directory, strict);
        Client silent = server.connect()) {
      refused(silent, "HELLO_LATE", 4408);
    }
  }

  @Test
  void whoeverHelloWasRefusedStillHasToSayItInTime() throws Exception {
    Limits strict = TestServer.limits(new Limits.Patience(SOON, LONG));
    try (TestServer server = TestServer.over(directory, strict);
        Client mumbling = server.connect().say("{\"type\":\"hello\"}")) {
      assertThat(text(mumbling.expect("refused"), "code")).isEqualTo("BAD_FIELD");
      refused(mumbling, "HELLO_LATE", 4408);
    }
  }

  @Test
  void aConnectionOnWhichNothingIsSaidIsClosed() throws Exception {
    Limits strict = TestServer.limits(new Limits.Patience(LONG, SOON));
    try (TestServer server = TestServer.over(directory, strict);
        Client idle = server.connect()) {
      assertThat(number(idle.expect("closed"), "code")).isEqualTo(1001);
    }
  }

  @Test
  void whoeverOnlyWaitsForOthersIsNotTakenForSomebodySlow() throws Exception {
    Limits strict = TestServer.limits(new Limits.Patience(LONG, LONG, SOON, LONG));
    try (TestServer server = TestServer.over(directory, strict)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      try (Client waiting = server.seated(text(made, "match.id"), text(made, "token"))) {
        Thread.sleep(SOON.multipliedBy(6));
        waiting.play(0, "\"HOLD\"");
      }
    }
  }

  @Test
  void aMatchHasRoomForSoManySpectatorsAndForItsSeatsBesides() throws Exception {
    Limits strict = TestServer.limits(new Limits.Crowd(10, 100, 100, 100, 4, 2));
    try (TestServer server = TestServer.over(directory, strict)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      String id = text(made, "match.id");
      try (Client stays = server.seated(id, "");
          Client seat = server.seated(id, text(made, "token"))) {
        try (Client leaves = server.seated(id, "");
            Client third = server.connect().hello(id, "")) {
          refused(third, "TOO_MANY_SPECTATORS", 4429);
          assertThat(number(server.get("/api/matches/" + id), "watching")).isEqualTo(2);
          assertThat(leaves.heard()).isNotEmpty();
        }
        awaitWatching(server, id, 1);
        try (Client instead = server.seated(id, "")) {
          assertThat(instead.heard()).isNotEmpty();
        }
        assertThat(stays.heard()).isNotEmpty();
        assertThat(seat.heard()).isNotEmpty();
      }
    }
  }

  private static void awaitWatching(TestServer server, String id, int wanted)
      throws InterruptedException {
    while (number(server.get("/api/matches/" + id), "watching") != wanted) Thread.sleep(5);
  }

  @Test
  void aSeatHasSoManyConnectionsAndTheNewestStays() throws Exception {
    Limits strict = TestServer.limits(new Limits.Crowd(10, 100, 100, 100, 1, 10));
    try (TestServer server = TestServer.over(directory, strict)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      String id = text(made, "match.id");
      try (Client here = server.seated(id, text(made, "token"));
          Client there = server.seated(id, text(made, "token"))) {
        refused(here, "OPENED_ELSEWHERE", 4403);
        there.play(0, "\"HOLD\"");
      }
    }
  }

  @Test
  void thisMachineHasSoManyConnections() throws Exception {
    aSecondIsRefused(new Limits.Crowd(10, 100, 100, 1, 4, 10));
  }

  @Test
  void theServerHasSoManyConnections() throws Exception {
    aSecondIsRefused(new Limits.Crowd(10, 1, 100, 100, 4, 10));
  }

  private void aSecondIsRefused(Limits.Crowd crowd) throws Exception {
    try (TestServer server = TestServer.over(directory, TestServer.limits(crowd))) {
      String id = pig(server);
      try (Client one = server.seated(id, "");
          Client two = server.connect()) {
        refused(two, "TOO_MANY_CONNECTIONS", 4429);
        assertThat(one.heard()).isNotEmpty();
      }
    }
  }

  @Test
  void anotherAddressHasFewerThanThisMachine() throws Exception {
    Optional<InetAddress> network = networkAddress();
    assumeTrue(network.isPresent(), "this machine has no address besides its own");
    Limits strict = TestServer.limits(new Limits.Crowd(10, 100, 1, 100, 4, 10));
    InetAddress every = InetAddress.getByAddress(new byte[4]);
    try (TestServer server = TestServer.at(every, directory, strict)) {
      String id = pig(server);
      String host = network.get().getHostAddress();
      try (Client one = Client.connected(host, server.port()).hello(id, "");
          Client two = Client.connected(host, server.port());
          Client own = server.seated(id, "");
          Client ownToo = server.seated(id, "")) {
        one.expect("welcome");
        refused(two, "TOO_MANY_CONNECTIONS", 4429);
        assertThat(own.heard()).isNotEmpty();
        assertThat(ownToo.heard()).isNotEmpty();
      }
    }
  }

  private static Optional<InetAddress> networkAddress() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(Inet4Address.class::isInstance)
        .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
        .findFirst();
  }

  @Test
  void matchesNobodyLooksAtMakeRoomAndWithoutRoomThereIsNoMatch() throws Exception {
    Limits strict = TestServer.limits(new Limits.Crowd(2, 100, 100, 100, 4, 10));
    try (TestServer server = TestServer.over(directory, strict)) {
      String first = pig(server);
      try (Client one = server.seated(first, "")) {
        String second = pig(server);
        String third = pigOnceThereIsRoom(server);
        assertThat(text(server.get("/api/matches/" + second), "status")).isEqualTo("asleep");
        try (Client three = server.seated(third, "")) {
          HttpResponse<String> full = server.post("/api/matches", "{\"game\":\"pig\"}");
          assertThat(full.statusCode()).isEqualTo(503);
          assertThat(full.body()).contains("TOO_MANY_MATCHES");
          assertThat(three.heard()).isNotEmpty();
        }
        assertThat(one.heard()).isNotEmpty();
      }
    }
  }

  @Test
  void whoeverSaysTooMuchWaits() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      try (Client client = server.seated(text(made, "match.id"), text(made, "token"))) {
        for (int i = 0; i < 5; i++) {
          client.send("chat", "\"text\":\"hello\"");
          client.expect("ack");
        }
        client.send("chat", "\"text\":\"hello\"");
        assertThat(text(client.expect("refused"), "code")).isEqualTo("TOO_MUCH_CHAT");
      }
    }
  }

  @Test
  void whoeverHasBeenAwayTooLongMayBeReplaced() throws Exception {
    Limits strict = TestServer.limits(new Limits.Patience(LONG, LONG, LONG, Duration.ZERO));
    try (TestServer server = TestServer.over(directory, strict)) {
      Tree made =
          server.create("{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
      String id = text(made, "match.id");
      Tree other = JsonTrees.read(server.post("/api/matches/" + id + "/join", "{}").body(), "join");
      try (Client stays = server.seated(id, text(made, "token"))) {
        Client goes = server.seated(id, text(other, "token"));
        stays.send("replace", "\"seat\":1");
        assertThat(text(stays.expect("refused"), "code")).isEqualTo("STILL_HERE");
        goes.close();
        while (!server.get("/api/matches/" + id).text().contains("left: true")) Thread.sleep(5);
        stays.send("replace", "\"seat\":1");
        stays.expect("ack");
        assertThat(server.get("/api/matches/" + id).text()).contains("kind: bot");
        refused(server.connect().hello(id, text(other, "token")), "WRONG_TOKEN", 4401);
      }
    }
  }

  @Test
  void whoeverLeavesLosesTheSeatOnEveryConnection() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      String id = text(made, "match.id");
      try (Client here = server.seated(id, text(made, "token"));
          Client there = server.seated(id, text(made, "token"))) {
        here.send("leave", "");
        refused(there, "SEAT_GIVEN", 4401);
      }
    }
  }

  @Test
  void oneAddressMakesOnlySoManyMatches() throws Exception {
    Limits strict = keeping(new Limits.Keeping(100, new Limits.Rate(1, 3), Optional.empty()));
    try (TestServer server = TestServer.over(directory, strict)) {
      for (int i = 0; i < 3; i++) pig(server);
      HttpResponse<String> fourth = server.post("/api/matches", "{\"game\":\"pig\"}");
      assertThat(fourth.statusCode()).isEqualTo(429);
      assertThat(fourth.body()).contains("TOO_MANY_REQUESTS");
      server.get("/api/matches");
    }
  }

  @Test
  void aStoreHasRoomForSoManyMatches() throws Exception {
    Limits strict = keeping(new Limits.Keeping(2, TestServer.OFTEN, Optional.empty()));
    try (TestServer server = TestServer.over(directory, strict)) {
      for (int i = 0; i < 2; i++) pig(server);
      HttpResponse<String> third = server.post("/api/matches", "{\"game\":\"pig\"}");
      assertThat(third.statusCode()).isEqualTo(503);
      assertThat(third.body()).contains("TOO_MANY_MATCHES");
    }
  }

  private static Limits keeping(Limits.Keeping keeping) {
    Limits usual = TestServer.GENEROUS;
    return new Limits(
        usual.crowd(), usual.requests(), usual.messages(), usual.patience(), keeping, usual.bots());
  }

  @Test
  void aRequestThatDripsIsCutOff() throws Exception {
    drippingIsCutOff("GET /api/games HTTP/1.1\r\n", "X-A: b\r\n");
  }

  @Test
  void aBodyThatDripsIsCutOff() throws Exception {
    drippingIsCutOff(
        """
        POST /api/matches HTTP/1.1\r
        Host: here\r
        Content-Type: application/json\r
        Content-Length: 60000\r
        \r
        """,
        " ");
  }

  /** Bytes are counted instead of time: on a slow machine fewer of them fit into it. */
  private void drippingIsCutOff(String first, String drop) throws Exception {
    Limits strict = TestServer.limits(new Limits.Patience(LONG, LONG, DRIPPING, LONG));
    int drops = 0;
    try (TestServer server = TestServer.over(directory, strict);
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String host = "Host: 127.0.0.1:" + server.port();
      socket.getOutputStream().write(first.replace("Host: here", host).getBytes(US_ASCII));
      while (drops < DROPS_MAX) {
        socket.getOutputStream().write(drop.getBytes(US_ASCII));
        drops++;
        Thread.sleep(20);
      }
    } catch (SocketException cut) {
      assertThat(cut).isNotNull();
    }
    assertThat(drops).isLessThan(DROPS_MAX);
  }

  @Test
  void whoeverAsksAndNeverReadsIsCutOff() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create("{\"game\":\"mir\"}");
      String id = text(made, "match.id");
      String token = text(made, "token");
      String choice;
      try (Client looking = server.connect().hello(id, token)) {
        Tree update = looking.expect("update");
        while (text(update, "prompt.id").isEmpty()) update = looking.expect("update");
        choice =
            "\"prompt\":"
                + number(update, "prompt.id")
                + ",\"choice\":"
                + JsonTrees.write(
                    TreePath.parse("prompt.choices[0].choice").find(update).orElseThrow());
      }
      try (Client deaf = Client.deaf(server.port()).hello(id, token)) {
        assertThat(askUntilCut(deaf, choice)).isLessThan(UNREAD_MAX);
      }
      while (server.get("/api/matches/" + id).text().contains("connected: true")) Thread.sleep(5);
    }
  }

  /** How many questions were taken. */
  private static int askUntilCut(Client deaf, String choice) {
    for (int asked = 0; asked < UNREAD_MAX; asked++) {
      try {
        deaf.send("preview", choice);
      } catch (CompletionException cut) {
        return asked;
      }
    }
    return UNREAD_MAX;
  }
}

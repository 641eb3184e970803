package dev.astragal.baator.rng;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.DiceLanguage;
import dev.astragal.kernel.dice.Roll;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.rng.Draw;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The client against a daemon that works, stalls, lies or dies. */
class SocketRngTest {
  private static final Duration SHORT = Duration.ofMillis(300);
  private static final String LOOPBACK = "127.0.0.1";

  /** A daemon that does what the test says with each connection. */
  private interface Behaviour {
    void serve(Socket socket) throws IOException;
  }

  private static ServerSocket server(Behaviour behaviour) throws IOException {
    ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual()
        .start(
            () -> {
              while (!server.isClosed()) {
                try {
                  Socket socket = server.accept();
                  Thread.ofVirtual()
                      .start(
                          () -> {
                            try {
                              behaviour.serve(socket);
                            } catch (IOException e) {
                              // The client has seen enough.
                            }
                          });
                } catch (IOException e) {
                  return;
                }
              }
            });
    return server;
  }

  private static DiceException rolling(ServerSocket server) {
    try (SocketRng rng = new SocketRng(LOOPBACK, server.getLocalPort(), SHORT)) {
      return catchThrowableOfType(
          DiceException.class,
          () -> DiceLanguage.core().number("3d6").number(Variables.none(), rng));
    }
  }

  @Test
  void aHandfulOfDiceIsRolledThere() throws IOException {
    try (RngDaemon daemon =
            RngDaemon.start(
                InetAddress.getLoopbackAddress(), 0, 8, Duration.ofSeconds(60), SecureRng::new);
        SocketRng rng = new SocketRng(LOOPBACK, daemon.port(), SocketRng.TIMEOUT)) {
      assertThat(rng.ping()).isTrue();
      assertThat(rng.randomInt(5, -5)).isBetween(-5L, 5L);
      for (int i = 0; i < 50; i++)
        assertThat(DiceLanguage.core().number("1000d6").number(Variables.none(), rng))
            .isBetween(3000L, 4000L);
      assertThat(daemon.connections()).isEqualTo(1);
    }
  }

  @Test
  void aConnectionTheDaemonClosedIsMadeAnewOnce() throws IOException {
    try (ServerSocket server =
            server(
                socket -> {
                  try (socket) {
                    socket.getInputStream().read(new byte[64]);
                    socket.getOutputStream().write("OK 4\n".getBytes(StandardCharsets.US_ASCII));
                  }
                });
        SocketRng rng = new SocketRng(LOOPBACK, server.getLocalPort(), SocketRng.TIMEOUT)) {
      for (int i = 0; i < 5; i++) assertThat(rng.roll(6)).isEqualTo(4);
    }
  }

  @Test
  void aDaemonThatStallsFailsWithinTheTimeout() throws IOException {
    try (ServerSocket server = server(socket -> socket.getInputStream().read(new byte[64]))) {
      assertThat(rolling(server).code()).isEqualTo(Code.RNG_FAILURE);
    }
  }

  @Test
  void aDaemonThatDripsBytesFailsWithinTheTimeoutToo() throws IOException {
    try (ServerSocket server =
        server(
            socket -> {
              for (int i = 0; i < 100_000; i++) {
                socket.getOutputStream().write('O');
                try {
                  Thread.sleep(20);
                } catch (InterruptedException e) {
                  return;
                }
              }
            })) {
      assertThat(rolling(server).code()).isEqualTo(Code.RNG_FAILURE);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "OK 7\nOK 7\nOK 7\n",
        "OK six\n",
        "OK \n",
        "ERR busy\n",
        "\n",
        "6\n6\n6\n",
        "OK 0\n"
      })
  void aDaemonThatLiesIsNotBelieved(String reply) throws IOException {
    try (ServerSocket server =
        server(
            socket ->
                socket
                    .getOutputStream()
                    .write(reply.repeat(3).getBytes(StandardCharsets.US_ASCII)))) {
      assertThat(rolling(server).code()).isEqualTo(Code.RNG_FAILURE);
    }
  }

  @Test
  void aDaemonThatDiesAtOnceIsAFailure() throws IOException {
    try (ServerSocket server = server(Socket::close)) {
      assertThat(rolling(server).code()).isEqualTo(Code.RNG_FAILURE);
    }
  }

  @Test
  void aDaemonThatIsNotThereIsAFailure() throws IOException {
    ServerSocket server = server(Socket::close);
    server.close();
    assertThat(rolling(server).code()).isEqualTo(Code.RNG_FAILURE);
  }

  @Test
  void aDieWithoutSidesFailsBeforeTheNetworkIsUsed() {
    try (SocketRng rng = new SocketRng(LOOPBACK, 1, SHORT)) {
      assertThatThrownBy(() -> rng.roll(0)).hasMessage("cannot draw from 0 possibilities");
      assertThatThrownBy(() -> rng.roll(0, new int[2], 2))
          .hasMessage("cannot draw from 0 possibilities");
    }
  }

  @Test
  void theEnvironmentChoosesTheDiceAndAWrongWordIsRefused() {
    assertThat(RngChoice.external(Map.of())).isEmpty();
    assertThat(RngChoice.external(Map.of("BAATOR_RNG", "Java"))).isEmpty();
    assertThat(RngChoice.external(Map.of("BAATOR_RNG", "python"))).isEmpty();
    assertThat(RngChoice.external(Map.of("BAATOR_RNG", "SOCKET"))).isPresent();
    assertThatThrownBy(() -> RngChoice.external(Map.of("BAATOR_RNG", "quantum")))
        .isInstanceOf(BadInputException.class);
    for (String port : new String[] {"http", "0", "70000", ""})
      assertThatThrownBy(
              () -> RngChoice.external(Map.of("BAATOR_RNG", "socket", "BAATOR_RNG_PORT", port)))
          .isInstanceOf(BadInputException.class);
  }

  @Test
  void everyDieOfAHandfulRolledThereIsInTheLedger() throws IOException {
    try (RngDaemon daemon =
            RngDaemon.start(
                InetAddress.getLoopbackAddress(), 0, 8, Duration.ofSeconds(60), SecureRng::new);
        SocketRng rng = new SocketRng(LOOPBACK, daemon.port(), SocketRng.TIMEOUT)) {
      List<Draw> draws = new ArrayList<>();
      rng.attach(draws::add);
      Roll roll = DiceLanguage.extended().number("300d6r1").roll(Variables.none(), rng);
      assertThat(draws.stream().mapToInt(draw -> (int) draw.result()).toArray())
          .isEqualTo(roll.faces().toArray());
      assertThat(draws).map(Draw::index).doesNotHaveDuplicates();
    }
  }

  @Test
  void aHandfulOfManyBatchesHasOneTimeout() throws IOException {
    try (ServerSocket server =
        server(
            socket -> {
              for (int i = 0; i < 1_000; i++) {
                try {
                  Thread.sleep(100);
                } catch (InterruptedException e) {
                  return;
                }
                socket
                    .getOutputStream()
                    .write("OK 3\n".repeat(256).getBytes(StandardCharsets.US_ASCII));
              }
            })) {
      try (SocketRng rng = new SocketRng(LOOPBACK, server.getLocalPort(), SHORT)) {
        assertThat(rng.roll(6)).isEqualTo(3);
      }
      try (SocketRng rng = new SocketRng(LOOPBACK, server.getLocalPort(), SHORT)) {
        DiceException failure =
            catchThrowableOfType(
                DiceException.class,
                () -> DiceLanguage.core().number("10000d6").number(Variables.none(), rng));
        assertThat(failure.code()).isEqualTo(Code.RNG_FAILURE);
        assertThat(failure.problem()).contains("does not answer within 300 ms");
      }
    }
  }
}

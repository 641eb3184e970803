package dev.astragal.baator.rng;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs the dice daemon. */
@Command(
    name = "rngd",
    mixinStandardHelpOptions = true,
    description = "Serves fair dice over TCP, one line per request (protocol RNG/1).",
    footer = {
      "",
      "Requests: PING, VER, RAND <low> <high>, DICE d<sides>",
      "Examples:",
      "  astragal rngd                      on 127.0.0.1:4444",
      "  BAATOR_RNG=socket astragal dm      a session that rolls there"
    })
public final class RngdCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--host",
      paramLabel = "HOST",
      description = "the address to listen on (default: 127.0.0.1, this machine only)")
  private String host = "127.0.0.1";

  @Option(
      names = "--port",
      paramLabel = "PORT",
      description = "the port (default: 4444; 0 takes a free one)")
  private int port = 4444;

  @Option(
      names = "--connections",
      paramLabel = "N",
      description = "how many at once; one more is told 'ERR busy' (default: 512)")
  private int connections = 512;

  @Option(
      names = "--idle",
      paramLabel = "SECONDS",
      description = "close a connection that is silent for so long (default: 300)")
  private int idleSeconds = 300;

  @Option(
      names = "--seed",
      paramLabel = "SEED",
      description = "roll the same dice every time: one generator for each connection, in order")
  private @Nullable String seed;

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > 65_535) throw new BadInputException("--port takes 0 to 65535");
    if (connections < 1 || idleSeconds < 1)
      throw new BadInputException("--connections and --idle must be positive");
    try (RngDaemon daemon =
        RngDaemon.start(
            InetAddress.getByName(host),
            port,
            connections,
            Duration.ofSeconds(idleSeconds),
            sources())) {
      spec.commandLine().getOut().println("rngd: listening on " + host + ":" + daemon.port());
      spec.commandLine().getOut().flush();
      new CountDownLatch(1).await();
      return ExitCodes.OK;
    } catch (UnknownHostException e) {
      throw new BadInputException("there is no host '" + host + "'");
    } catch (IOException e) {
      throw new BadInputException("cannot listen on " + host + ":" + port + ": " + e.getMessage());
    }
  }

  private Supplier<RngProtocol> sources() {
    if (seed == null) return SecureRng::new;
    String text = seed;
    AtomicLong connection = new AtomicLong();
    return () -> new SeededRng(text + "/" + connection.incrementAndGet());
  }
}

package dev.astragal.env;

import dev.astragal.cli.ExitCodes;
import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Games for programs that learn. */
@Command(
    name = "env",
    mixinStandardHelpOptions = true,
    description =
        "Plays games for programs that learn, a line of JSON at a time: on standard input and output, or on a socket.",
    footer = {
      "",
      "Examples:",
      "  astragal env                         what the Python package starts",
      "  astragal env --listen 127.0.0.1:7455  for programs in other languages"
    })
final class EnvCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Option(
      names = "--listen",
      paramLabel = "HOST:PORT",
      description = "on a socket, for any number of sessions; port 0 takes a free one")
  private Optional<String> listen = Optional.empty();

  @Override
  public Integer call() throws IOException {
    if (listen.isPresent()) {
      try (SocketServer server = SocketServer.on(address(listen.get()))) {
        command.commandLine().getOut().println("listening on " + server.address());
        server.serve();
      }
      return ExitCodes.OK;
    }
    PrintStream protocol = System.out;
    System.setOut(System.err);
    try (Conversation talk =
        new Conversation(System.in, protocol, new EnvSession(new TensorsShelf(), true))) {
      talk.hold();
    } finally {
      System.setOut(protocol);
    }
    return ExitCodes.OK;
  }

  private static InetSocketAddress address(String text) {
    int colon = text.lastIndexOf(':');
    String port = text.substring(colon + 1);
    if (colon < 1 || !port.matches("\\d{1,5}") || Integer.parseInt(port) > 65_535)
      throw new BadInputException("--listen needs HOST:PORT, not '" + text + "'");
    return new InetSocketAddress(text.substring(0, colon), Integer.parseInt(port));
  }
}

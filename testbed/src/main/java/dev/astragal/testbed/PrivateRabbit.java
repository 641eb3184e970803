package dev.astragal.testbed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A RabbitMQ of our own on free loopback ports, with everything in a temporary directory. */
public final class PrivateRabbit implements AutoCloseable {
  public static final String MISSING =
      "RabbitMQ is not installed: the tests of the message bus are skipped";

  private static final String OWNER = "rabbitmq";
  private static final Path SERVER = Path.of("/usr/lib/rabbitmq/bin/rabbitmq-server");

  private final Path directory;
  private final int port;
  private final Map<String, String> environment;
  private ServerProcess server;

  private PrivateRabbit(Path directory, int port) {
    this.directory = directory;
    this.port = port;
    this.environment = environment();
    Runtime.getRuntime().addShutdownHook(new Thread(this::endNameServer));
    this.server = start();
  }

  public static boolean installed() {
    return Files.isExecutable(SERVER);
  }

  public static PrivateRabbit started() {
    Path directory = ServerProcess.directory(OWNER);
    try {
      Files.writeString(directory.resolve("enabled_plugins"), "[].");
      Files.writeString(directory.resolve("rabbitmq.conf"), "log.file.level = warning\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new PrivateRabbit(directory, ServerProcess.freePort());
  }

  public int port() {
    return port;
  }

  public String url() {
    return url("guest", "guest", port);
  }

  public static String url(String user, String password, int port) {
    return "amqp://%s:%s@127.0.0.1:%d".formatted(user, password, port);
  }

  public void stop() {
    server.end("TERM", brokerPid());
  }

  /** Ends it as a crash would. */
  public void kill() {
    server.end("KILL", brokerPid());
  }

  public void restart() {
    server = start();
  }

  @Override
  public void close() {
    stop();
    endNameServer();
    ServerProcess.delete(directory);
  }

  /** Erlang's name server outlives the broker; ours may have ended already. */
  private void endNameServer() {
    try {
      ServerProcess.run(List.of("epmd", "-kill"), environment);
    } catch (IllegalStateException alreadyGone) {
      return;
    }
  }

  private ServerProcess start() {
    return ServerProcess.start(
        ServerProcess.as(OWNER, List.of(SERVER.toString())),
        environment,
        directory.resolve("out"),
        "completed with");
  }

  private long brokerPid() {
    try {
      return Long.parseLong(Files.readString(directory.resolve("rabbit.pid")).strip());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The broker runs beside any other on the machine: own names, own ports, own files. */
  private Map<String, String> environment() {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("HOME", directory.toString());
    all.put("LANG", "C.UTF-8");
    all.put("RABBITMQ_NODENAME", "astragal" + port + "@localhost");
    all.put("RABBITMQ_NODE_IP_ADDRESS", "127.0.0.1");
    all.put("RABBITMQ_NODE_PORT", Integer.toString(port));
    all.put("RABBITMQ_DIST_PORT", Integer.toString(ServerProcess.freePort()));
    all.put("ERL_EPMD_PORT", Integer.toString(ServerProcess.freePort()));
    all.put("ERL_EPMD_ADDRESS", "127.0.0.1");
    all.put("RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS", "-kernel inet_dist_use_interface {127,0,0,1}");
    all.put("RABBITMQ_MNESIA_BASE", in("mnesia"));
    all.put("RABBITMQ_LOG_BASE", in("log"));
    all.put("RABBITMQ_LOGS", in("log/rabbit.log"));
    all.put("RABBITMQ_CONFIG_FILE", in("rabbitmq.conf"));
    all.put("RABBITMQ_CONF_ENV_FILE", in("none"));
    all.put("RABBITMQ_ADVANCED_CONFIG_FILE", in("advanced.config"));
    all.put("RABBITMQ_ENABLED_PLUGINS_FILE", in("enabled_plugins"));
    all.put("RABBITMQ_PID_FILE", in("rabbit.pid"));
    all.put("RABBITMQ_GENERATED_CONFIG_DIR", in("generated"));
    return all;
  }

  private String in(String name) {
    return directory.resolve(name).toString();
  }
}

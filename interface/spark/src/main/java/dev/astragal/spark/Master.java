package dev.astragal.spark;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whom a sweep asks for machines. */
sealed interface Master {
  /** How long a master has to answer; Spark by itself would wait for minutes. */
  int ANSWER_MILLIS_MAX = 3_000;

  String url();

  /** Threads of this very process, for trying out. */
  record Here(String url) implements Master {}

  /** A standalone cluster. */
  record Cluster(String url, boolean loopback) implements Master {}

  Pattern HERE = Pattern.compile("local(\\[(\\*|[1-9]\\d{0,3})])?");
  Pattern CLUSTER = Pattern.compile("spark://([^:/,]+):(\\d{1,5})");

  /** Understands the address and makes sure that somebody answers there. */
  static Master parse(String url) {
    if (HERE.matcher(url).matches()) return new Here(url);
    Matcher cluster = CLUSTER.matcher(url);
    if (!cluster.matches() || Integer.parseInt(cluster.group(2)) > 65_535)
      throw new BadInputException("a master is local[N] or spark://HOST:PORT, not '" + url + "'");
    InetSocketAddress address =
        new InetSocketAddress(cluster.group(1), Integer.parseInt(cluster.group(2)));
    if (address.isUnresolved())
      throw new BadInputException("the Spark master's host " + cluster.group(1) + " is not known");
    try (Socket socket = new Socket()) {
      socket.connect(address, ANSWER_MILLIS_MAX);
    } catch (IOException e) {
      throw new BadInputException(
          "the Spark master " + url + " cannot be reached: " + e.getMessage());
    }
    return new Cluster(url, address.getAddress().isLoopbackAddress());
  }
}

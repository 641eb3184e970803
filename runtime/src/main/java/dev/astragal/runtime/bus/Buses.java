package dev.astragal.runtime.bus;

import dev.astragal.runtime.content.BadInputException;
import java.util.ServiceLoader;

/** From what a user writes behind {@code --bus} to the bus. */
public final class Buses {
  private Buses() {}

  public static RemoteBus connect(String url) {
    for (BusProvider provider : ServiceLoader.load(BusProvider.class))
      if (provider.schemes().stream().anyMatch(url::startsWith)) return provider.connect(url);
    int colon = url.indexOf(':');
    throw new BadInputException(
        "no bus understands '"
            + (colon < 0 ? url : url.substring(0, colon + 1) + "...")
            + "'; write amqp://USER:PASSWORD@HOST:PORT");
  }
}

package dev.astragal.web.http;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What a server may be called in an address. A page of another site can make its own name mean this
 * machine, and would then be asked for in that name; numbers it cannot forge.
 */
public final class HostNames {
  private HostNames() {}

  public static Set<String> of(InetAddress listening, String host) {
    Set<String> names = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "[::1]"));
    names.add(bracketed(host.toLowerCase(Locale.ROOT)));
    if (listening.isAnyLocalAddress()) {
      try {
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .forEach(address -> names.add(bracketed(withoutZone(address.getHostAddress()))));
      } catch (SocketException e) {
        return names;
      }
    }
    return names;
  }

  private static String bracketed(String host) {
    return host.indexOf(':') >= 0 ? "[" + host + "]" : host;
  }

  private static String withoutZone(String address) {
    return address.split("%", 2)[0];
  }
}

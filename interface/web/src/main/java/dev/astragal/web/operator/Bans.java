package dev.astragal.web.operator;

import dev.astragal.web.http.ClientAddress;
import dev.astragal.web.message.Refusal;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/** Addresses that are not answered, until the server starts anew or they are let in again. */
public final class Bans {
  private static final int MOST = 10_000;

  private final Set<String> addresses;

  public Bans(Set<String> first) {
    this.addresses = new ConcurrentSkipListSet<>(first);
  }

  public void require(String address) {
    if (addresses.contains(address))
      throw new Refusal(403, "BANNED", "this server does not answer you");
  }

  public boolean has(String address) {
    return addresses.contains(address);
  }

  void add(String address) {
    if (address.isBlank() || address.equals(ClientAddress.LOOPBACK))
      throw Refusal.badField("address", "this machine cannot be banned");
    if (addresses.size() >= MOST) throw Refusal.badField("address", "too many are banned already");
    addresses.add(address);
  }

  void lift(String address) {
    addresses.remove(address);
  }

  List<String> all() {
    return List.copyOf(addresses);
  }
}

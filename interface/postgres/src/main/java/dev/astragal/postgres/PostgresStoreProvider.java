package dev.astragal.postgres;

import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.store.StoreProvider;

/** Opens {@code jdbc:postgresql:} stores. */
public final class PostgresStoreProvider implements StoreProvider {
  @Override
  public String scheme() {
    return "jdbc:postgresql:";
  }

  @Override
  public MatchStore open(String url) {
    return PostgresStore.at(url);
  }
}

package dev.astragal.runtime.store;

/** Opens stores of one kind by their URL. Found by {@code ServiceLoader}. */
public interface StoreProvider {
  /** What its URLs begin with, such as {@code jdbc:postgresql:}. */
  String scheme();

  MatchStore open(String url);
}

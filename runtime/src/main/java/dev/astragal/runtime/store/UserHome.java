package dev.astragal.runtime.store;

import java.nio.file.Path;
import java.util.Map;

/**
 * Where a user's files are. {@code HOME} goes before what Java knows: Java asks the system's list
 * of users, and would write into somebody's real home however it was started.
 */
public final class UserHome {
  private UserHome() {}

  public static Path in(Map<String, String> environment) {
    String home = environment.getOrDefault("HOME", "");
    return Path.of(home.isBlank() ? System.getProperty("user.home") : home);
  }

  /** The directory {@code variable} names, else {@code usual} below the home directory. */
  public static Path directory(Map<String, String> environment, String variable, String usual) {
    String named = environment.getOrDefault(variable, "");
    return named.isBlank() ? in(environment).resolve(usual) : Path.of(named);
  }
}

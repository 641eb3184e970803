package dev.astragal.runtime.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class UserHomeTest {
  @Test
  void theEnvironmentGoesBeforeTheSystemsListOfUsers() {
    assertThat(UserHome.in(Map.of("HOME", "/elsewhere"))).isEqualTo(Path.of("/elsewhere"));
    assertThat(UserHome.in(Map.of())).isEqualTo(Path.of(System.getProperty("user.home")));
  }

  @Test
  void aDirectoryOfItsOwnGoesBeforeTheUsualPlace() {
    Map<String, String> both = Map.of("HOME", "/elsewhere", "XDG_DATA_HOME", "/data");
    assertThat(UserHome.directory(both, "XDG_DATA_HOME", ".local/share"))
        .isEqualTo(Path.of("/data"));
    assertThat(UserHome.directory(both, "XDG_CONFIG_HOME", ".config"))
        .isEqualTo(Path.of("/elsewhere/.config"));
  }
}

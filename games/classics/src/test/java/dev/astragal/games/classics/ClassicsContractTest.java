package dev.astragal.games.classics;

import dev.astragal.kernel.game.Game;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.GameLibrary;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every classic keeps the contract and has words for everything, in both languages. */
final class ClassicsContractTest {
  static Stream<String> games() {
    return GameLibrary.games().stream()
        .filter(
            game ->
                game.getClass().getName().startsWith(ClassicsContractTest.class.getPackageName()))
        .map(game -> game.manifest().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void keepsTheContract(String id) {
    Game<?, ?, ?> game = GameLibrary.game(id);
    GameKit.check(game, List.of(), 3);
    GameKit.checkWords(game, List.of(), 2);
  }
}

package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.BadInputException;
import java.util.List;
import java.util.ServiceLoader;

/** Players that somebody else brings: networks, by the file they lie in. */
final class ProvidedPlayers {
  private static final String NETWORK = "onnx:";

  private static final List<PlayerProvider> FOUND =
      ServiceLoader.load(PlayerProvider.class).stream().map(ServiceLoader.Provider::get).toList();

  private ProvidedPlayers() {}

  /** Whether a name means one of them, here or not. */
  static boolean mean(String name) {
    return name.startsWith(NETWORK);
  }

  static <S, C extends Choice, E extends Event> Player<S, C, E> named(
      Kernel<S, C, E> kernel, String name) {
    return provider(name).named(kernel, name);
  }

  static PlayerProvider provider(String name) {
    for (PlayerProvider provider : FOUND) if (name.startsWith(provider.prefix())) return provider;
    throw new BadInputException(
        "'"
            + name
            + "' needs ONNX Runtime, which only programs started with a name like this one carry"
            + " along: name it on the command line, such as --bot "
            + name);
  }
}

package dev.astragal.onnx;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.learn.Network;
import dev.astragal.runtime.learn.NetworkPlayer;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.PlayerProvider;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Networks by the file they lie in: {@code onnx:FILE}. Each is read once. */
public final class OnnxPlayers implements PlayerProvider {
  private final Map<Path, Network> read = new ConcurrentHashMap<>();

  @Override
  public String prefix() {
    return "onnx:";
  }

  @Override
  public <S, C extends Choice, E extends Event> Player<S, C, E> named(
      Kernel<S, C, E> kernel, String name) {
    Path file = Path.of(name.substring(prefix().length()));
    return NetworkPlayer.of(kernel, name, read.computeIfAbsent(file, OnnxPlayers::network));
  }

  private static Network network(Path file) {
    if (!Files.isRegularFile(file)) throw new BadInputException("there is no file " + file);
    try {
      return OnnxNetwork.read(file);
    } catch (NoClassDefFoundError e) {
      throw new BadInputException(
          "networks need ONNX Runtime: put the jar com.microsoft.onnxruntime:onnxruntime of Maven"
              + " Central into the directory games");
    }
  }
}

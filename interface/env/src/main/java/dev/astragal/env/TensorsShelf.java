package dev.astragal.env;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.learn.Tensors;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Tensors of set-ups somebody asked for: finding them out takes a while. */
final class TensorsShelf {
  /** More set-ups than one program serves; beyond that they are found out each time. */
  private static final int KEPT_MAX = 256;

  private final Map<Message.Setup, Tensors> kept = new ConcurrentHashMap<>();

  Tensors of(Message.Setup setup) {
    Tensors known = kept.get(setup);
    if (known != null) return known;
    return kept.size() < KEPT_MAX ? kept.computeIfAbsent(setup, TensorsShelf::found) : found(setup);
  }

  private static Tensors found(Message.Setup setup) {
    Game<?, ?, ?> game = GameLibrary.game(setup.game());
    RunSpec spec =
        new RunSpec(
            setup.game(),
            Seed.of(0),
            (int) setup.seats().orElse(game.manifest().seatsMin()),
            setup.options(),
            List.copyOf(setup.policies().stream().map(RunSpec.Overlay.Named::new).toList()),
            setup.set());
    return setup.ticks().isEmpty()
        ? Tensors.of(spec)
        : Tensors.of(spec, (int) setup.ticks().getAsLong());
  }
}

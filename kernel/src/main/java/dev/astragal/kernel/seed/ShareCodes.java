package dev.astragal.kernel.seed;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Short names a game gives to some seeds, for people to read out to each other. A name may also
 * stand for options of the game and for policies laid over its own; everything else about a run is
 * left to whoever starts it.
 */
public interface ShareCodes {
  /** The seed and the options a code stands for; nothing when it is no code of this game. */
  Optional<Shared> read(String code);

  /** The code of a seed, where it has one. */
  Optional<String> code(Seed seed);

  /** A seed with a code, from any 64 bits of entropy, for a run with these options. */
  Seed fresh(Map<String, String> options, long entropy);

  /**
   * What a code stands for.
   *
   * @param policies the names of the policies it is played with, where nobody asks for others
   */
  record Shared(Seed seed, Map<String, String> options, List<String> policies) {
    public Shared {
      options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
      policies = List.copyOf(policies);
    }

    /** A seed and nothing else. */
    public static Shared of(Seed seed) {
      return new Shared(seed, new LinkedHashMap<>(), List.of());
    }
  }
}

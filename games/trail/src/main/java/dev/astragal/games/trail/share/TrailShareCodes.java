package dev.astragal.games.trail.share;

import dev.astragal.games.trail.modern.Mode;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.seed.ShareCodes;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** {@code CL-JUNIPER42} on the command line: the modern road, its mode, and a seed. */
public final class TrailShareCodes implements ShareCodes {
  private static final Pattern CODE = Pattern.compile("\\s*(CL|DP)-[A-Z]+[0-9]{2}\\s*");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,19}");
  private static final String MODE = "mode";
  private static final List<String> ROAD = List.of("dystrail", "play");

  @Override
  public Optional<Shared> read(String code) {
    if (!CODE.matcher(code.toUpperCase(Locale.ROOT)).matches()) return Optional.empty();
    return ShareCode.parse(code)
        .map(
            read ->
                new Shared(
                    Seed.of(read.seed()),
                    Collections.singletonMap(MODE, read.mode().name().toLowerCase(Locale.ROOT)),
                    ROAD));
  }

  @Override
  public Optional<String> code(Seed seed) {
    if (!NUMBER.matcher(seed.text()).matches()) return Optional.empty();
    try {
      return ShareCode.of(Long.parseLong(seed.text())).map(ShareCode::toString);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  @Override
  public Seed fresh(Map<String, String> options, long entropy) {
    boolean deep = "deep".equals(options.get(MODE));
    return Seed.of(ShareCode.random(deep ? Mode.DEEP : Mode.CLASSIC, entropy).seed());
  }
}

package dev.astragal.games.mir.action;

import dev.astragal.games.mir.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One step of a path as it was declared. */
public sealed interface PathStep {
  /**
   * A step that leads somewhere, as far as it says where.
   *
   * @param declared how a caller wrote it, where one did
   */
  record Place(Coordinate x, Coordinate y, Optional<Json> declared) implements PathStep {
    private static final List<String> KEYS = Json.keys("x", "y");

    @Override
    public Json written() {
      return declared.orElseGet(() -> Json.Obj.of(KEYS, x.written(), y.written()));
    }
  }

  /** Not even an object. */
  record NoPlace(Json written) implements PathStep {}

  static PathStep of(int x, int y) {
    return new Place(Coordinate.of(x), Coordinate.of(y), Optional.empty());
  }

  static PathStep read(Json step) {
    if (!(step instanceof Json.Obj) && !(step instanceof Json.Arr)) return new NoPlace(step);
    return new Place(coordinate(step, "x"), coordinate(step, "y"), Optional.of(step));
  }

  /** The step as the log keeps it. */
  Json written();

  /** A whole path as the log keeps it. */
  static Json written(List<PathStep> path) {
    List<Json> steps = new ArrayList<>(path.size());
    for (PathStep step : path) steps.add(step.written());
    return new Json.Arr(steps);
  }

  private static Coordinate coordinate(Json step, String key) {
    @Nullable Json given = step instanceof Json.Obj object ? object.get(key) : null;
    return Coordinate.read(given);
  }
}

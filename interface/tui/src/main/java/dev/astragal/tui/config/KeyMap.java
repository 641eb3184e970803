package dev.astragal.tui.config;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.tui.Texts;
import dev.astragal.tui.term.Key;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which key does what. A key the player binds is taken away from whatever had it before. */
public final class KeyMap {
  private final Map<Key, Action> actions;

  private KeyMap(Map<Key, Action> actions) {
    this.actions = actions;
  }

  public static KeyMap defaults() {
    return with(Map.of());
  }

  /** The defaults with the keys of some actions replaced. */
  public static KeyMap with(Map<Action, List<String>> own) {
    Map<Key, Action> actions = new LinkedHashMap<>();
    for (Action action : Action.values()) {
      if (own.containsKey(action)) continue;
      for (String key : action.defaultKeys()) actions.put(new Key(key), action);
    }
    Map<Key, Action> bound = new LinkedHashMap<>();
    own.forEach(
        (action, keys) -> {
          for (String key : keys) {
            Action other = bound.putIfAbsent(new Key(key), action);
            if (other != null && other != action)
              throw new BadInputException(
                  Texts.in("")
                      .text(
                          "config.twice",
                          "key",
                          key,
                          "first",
                          other.label(),
                          "second",
                          action.label()));
          }
        });
    actions.putAll(bound);
    return new KeyMap(actions);
  }

  public Optional<Action> action(Key key) {
    return Optional.ofNullable(actions.get(key));
  }

  /** The keys of an action, as a player would read them. */
  public String keys(Action action) {
    List<String> names = new ArrayList<>();
    actions.forEach(
        (key, bound) -> {
          if (bound == action) names.add(key.name());
        });
    return String.join(" ", names);
  }

  /** The first key of an action, or nothing when it has none. */
  public Optional<String> key(Action action) {
    return actions.entrySet().stream()
        .filter(entry -> entry.getValue() == action)
        .map(entry -> entry.getKey().name())
        .findFirst();
  }
}

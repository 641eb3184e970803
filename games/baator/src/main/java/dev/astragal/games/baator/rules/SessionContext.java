package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.BaatorChoice.Given;
import dev.astragal.games.baator.BaatorState;
import dev.astragal.games.baator.Fact;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What rules read of two actors: {@code actor.stats.STR}, {@code target.hp}. Looks at the session
 * as it is at that moment, so that a later effect sees what an earlier one did.
 */
public final class SessionContext implements Variables {
  private final Supplier<BaatorState> state;
  private final String actor;
  private final String target;
  private final List<Given> given;

  SessionContext(Supplier<BaatorState> state, String actor, String target, List<Given> given) {
    this.state = state;
    this.actor = actor;
    this.target = target;
    this.given = given;
  }

  /** What an expression reads now, for whoever only looks. */
  public static Variables of(BaatorState state, String actor, String target) {
    return new SessionContext(() -> state, actor, target, List.of());
  }

  @Override
  public Optional<Tree> find(List<String> path) {
    if (!given.isEmpty()) {
      String wanted = String.join(".", path);
      for (Given value : given) if (value.path().equals(wanted)) return some(value.value());
    }
    String name =
        switch (path.getFirst()) {
          case "actor" -> actor;
          case "target" -> target;
          default -> "";
        };
    if (name.isEmpty()) return Optional.empty();
    return state.get().actor(name).flatMap(sheet -> onSheet(sheet, path));
  }

  private static Optional<Tree> onSheet(Actor sheet, List<String> path) {
    if (path.size() == 1) return Optional.of(Tree.of(sheet.name()));
    String second = path.get(1);
    if (path.size() == 3 && second.equals("stats")) {
      Long stat = sheet.stats().get(path.get(2));
      return stat == null ? Optional.empty() : some(stat);
    }
    if (path.size() != 2) return Optional.empty();
    if (second.equals("name")) return Optional.of(Tree.of(sheet.name()));
    Optional<Fact> fact = Fact.of(second);
    return fact.isPresent() && sheet.has(fact.get().layer())
        ? some(sheet.get(fact.get()))
        : Optional.empty();
  }

  private static Optional<Tree> some(long value) {
    return Optional.of(Tree.of(value));
  }
}

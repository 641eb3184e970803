package dev.astragal.games.baator.rules;

import dev.astragal.games.baator.Actor;
import dev.astragal.games.baator.Fact;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sheets to begin with, by kind. */
public record Templates(List<Template> templates) {
  public static final String FILE = "templates.yaml";

  private static final Shape<Templates> SHAPE = Shape.of(Templates.class);

  /** The sheet of a kind; stats it does not name are 0. */
  public record Template(String kind, int hp, @Name("AC") int ac, Map<String, Long> stats) {
    /** Without a name it is called after its kind. */
    public Actor named(String wanted) {
      String own = Character.toUpperCase(kind.charAt(0)) + kind.substring(1);
      String name = wanted.isEmpty() ? own : wanted;
      Actor actor = Actor.named(name).with(Fact.HP, hp).with(Fact.AC, ac);
      for (var stat : stats.entrySet()) actor = actor.withStat(stat.getKey(), stat.getValue());
      return actor.withStat(Actor.HP_MAX, hp);
    }

    private Template having(List<String> names) {
      Map<String, Long> all = new LinkedHashMap<>();
      for (String name : names) all.put(name, stats.getOrDefault(name, 0L));
      return new Template(kind, hp, ac, all);
    }
  }

  public Templates {
    templates = List.copyOf(templates);
  }

  /** Those of a session whose sheets have {@code stats}; what others it names is left out. */
  public static Templates of(Setup setup, List<String> stats) {
    return new Templates(
        SHAPE.read(setup.content(FILE)).templates.stream()
            .map(template -> template.having(stats))
            .toList());
  }

  public Optional<Template> find(String kind) {
    return templates.stream().filter(each -> each.kind().equals(kind)).findFirst();
  }
}

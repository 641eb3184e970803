package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.PackDocument;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Optional;

/** What happens in a session; {@link #topic} is how the event bus calls it. */
public sealed interface BaatorEvent extends Event {
  String topic();

  record ActorAdded(Actor actor) implements BaatorEvent {
    @Override
    public String topic() {
      return "actor.added";
    }
  }

  record StatSet(String actor, String stat, long value) implements BaatorEvent {
    @Override
    public String topic() {
      return "actor.stat_set";
    }
  }

  record SceneOpened(String slot, String name) implements BaatorEvent {
    @Override
    public String topic() {
      return "scene.opened";
    }
  }

  record Joined(String slot, String actor, int initiative) implements BaatorEvent {
    @Override
    public String topic() {
      return "scene.joined";
    }
  }

  record Left(String slot, String actor) implements BaatorEvent {
    @Override
    public String topic() {
      return "scene.left";
    }
  }

  record InitiativeSet(String slot, String actor, int initiative) implements BaatorEvent {
    @Override
    public String topic() {
      return "scene.initiative_set";
    }
  }

  record RoundBegan(String slot, int round) implements BaatorEvent {
    @Override
    public String topic() {
      return "sim.trace.step";
    }
  }

  record TurnBegan(String slot, int round, String actor) implements BaatorEvent {
    @Override
    public String topic() {
      return "sim.turn";
    }
  }

  record Rolled(String expr, long result, Ints faces, List<Long> kept, long modifier, String actor)
      implements BaatorEvent {
    public Rolled {
      kept = List.copyOf(kept);
    }

    @Override
    public String topic() {
      return "rng.fulfilled";
    }
  }

  record RuleBegan(String slot, String rule, String actor, String target, int round)
      implements BaatorEvent {
    @Override
    public String topic() {
      return "sim.trace.begin";
    }
  }

  record RuleTraced(
      String rule,
      String layer,
      boolean applied,
      boolean success,
      boolean critical,
      Optional<Long> roll,
      Optional<Long> dc,
      Optional<Long> cost)
      implements BaatorEvent {
    @Override
    public String topic() {
      return "rules.trace";
    }
  }

  record RuleEnded(
      String slot,
      String rule,
      String actor,
      String target,
      boolean applied,
      boolean success,
      Optional<Long> roll,
      Optional<Long> dc)
      implements BaatorEvent {
    @Override
    public String topic() {
      return "sim.trace.end";
    }
  }

  /** {@code name} is what the change is called: {@code physical.damage_taken} and the like. */
  record FactChanged(
      String name,
      long effect,
      String actor,
      Fact fact,
      Change change,
      int amount,
      int before,
      int after)
      implements BaatorEvent {
    @Override
    public String topic() {
      return name;
    }

    @Override
    public Severity severity() {
      return fact == Fact.HP && after == 0 ? Severity.CRITICAL : Severity.INFO;
    }
  }

  /** An order an actor could not carry out; nothing changed. */
  record OrderFailed(String name, String actor, String reason) implements BaatorEvent {
    @Override
    public String topic() {
      return name;
    }

    @Override
    public Severity severity() {
      return Severity.WARNING;
    }
  }

  /** What a rule lets everybody know. */
  record Announced(String name, String actor, String target, List<Detail> details)
      implements BaatorEvent {
    public Announced {
      details = List.copyOf(details);
    }

    @Override
    public String topic() {
      return name;
    }
  }

  /** One field of an announcement. */
  record Detail(String field, String value) {}

  record EffectUndone(long effect, String actor, Fact fact, int before, int after)
      implements BaatorEvent {
    @Override
    public String topic() {
      return "effect.undone";
    }
  }

  record PackLoaded(String source, String pack, int version, int rules, PackDocument document)
      implements BaatorEvent {
    @Override
    public String topic() {
      return "rules.loaded";
    }
  }

  record Noted(String text) implements BaatorEvent {
    @Override
    public String topic() {
      return "session.noted";
    }
  }

  record Closed() implements BaatorEvent {
    @Override
    public String topic() {
      return "session.closed";
    }
  }
}

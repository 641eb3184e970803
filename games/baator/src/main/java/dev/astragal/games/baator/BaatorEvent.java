package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.PackDocument;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Omittable;
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

    /** As those see it who do not know what had to be reached. */
    public RuleTraced withoutDc() {
      return new RuleTraced(rule, layer, applied, success, critical, roll, Optional.empty(), cost);
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

    /** As those see it who do not know what had to be reached. */
    public RuleEnded withoutDc() {
      return new RuleEnded(slot, rule, actor, target, applied, success, roll, Optional.empty());
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

  record Noted(String text, @Omittable boolean secret) implements BaatorEvent {
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

  /** Who plays somebody from now on. */
  record Given(String actor, Seat seat) implements BaatorEvent {
    @Override
    public String topic() {
      return "actor.given";
    }
  }

  /** Somebody is out of the players' sight from now on, or in it. */
  record Hid(String actor, boolean hidden) implements BaatorEvent {
    @Override
    public String topic() {
      return "actor.hid";
    }
  }

  /** What the game master sees whole, and everybody else in part or not at all. */
  record Veiled(BaatorEvent event, Optional<BaatorEvent> shown) implements BaatorEvent {
    @Override
    public String topic() {
      return event.topic();
    }

    @Override
    public Severity severity() {
      return event.severity();
    }

    @Override
    public Optional<Event> seenBy(Seat viewer) {
      return viewer.equals(Seat.first()) ? Optional.of(event) : shown.map(part -> part);
    }
  }

  /** What players see of somebody new. */
  record Appeared(String actor) implements BaatorEvent {
    @Override
    public String topic() {
      return "actor.appeared";
    }
  }

  /** What players see of a change on a sheet that is not theirs. */
  record Harmed(String actor, Fact fact, Change change, int amount, boolean down)
      implements BaatorEvent {
    @Override
    public String topic() {
      return "actor.harmed";
    }

    @Override
    public Severity severity() {
      return down ? Severity.CRITICAL : Severity.INFO;
    }
  }
}

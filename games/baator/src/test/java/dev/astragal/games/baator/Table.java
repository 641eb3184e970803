package dev.astragal.games.baator;

import dev.astragal.games.baator.BaatorChoice.ApplyRule;
import dev.astragal.games.baator.rules.Samples;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.List;

/** A session with Brak and an ogre at the table, one order after the other. */
final class Table {
  static final Seed SEED = new Seed("table");

  Run<BaatorState, BaatorChoice, BaatorEvent> run;
  Applied<BaatorState, BaatorChoice, BaatorEvent> last;

  Table() {
    run = kernel().begin(SEED);
    last = apply(new BaatorChoice.NewScene("default", "Bridge"));
    apply(new BaatorChoice.AddActor(Samples.sheet("Brak", 2)));
    apply(new BaatorChoice.AddActor(Samples.sheet("Ogre", 2).with(Fact.HP, 30).with(Fact.AC, 12)));
    apply(new BaatorChoice.Join("default", "Brak", 10));
    apply(new BaatorChoice.Join("default", "Ogre", 15));
  }

  @SuppressWarnings("unchecked") // the game's own types
  static Kernel<BaatorState, BaatorChoice, BaatorEvent> kernel() {
    return (Kernel<BaatorState, BaatorChoice, BaatorEvent>)
        GameLibrary.kernel(new BaatorGame(), RunSpec.of("baator", SEED, 1));
  }

  Applied<BaatorState, BaatorChoice, BaatorEvent> apply(BaatorChoice choice) {
    last = run.kernel().apply(run, new Answer<>(run.promptId(), Seat.of(0), choice));
    run = last.next();
    return last;
  }

  Applied<BaatorState, BaatorChoice, BaatorEvent> use(String rule, int... faces) {
    return apply(new ApplyRule("default", rule, "Brak", "Ogre", List.of(), Ints.of(faces)));
  }

  String error() {
    return last.errors().isEmpty() ? "" : last.errors().getFirst().code();
  }

  List<String> topics() {
    return last.events().stream().map(BaatorEvent::topic).toList();
  }

  int fact(String actor, Fact fact) {
    return run.state().sheet(actor).get(fact);
  }
}

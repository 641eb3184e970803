package dev.astragal.web.inspect;

import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.RunInfo;
import java.util.Optional;

/** Another future somebody asked for. */
record Forking(RunInfo.NewFork asked) {
  /** A fork that is not over by then stops there. */
  static final int STEPS_MAX = 20_000;

  private RunInfo.Luck luck() {
    return asked.luck().orElse(RunInfo.Luck.SAME);
  }

  Origin origin(String id, Origin left) {
    String words = luck() == RunInfo.Luck.SAME ? "same" : "new";
    return new Origin(
        id,
        left.name() + ", forked at " + asked.at() + " with " + words + " luck",
        RunInfo.Kind.FORK,
        left.spec(),
        Optional.of(new RunInfo.Parent(left.id(), asked.at(), luck())),
        Optional.empty());
  }

  Recording played(Recording past) {
    Optional<String> bot =
        asked.play().orElse(true)
            ? asked
                .bot()
                .filter(name -> !name.isEmpty())
                .or(() -> Optional.of(Seating.usual(GameLibrary.game(past.spec().game()))))
            : Optional.empty();
    long salt = asked.salt().orElse(1L);
    Fork luck = luck() == RunInfo.Luck.SAME ? new Fork.SameLuck() : new Fork.NewLuck(salt);
    try {
      return past.future(
          asked.at(), luck, asked.choice(), bot.stream().toList(), Seed.of(salt), STEPS_MAX);
    } catch (BadInputException e) {
      throw Refusal.badField("bot", String.valueOf(e.getMessage()));
    }
  }
}

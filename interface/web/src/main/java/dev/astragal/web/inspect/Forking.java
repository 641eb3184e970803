package dev.astragal.web.inspect;

import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;
import java.util.Optional;

/**
 * Another future somebody asks for.
 *
 * @param at the step to leave at
 * @param same whether the same dice fall
 * @param salt which of all other lucks
 * @param choice what is chosen first instead
 * @param play whether bots play to the end
 */
record Forking(
    long at, boolean same, long salt, Optional<Tree> choice, Optional<String> bot, boolean play) {
  /** A fork that is not over by then stops there. */
  static final int STEPS_MAX = 20_000;

  private static final int NAME_LENGTH_MAX = 64;

  static Forking read(Form form) {
    long at = form.whole("at", 0, Long.MAX_VALUE);
    String luck = form.optionalText("luck", NAME_LENGTH_MAX).orElse("same");
    if (!luck.equals("same") && !luck.equals("new"))
      throw Refusal.badField("luck", "must be same or new");
    Forking forking =
        new Forking(
            at,
            luck.equals("same"),
            form.optionalWhole("salt", 0, Long.MAX_VALUE).orElse(1L),
            form.optionalAny("choice"),
            form.optionalText("bot", NAME_LENGTH_MAX).filter(name -> !name.isEmpty()),
            form.flag("play", true));
    form.end();
    return forking;
  }

  Origin origin(String id, Origin left) {
    String luck = same ? "same" : "new";
    return new Origin(
        id,
        left.name() + ", forked at " + at + " with " + luck + " luck",
        "fork",
        left.spec(),
        Optional.of(new Origin.Parent(left.id(), at, luck)),
        Optional.empty());
  }

  Recording played(Recording past) {
    Optional<String> plays =
        play
            ? bot.or(() -> Optional.of(Seating.usual(GameLibrary.game(past.spec().game()))))
            : Optional.empty();
    Fork luck = same ? new Fork.SameLuck() : new Fork.NewLuck(salt);
    try {
      return past.future(at, luck, choice, plays, Seed.of(salt), STEPS_MAX);
    } catch (BadInputException e) {
      throw Refusal.badField("bot", String.valueOf(e.getMessage()));
    }
  }
}

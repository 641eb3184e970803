package dev.astragal.page.build;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.HexFormat;
import java.util.function.Function;

/** All that descriptions decide of a game, as one text: schemas, bytes, trees and sentences. */
public final class GameProbe implements Function<String, String> {
  private static final int STEPS = 60;

  @Override
  public String apply(String game) {
    int seats = GameLibrary.game(game).manifest().seatsMin();
    return text(GameLibrary.kernel(RunSpec.of(game, Seed.of(7), seats)));
  }

  private static <S, C extends Choice, E extends Event> String text(Kernel<S, C, E> kernel) {
    StringBuilder text = new StringBuilder();
    text.append(JsonTrees.write(kernel.choiceShape().schema())).append('\n');
    text.append(JsonTrees.write(kernel.eventShape().schema())).append('\n');
    text.append(JsonTrees.write(JournalLine.SHAPE.schema())).append('\n');
    Messages messages = Messages.of(kernel.game());
    Run<S, C, E> run = kernel.begin(Seed.of(7));
    Rng rng = Players.luck(Seed.of(7), 0);
    Run<S, C, E> before = run.copy();
    for (int step = 0; step < STEPS && stepped(run, rng); step++) {
      text.append(run.hash()).append('\n');
      for (E event : run.events())
        text.append(JsonTrees.write(kernel.eventShape().tree(event))).append('\n');
      if (!run.events().isEmpty()) {
        E first = run.events().getFirst();
        text.append(messages.text(kernel.rules().tell(before.state(), first, Seat.first()).text()));
      }
      before = run.copy();
    }
    return text.append(HexFormat.of().formatHex(run.snapshot())).toString();
  }

  private static <C extends Choice> boolean stepped(Run<?, C, ?> run, Rng rng) {
    return switch (run.status()) {
      case Status.Finished<C> _ -> false;
      case Status.Running<C> _ -> {
        run.passTime();
        yield true;
      }
      case Status.Awaiting<C>(Prompt<C> prompt) -> {
        Seat seat = prompt.seats().getFirst();
        Choices<C> choices = prompt.choices(seat);
        run.choose(seat, choices.sample(rng));
        yield true;
      }
    };
  }
}

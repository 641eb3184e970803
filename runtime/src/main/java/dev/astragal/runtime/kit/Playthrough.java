package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.TreeDiff;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A whole game as text: every choice, event and changed field. Kept as a file beside the tests, it
 * shows in a review what a change of the rules does to play.
 */
public final class Playthrough {
  /** Set to write the files instead of comparing with them. */
  private static final String UPDATE = "astragal.golden.update";

  private static final int LINES_MAX = 4_000;

  private Playthrough() {}

  /** Compares the game of {@code spec}, played by {@code bot}, with {@code file}. */
  public static void check(Game<?, ?, ?> game, RunSpec spec, String bot, Path file) {
    String text = text(GameLibrary.kernel(game, spec), spec, bot);
    if (Boolean.getBoolean(UPDATE)) {
      try {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return;
    }
    List<String> expected = expected(file).lines().toList();
    List<String> actual = text.lines().toList();
    for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
      String was = i < expected.size() ? expected.get(i) : "(end)";
      String is = i < actual.size() ? actual.get(i) : "(end)";
      if (!was.equals(is)) {
        throw new AssertionError(
            file.getFileName()
                + " line "
                + (i + 1)
                + "\n  was: "
                + was
                + "\n  is:  "
                + is
                + "\nIf that is what you meant, run the test with -D"
                + UPDATE
                + "=true");
      }
    }
  }

  private static String expected(Path file) {
    try {
      return Documents.text(file);
    } catch (BadInputException e) {
      throw new AssertionError(
          e.getMessage() + "; run the test with -D" + UPDATE + "=true to write it", e);
    }
  }

  public static <S, C extends Choice, E extends Event> String text(
      Kernel<S, C, E> kernel, RunSpec spec, String bot) {
    List<Player<S, C, E>> players = Players.seated(kernel, List.of(bot), spec.seed());
    Run<S, C, E> run = kernel.begin(spec.seed());
    StringBuilder out = new StringBuilder();
    out.append(spec.game())
        .append(", ")
        .append(spec.seats())
        .append(" seats, seed ")
        .append(spec.seed().text());
    out.append(", played by ").append(bot).append('\n');
    for (int lines = 0; lines < LINES_MAX; lines++) {
      Run<S, C, E> before = run.copy();
      switch (run.status()) {
        case Status.Finished<C>(Outcome outcome) -> {
          out.append("end: ").append(outcome).append('\n');
          return out.append("hash: ").append(Hashes.text(run.hash())).append('\n').toString();
        }
        case Status.Running<C> _ -> {
          run.passTime();
          out.append("tick ").append(run.tick()).append('\n');
        }
        case Status.Awaiting<C>(Prompt<C> prompt) -> {
          Seat seat = prompt.firstSeat();
          C choice = players.get(seat.index()).answer(run, seat, prompt);
          out.append(seat).append(", ").append(prompt.kind()).append(": ");
          out.append(kernel.choiceShape().tree(choice).text()).append('\n');
          run.choose(seat, choice);
        }
      }
      for (E event : run.events())
        out.append("  ! ").append(kernel.eventShape().tree(event).text()).append('\n');
      for (TreeDiff.Change change : TreeDiff.between(before.view(), run.view()))
        out.append("  ").append(change).append('\n');
    }
    return out.append("(cut)\n").toString();
  }
}

package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Supplier;

/** What a command says: one JSON object for programs, lines for people. */
public record Output(PrintWriter out, boolean json) {
  /** Whether somebody reads it on a terminal, and can type. */
  public static boolean toTerminal() {
    return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
  }

  /** Only what is asked for is put together. */
  public void say(Supplier<Tree.Table> forPrograms, Runnable forPeople) {
    if (json) out.println(JsonTrees.write(forPrograms.get()));
    else forPeople.run();
  }

  public void line(String text) {
    out.println(text);
  }
}

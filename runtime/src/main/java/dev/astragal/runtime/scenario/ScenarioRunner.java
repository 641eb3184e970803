package dev.astragal.runtime.scenario;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.ScriptException;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.library.GameLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays a scenario and says what did not come out as written. */
public final class ScenarioRunner<S, C extends Choice, E extends Event> {
  private final Scenario scenario;
  private final List<String> differences = new ArrayList<>();
  private final List<Tree.Table> happened = new ArrayList<>();
  private Run<S, C, E> run;
  private Optional<Rejection> refusal = Optional.empty();

  private ScenarioRunner(Kernel<S, C, E> kernel, Scenario scenario) {
    this.scenario = scenario;
    this.run = given(kernel, scenario);
  }

  /** Everything that differs from what the scenario expects; empty when it holds. */
  public static List<String> run(Scenario scenario) {
    return run(GameLibrary.kernel(scenario.spec()), scenario);
  }

  private static <S, C extends Choice, E extends Event> List<String> run(
      Kernel<S, C, E> kernel, Scenario scenario) {
    ScenarioRunner<S, C, E> runner = new ScenarioRunner<>(kernel, scenario);
    try {
      runner.when();
      runner.then();
    } catch (ScriptException e) {
      runner.differences.add(String.valueOf(e.getMessage()));
    }
    return runner.differences;
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> given(
      Kernel<S, C, E> kernel, Scenario scenario) {
    Run<S, C, E> run = kernel.begin(scenario.spec().seed());
    Tree state = run.view();
    for (Map.Entry<String, Tree> field : scenario.fields().entrySet()) {
      TreePath path = TreePath.parse(field.getKey());
      if (path.find(state).isEmpty()) {
        throw new TreeException(
            "given.state." + field.getKey(),
            field.getValue().mark(),
            "the state has no such field");
      }
      state = path.replace(state, field.getValue());
    }
    Run<S, C, E> start = scenario.fields().isEmpty() ? run : run.withState(state);
    Luck luck = start.luck();
    scenario
        .draws()
        .forEach(
            (name, results) -> {
              Stream stream = declared(kernel, scenario, name);
              luck.replace(
                  stream, new ScriptedRng(name, Optional.of(luck.stream(stream).copy()), results));
            });
    return start;
  }

  private static Stream declared(Kernel<?, ?, ?> kernel, Scenario scenario, String name) {
    return kernel.manifest().streams().stream()
        .filter(stream -> stream.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new TreeException(
                    "given.draws." + name,
                    scenario.mark(),
                    "the game has no such stream; it has " + kernel.manifest().streams()));
  }

  private void when() {
    for (Scenario.Action action : scenario.when()) {
      if (refusal.isPresent()) {
        differences.add("a choice was refused: " + refusal.get());
        return;
      }
      switch (action) {
        case Scenario.Action.Advance(int ticks) -> run.advance(ticks, this::note);
        case Scenario.Action.Choose(Optional<Integer> seat, Tree choice) -> choose(seat, choice);
      }
    }
  }

  private void choose(Optional<Integer> seat, Tree tree) {
    C choice = run.kernel().choiceShape().read(tree);
    if (run.status() instanceof Status.Running<C>) {
      run.requestPause();
      run.advance(0);
    }
    Seat who =
        seat.map(Seat::of)
            .orElseGet(
                () ->
                    run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
                        ? prompt.firstSeat()
                        : Seat.of(0));
    Applied<S, C, E> applied = run.kernel().apply(run, new Answer<>(run.promptId(), who, choice));
    refusal = applied.errors().stream().findFirst();
    run = applied.next();
    if (!applied.events().isEmpty()) note(run);
  }

  private void note(Run<S, C, E> stepped) {
    for (E event : stepped.events()) {
      Tree.Table seen = Tree.emptyTable().with("kind", Tree.of(event.kind()));
      if (run.kernel().eventShape().tree(event) instanceof Tree.Table payload) {
        for (Map.Entry<String, Tree> field : payload.fields().entrySet()) {
          if (!field.getKey().equals("type")) seen = seen.with(field.getKey(), field.getValue());
        }
      }
      happened.add(seen);
    }
  }

  private void then() {
    Scenario.Expected then = scenario.then();
    expect("refused", then.refused(), refusal.map(Rejection::code));
    if (then.refused().isEmpty() && refusal.isPresent())
      differences.add("a choice was refused: " + refusal.get());
    Tree state = run.view();
    then.fields()
        .forEach(
            (path, value) -> {
              Optional<Tree> found = TreePath.parse(path).find(state);
              if (!found.equals(Optional.of(value))) {
                differences.add(
                    path
                        + ": expected "
                        + value.text()
                        + ", found "
                        + found.map(Tree::text).orElse("nothing"));
              }
            });
    events(then.events());
    expect(
        "prompt",
        then.prompt(),
        run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
            ? Optional.of(prompt.kind())
            : Optional.empty());
    expect("asked", then.asked().map(List::toString), asked().map(List::toString));
    for (Scenario.Offered offered : then.offered()) offered(offered);
    for (Scenario.Shown shown : then.screens()) shown(shown);
    expect(
        "outcome",
        then.outcome(),
        run.status() instanceof Status.Finished<C>(Outcome outcome)
            ? Optional.of(outcome.code())
            : Optional.empty());
    expect("hash", then.hash(), Optional.of(Hashes.text(run.hash())));
  }

  private Optional<List<Integer>> asked() {
    return run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
        ? Optional.of(prompt.seats().stream().map(Seat::index).toList())
        : Optional.empty();
  }

  private Seat meant(Optional<Integer> seat) {
    return Seat.of(seat.or(() -> asked().map(List::getFirst)).orElse(0));
  }

  private void offered(Scenario.Offered offered) {
    C choice = run.kernel().choiceShape().read(offered.choice());
    Seat seat = meant(offered.seat());
    Optional<Rejection> refused = run.refusal(new Answer<>(run.promptId(), seat, choice));
    if (refused.isEmpty() != offered.legal())
      differences.add(
          "offered: "
              + seat
              + (offered.legal() ? " may not take " : " may take ")
              + offered.choice().text()
              + refused.map(reason -> ": " + reason).orElse(""));
  }

  private void shown(Scenario.Shown shown) {
    Seat seat = meant(shown.seat());
    List<String> lines =
        new ScreenText(Messages.of(run.kernel().game()))
            .lines(run.kernel().rules().present(run.state(), seat));
    if (lines.stream().anyMatch(line -> line.contains(shown.text())) != shown.there())
      differences.add(
          "screen: "
              + seat
              + (shown.there() ? " does not read '" : " reads '")
              + shown.text()
              + "', but "
              + lines);
  }

  private void events(List<Tree.Table> expected) {
    int at = 0;
    for (Tree.Table wanted : expected) {
      while (at < happened.size() && !matches(wanted, happened.get(at))) at++;
      if (at == happened.size()) {
        differences.add(
            "events: expected "
                + wanted.text()
                + ", happened "
                + happened.stream().map(Tree::text).toList());
        return;
      }
      at++;
    }
  }

  private static boolean matches(Tree.Table wanted, Tree.Table event) {
    return wanted.fields().entrySet().stream()
        .allMatch(field -> event.get(field.getKey()).equals(Optional.of(field.getValue())));
  }

  private void expect(String what, Optional<String> expected, Optional<String> found) {
    if (expected.isPresent() && !expected.equals(found)) {
      differences.add(what + ": expected " + expected.get() + ", found " + found.orElse("none"));
    }
  }
}

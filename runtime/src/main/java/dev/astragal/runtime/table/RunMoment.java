package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.player.Findings;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A moment of a run whose types are known here and nowhere above. */
record RunMoment<S, C extends Choice, E extends Event>(Run<S, C, E> run) implements Moment {
  /** In how many worlds an answer is tried before it is foreseen. */
  private static final int WORLDS = 8;

  @Override
  public long tick() {
    return run.tick();
  }

  @Override
  public long inputs() {
    return run.inputs();
  }

  @Override
  public long hash() {
    return run.hash();
  }

  @Override
  public Situation situation() {
    return situation(run.status());
  }

  static <C extends Choice> Situation situation(Status<C> status) {
    return switch (status) {
      case Status.Running<C>(Choices<C> commands) -> new Situation.Running(any(commands));
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          new Situation.Asked(prompt.kind(), prompt.seats());
      case Status.Finished<C>(var outcome) -> new Situation.Over(outcome);
    };
  }

  @Override
  public List<String> remains() {
    return rules().remains(run.state());
  }

  @Override
  public Optional<Msg> renown() {
    return rules().renown(run.state());
  }

  @Override
  public Screen screen(Seat viewer) {
    return rules().present(run.state(), viewer);
  }

  @Override
  public Screen preview(Seat viewer, Offer offer) {
    return offer.kind() == Offer.Kind.WAY_BACK
        ? screen(viewer)
        : rules().preview(run.state(), read(offer.choice()), viewer);
  }

  /** Tried in worlds that the viewer cannot tell from this one; the real one has no say in it. */
  @Override
  public Optional<Screen> foreseen(Seat viewer, Tree choice) {
    C chosen = read(choice);
    Set<Long> tried = new LinkedHashSet<>();
    Optional<Screen> seen = Optional.empty();
    for (int world = 0; world < WORLDS; world++) {
      Run<S, C, E> dream = run.fork(new Fork.Dream(viewer, world));
      if (!tried.add(dream.stateHash())) continue;
      List<Long> luck = dream.luck().positions();
      if (dream.refusal(new Answer<>(dream.promptId(), viewer, chosen)).isPresent())
        return Optional.empty();
      dream.choose(viewer, chosen);
      if (!dream.luck().positions().equals(luck)) return Optional.empty();
      Screen after = rules().present(dream.state(), viewer);
      if (seen.isPresent() && !seen.get().equals(after)) return Optional.empty();
      seen = Optional.of(after);
    }
    return seen;
  }

  @Override
  public Optional<Question> question(Seat seat, int listedMax) {
    return switch (run.status()) {
      case Status.Finished<C> _ -> Optional.empty();
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          prompt.asks(seat)
              ? Optional.of(
                  question(
                      prompt.kind(),
                      prompt.why(),
                      seat,
                      prompt.choices(seat),
                      prompt.commands(),
                      listedMax))
              : prompt.hears(seat)
                  ? Optional.of(
                      question(
                          prompt.kind(),
                          Msg.of("prompt." + prompt.kind() + ".unasked"),
                          seat,
                          Choices.none(),
                          prompt.heard(seat),
                          listedMax))
                  : Optional.empty();
      case Status.Running<C>(Choices<C> commands) ->
          seat.plays() && any(commands)
              ? Optional.of(
                  question(
                      Question.RUNNING,
                      Msg.of("prompt." + Question.RUNNING),
                      seat,
                      Choices.none(),
                      commands,
                      listedMax))
              : Optional.empty();
    };
  }

  private Question question(
      String kind, Msg why, Seat seat, Choices<C> choices, Choices<C> commands, int listedMax) {
    return new Question(
        run.promptId(),
        kind,
        why,
        listed(Offer.Kind.ANSWER, choices, seat, listedMax),
        listed(Offer.Kind.COMMAND, commands, seat, listedMax),
        choices.complete(),
        choices.size());
  }

  private List<Offer> listed(Offer.Kind kind, Choices<C> choices, Seat seat, int listedMax) {
    List<Offer> offers = new ArrayList<>();
    for (int i = 0; i < Math.min(listedMax, choices.size()); i++) {
      C choice = choices.get(i);
      Tree tree = run.kernel().choiceShape().tree(choice);
      offers.add(new Offer(kind, tree, rules().word(run.state(), choice, seat)));
    }
    return offers;
  }

  @Override
  public Advice advice(Seat seat, Optional<Tree> about, Budget budget) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) || !prompt.asks(seat))
      throw new IllegalStateException("nobody asked " + seat);
    Optional<C> made = about.map(this::read);
    Findings<C> findings = Players.considered(run, seat, prompt, made, budget);
    Set<C> told = new LinkedHashSet<>(List.of(findings.choice()));
    for (Findings.Considered<C> one : findings.considered())
      if (told.size() < Advice.WAYS_MAX) told.add(one.choice());
    made.ifPresent(told::add);
    return new Advice(
        seat,
        run.promptId(),
        told.stream().map(one -> way(one, seat, findings)).toList(),
        List.of());
  }

  @Override
  public List<Advice.Ply> following(Seat seat, Tree choice, Budget budget) {
    return new BestLine<>(run, seat).after(read(choice), budget);
  }

  private Advice.Way way(C choice, Seat seat, Findings<C> findings) {
    return new Advice.Way(
        run.kernel().choiceShape().tree(choice),
        rules().word(run.state(), choice, seat),
        findings.value(choice),
        findings.visits(choice));
  }

  @Override
  public Optional<Rejection> refusal(Seat seat, Tree choice) {
    return run.refusal(new Answer<>(run.promptId(), seat, read(choice)));
  }

  @Override
  public Wording wording(Seat seat, Tree choice) {
    return rules().word(run.state(), read(choice), seat);
  }

  @Override
  public Tree state() {
    return run.view();
  }

  @Override
  public Map<String, Msg> names() {
    Map<String, Msg> names = new LinkedHashMap<>();
    name(run.view(), "", "", 0, names);
    return names;
  }

  private void name(Tree tree, String path, String field, int place, Map<String, Msg> names) {
    switch (tree) {
      case Tree.Table table ->
          table
              .fields()
              .forEach(
                  (name, value) -> name(value, joined(path, name), joined(field, name), 0, names));
      case Tree.Rows rows -> {
        for (int i = 0; i < rows.items().size(); i++)
          name(rows.items().get(i), path + "[" + i + "]", field, i, names);
      }
      case Tree.Whole(long value, _) ->
          rules().name(field, place, value).ifPresent(name -> names.put(path, name));
      case Tree.Text _, Tree.Decimal _, Tree.Flag _, Tree.Empty _ -> {}
    }
  }

  private static String joined(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  @Override
  public Map<String, Long> measures() {
    Map<String, Long> values = new LinkedHashMap<>();
    rules()
        .measure(
            run.state(),
            new Measures() {
              @Override
              public void value(String name, long value) {
                values.put(name, value);
              }

              @Override
              public void category(String name, String value) {}
            });
    return values;
  }

  @Override
  public Luck luck() {
    return run.luck();
  }

  C read(Tree choice) {
    return run.kernel().choiceShape().read(choice);
  }

  private Rules<S, C, E> rules() {
    return run.kernel().rules();
  }

  private static boolean any(Choices<?> choices) {
    return choices.size() > 0 || !choices.complete();
  }
}

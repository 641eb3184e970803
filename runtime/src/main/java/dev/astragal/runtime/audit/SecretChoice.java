package dev.astragal.runtime.audit;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeDiff;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What somebody chooses may be a secret too: while others are still asked with it, and for as long
 * as {@code redeal} says that nobody can tell.
 */
public final class SecretChoice {
  private static final int DREAMS = 12;

  private SecretChoice() {}

  /** What anybody can tell of what {@code mover} chooses here, and must not. */
  public static <S, C extends Choice, E extends Event> Optional<String> leak(
      Run<S, C, E> run, Seat mover, Rng rng) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) return Optional.empty();
    List<C> choices = prompt.choices(mover).list();
    if (choices.size() < 2 || run.kernel().setup().seats() < 2) return Optional.empty();
    int first = rng.below(choices.size());
    int second = (first + 1 + rng.below(choices.size() - 1)) % choices.size();
    Run<S, C, E> one = answered(run, mover, choices.get(first));
    Run<S, C, E> other = answered(run, mover, choices.get(second));
    // What a leader tells of hidden things is up to the leader: harm can be seen where health
    // cannot.
    boolean leads = run.kernel().manifest().led() && mover.equals(Seat.first());
    boolean open =
        prompt.seats().size() > 1 && stands(one, prompt, run) && stands(other, prompt, run);
    for (int viewer = -1; viewer < run.kernel().setup().seats(); viewer++) {
      Seat seat = Seat.of(viewer);
      if (seat.equals(mover)) continue;
      Optional<String> leak =
          open
              ? whileOpen(one, other, seat)
              : leads ? Optional.empty() : byRedeal(run, one, other, seat, rng);
      if (leak.isPresent())
        return Optional.of(
            seat
                + " can tell what "
                + mover
                + " answers to '"
                + prompt.kind()
                + "': "
                + leak.get());
    }
    return Optional.empty();
  }

  /** Whichever of its choices a seat takes, nobody else sees, hears or is asked anything else. */
  private static <S, C extends Choice, E extends Event> Optional<String> whileOpen(
      Run<S, C, E> one, Run<S, C, E> other, Seat seat) {
    List<Event> told = Secrecy.told(one.events(), seat);
    List<Event> otherwise = Secrecy.told(other.events(), seat);
    if (!told.equals(otherwise)) return Optional.of(told + " against " + otherwise);
    var rules = one.kernel().rules();
    if (!rules.present(one.state(), seat).equals(rules.present(other.state(), seat)))
      return Optional.of("its screen differs");
    return one.promptId() == other.promptId() && asked(one, seat).equals(asked(other, seat))
        ? Optional.empty()
        : Optional.of("it is asked otherwise");
  }

  /**
   * Where everything in which two choices differ is dealt anew for a seat, that seat cannot have
   * been told which it was. Something in it must have become a secret by being chosen: how cards
   * are laid that were secret before may be done in the open.
   */
  private static <S, C extends Choice, E extends Event> Optional<String> byRedeal(
      Run<S, C, E> run, Run<S, C, E> one, Run<S, C, E> other, Seat seat, Rng rng) {
    List<Event> told = Secrecy.told(one.events(), seat);
    List<Event> otherwise = Secrecy.told(other.events(), seat);
    if (told.equals(otherwise) || Secrecy.drewLuck(run, one) || Secrecy.drewLuck(run, other))
      return Optional.empty();
    if (open(one, seat, rng)) return Optional.empty();
    Tree shown = one.view();
    Set<String> differing = paths(shown, other.view());
    Set<String> dealt = redealt(one, seat, rng);
    if (differing.isEmpty() || !differing.stream().allMatch(path -> touches(dealt, path)))
      return Optional.empty();
    if (fields(redealt(run, seat, rng)).containsAll(fields(differing))) return Optional.empty();
    return Optional.of(
        told
            + " against "
            + otherwise
            + ", while redeal deals "
            + String.join(", ", differing)
            + " anew");
  }

  /** Whether nothing is dealt anew for a seat, found out before anything dear is done. */
  private static <S, C extends Choice, E extends Event> boolean open(
      Run<S, C, E> run, Seat viewer, Rng rng) {
    long real = run.stateHash();
    for (int i = 0; i < 2; i++)
      if (run.fork(new Fork.Dream(viewer, rng.nextLong())).stateHash() != real) return false;
    return true;
  }

  /** The fields that {@code redeal} deals anew for a seat. */
  static <S, C extends Choice, E extends Event> Set<String> redealt(
      Run<S, C, E> run, Seat viewer, Rng rng) {
    Tree real = run.view();
    Set<String> varied = new TreeSet<>();
    for (int i = 0; i < DREAMS; i++)
      varied.addAll(paths(real, run.fork(new Fork.Dream(viewer, rng.nextLong())).view()));
    return varied;
  }

  /** Whether a field, a part of it or what it is a part of is among {@code paths}. */
  static boolean touches(Set<String> paths, String field) {
    return paths.stream().anyMatch(path -> path.startsWith(field) || field.startsWith(path));
  }

  /** Paths without the positions in lists. */
  private static Set<String> fields(Set<String> paths) {
    Set<String> fields = new TreeSet<>();
    for (String path : paths) fields.add(path.replaceAll("\\[\\d+]", "[]"));
    return fields;
  }

  static Set<String> paths(Tree one, Tree other) {
    Set<String> paths = new TreeSet<>();
    for (TreeDiff.Change change : TreeDiff.between(one, other)) paths.add(change.path());
    return paths;
  }

  private static <S, C extends Choice, E extends Event> Run<S, C, E> answered(
      Run<S, C, E> run, Seat seat, C choice) {
    Run<S, C, E> after = run.copy();
    after.choose(seat, choice);
    return after;
  }

  /** Whether the same question is still open; once it is over, the rules may show everything. */
  private static <S, C extends Choice, E extends Event> boolean stands(
      Run<S, C, E> after, Prompt<C> prompt, Run<S, C, E> before) {
    return after.status() instanceof Status.Awaiting<C>(Prompt<C> now)
        && now.kind().equals(prompt.kind())
        && after.promptId() == before.promptId();
  }

  /** What a seat can tell of the question that stands. */
  private static <S, C extends Choice, E extends Event> List<Object> asked(
      Run<S, C, E> run, Seat seat) {
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)))
      return List.of(run.status().getClass());
    List<Object> asked = new ArrayList<>(List.of(prompt.kind(), prompt.seats()));
    if (prompt.asks(seat)) asked.addAll(List.of(prompt.why(), prompt.choices(seat).list()));
    return asked;
  }
}

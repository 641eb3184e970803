package dev.astragal.games.baator;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * An encounter: who takes part, and whose turn it is. The order is fixed for a round; whoever joins
 * during it acts last in it.
 *
 * @param order names in the order of this round
 * @param turn whose turn it is, as a position in the order
 */
public record Scene(
    String name, List<Participant> participants, List<String> order, int round, int turn) {
  /** No initiative lies further from 0. */
  public static final int INITIATIVE_MAX = 1_000;

  /** Somebody in the scene; higher initiative acts earlier. */
  public record Participant(String actor, int initiative) {}

  public Scene {
    participants = List.copyOf(participants);
    order = List.copyOf(order);
  }

  public static Scene named(String name) {
    return new Scene(name, List.of(), List.of(), 1, 0);
  }

  public boolean has(String actor) {
    return participants.stream().anyMatch(participant -> participant.actor().equals(actor));
  }

  public int initiative(String actor) {
    return participants.stream()
        .filter(participant -> participant.actor().equals(actor))
        .mapToInt(Participant::initiative)
        .findFirst()
        .orElse(0);
  }

  public Optional<String> current() {
    return order.isEmpty() ? Optional.empty() : Optional.of(order.get(turn));
  }

  /** Before anybody has acted the order is still open; later newcomers wait for their turn. */
  public Scene joined(String actor, int initiative) {
    List<Participant> more = new ArrayList<>(participants);
    more.add(new Participant(actor, initiative));
    List<String> next = new ArrayList<>(order);
    next.add(actor);
    boolean open = round == 1 && turn == 0;
    return new Scene(name, more, open ? sorted(more) : next, round, turn);
  }

  /** The order of a round that has begun stays. */
  public Scene ranked(String actor, int initiative) {
    List<Participant> changed =
        participants.stream()
            .map(each -> each.actor().equals(actor) ? new Participant(actor, initiative) : each)
            .toList();
    boolean open = round == 1 && turn == 0;
    return new Scene(name, changed, open ? sorted(changed) : order, round, turn);
  }

  /** The turn passes to whoever is next when the one who leaves was acting. */
  public Scene left(String actor) {
    List<Participant> rest = new ArrayList<>(participants);
    rest.removeIf(participant -> participant.actor().equals(actor));
    int position = order.indexOf(actor);
    List<String> next = new ArrayList<>(order);
    next.remove(actor);
    int moved = position < turn ? turn - 1 : turn;
    if (moved >= next.size()) moved = 0;
    return new Scene(name, rest, next, round, moved);
  }

  public Scene nextTurn() {
    return turn + 1 < order.size()
        ? new Scene(name, participants, order, round, turn + 1)
        : nextRound();
  }

  /** At the turn of {@code actor}, who must be in the order. */
  public Scene at(String actor) {
    return new Scene(name, participants, order, round, order.indexOf(actor));
  }

  public Scene nextRound() {
    return new Scene(name, participants, sorted(participants), round + 1, 0);
  }

  private static List<String> sorted(List<Participant> participants) {
    return participants.stream()
        .sorted(Comparator.comparingInt(Participant::initiative).reversed())
        .map(Participant::actor)
        .toList();
  }

  /** The same with everybody called otherwise. */
  Scene renamed(UnaryOperator<String> called) {
    return new Scene(
        name,
        participants.stream()
            .map(each -> new Participant(called.apply(each.actor()), each.initiative()))
            .toList(),
        order.stream().map(called).toList(),
        round,
        turn);
  }
}

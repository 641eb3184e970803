package dev.astragal.tui.play;

import dev.astragal.plain.OfferLine;
import dev.astragal.runtime.table.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What is behind a line of the desk: something of the client, or an offer and how much of it. */
final class DeskRow {
  private final String id;
  private final List<Offer> steps;
  private final Consumer<Optional<Offer>> taken;
  private int at;

  private DeskRow(String id, List<Offer> steps, int at, Consumer<Optional<Offer>> taken) {
    this.id = id;
    this.steps = new ArrayList<>(steps);
    this.at = at;
    this.taken = taken;
  }

  static DeskRow of(Runnable task) {
    return new DeskRow("", List.of(), 0, _ -> task.run());
  }

  static DeskRow of(OfferLine line, Consumer<Offer> taken) {
    return new DeskRow(line.id(), line.steps(), line.start(), offer -> offer.ifPresent(taken));
  }

  Optional<Offer> offer() {
    return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(at));
  }

  Optional<OfferLine> line() {
    return steps.isEmpty() ? Optional.empty() : Optional.of(new OfferLine(id, steps));
  }

  /** Whether one may say how much. */
  boolean counted() {
    return line().filter(OfferLine::counted).isPresent();
  }

  /** Whether there is something to go through: amounts, or the values of a setting. */
  boolean adjustable() {
    return steps.size() > 1 || counted();
  }

  /** More of it, or less; answers whether there is. */
  boolean step(int by) {
    int wanted = Math.clamp(at + by, 0, Math.max(0, steps.size() - 1));
    boolean moved = wanted != at;
    at = wanted;
    return moved;
  }

  /** Exactly this much, which takes its place among the others. */
  void set(Offer exact) {
    at = steps.indexOf(exact);
    if (at >= 0) return;
    at = 0;
    while (at < steps.size() && OfferLine.amount(steps.get(at)) < OfferLine.amount(exact)) at++;
    steps.add(at, exact);
  }

  void take() {
    taken.accept(offer());
  }
}

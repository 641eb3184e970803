package dev.astragal.plain;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Offer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a reader takes for one line: an offer, or several that differ only in how much of something.
 *
 * @param steps by their amounts, the smallest first
 */
public record OfferLine(List<Offer> steps) {
  public OfferLine {
    steps = List.copyOf(steps);
  }

  /** In the order in which each first appears. */
  public static List<OfferLine> of(List<Offer> offers) {
    Map<String, List<Offer>> lines = new LinkedHashMap<>();
    for (int i = 0; i < offers.size(); i++) {
      String alone = "#" + i;
      String line = offers.get(i).wording().amount().map(Wording.Amount::of).orElse(alone);
      lines.computeIfAbsent(line, _ -> new ArrayList<>()).add(offers.get(i));
    }
    return lines.values().stream().map(OfferLine::new).toList();
  }

  /** Whether one may say how much. */
  public boolean counted() {
    return steps.getFirst().wording().amount().isPresent();
  }

  /** The step to begin with: what is in force or suggested, or else the first. */
  public int start() {
    for (int i = 0; i < steps.size(); i++) {
      Wording wording = steps.get(i).wording();
      if (wording.current() || wording.weight() == Wording.Weight.SUGGESTED) return i;
    }
    return 0;
  }

  /** Whether one of its steps is the sensible answer. */
  public boolean suggested() {
    return steps.stream()
        .anyMatch(offer -> offer.wording().weight() == Wording.Weight.SUGGESTED);
  }

  public static long amount(Offer step) {
    return step.wording().amount().map(Wording.Amount::value).orElse(0L);
  }

  public List<Long> amounts() {
    return steps.stream().map(OfferLine::amount).toList();
  }

  /** So much of it, listed or not; nothing where the rules would not have it. */
  public Optional<Offer> of(long wanted, Moment now, Seat seat) {
    for (Offer step : steps) if (amount(step) == wanted) return Optional.of(step);
    return field()
        .map(name -> ((Tree.Table) steps.getFirst().choice()).with(name, Tree.of(wanted)))
        .filter(choice -> now.refusal(seat, choice).isEmpty())
        .map(
            choice ->
                new Offer(steps.getFirst().kind(), choice, now.wording(seat, choice)));
  }

  /** The field of the choice that says how much: the only one that is the amount in every step. */
  private Optional<String> field() {
    if (!(steps.getFirst().choice() instanceof Tree.Table first)) return Optional.empty();
    List<String> names =
        first.fields().keySet().stream()
            .filter(name -> steps.stream().allMatch(step -> says(step, name)))
            .toList();
    return names.size() == 1 ? Optional.of(names.getFirst()) : Optional.empty();
  }

  private static boolean says(Offer step, String name) {
    return step.choice() instanceof Tree.Table table
        && table.get(name).orElse(Tree.of("")) instanceof Tree.Whole(long value, _)
        && value == amount(step);
  }
}

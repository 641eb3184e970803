package dev.astragal.plain;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Offer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a reader takes for one line: an offer, or several that differ only in how much of something,
 * or in which value something is set to.
 *
 * @param id stays the same while prices and places in the list change
 * @param steps in the order in which one goes through them
 */
public record OfferLine(String id, List<Offer> steps) {
  private static final String SETTING = "setting ";

  public OfferLine {
    steps = List.copyOf(steps);
  }

  /** One line for all amounts of a thing, in the order in which each first appears. */
  public static List<OfferLine> of(List<Offer> offers) {
    return lines(offers, Set.of());
  }

  /** Likewise, and one line for all values of a setting: a group of orders with one in force. */
  public static List<OfferLine> folded(List<Offer> offers) {
    Set<String> settings = new HashSet<>();
    for (Offer offer : offers)
      if (offer.kind() == Offer.Kind.COMMAND && offer.wording().current())
        settings.add(setting(offer));
    return lines(offers, settings);
  }

  private static List<OfferLine> lines(List<Offer> offers, Set<String> settings) {
    Map<String, List<Offer>> lines = new LinkedHashMap<>();
    for (Offer offer : offers) {
      String alone = offer.kind() + offer.choice().text();
      String line = offer.wording().amount().map(Wording.Amount::of).orElse(alone);
      if (offer.wording().group().isPresent() && settings.contains(setting(offer)))
        line = setting(offer);
      lines.computeIfAbsent(line, _ -> new ArrayList<>()).add(offer);
    }
    List<OfferLine> all = new ArrayList<>();
    lines.forEach((id, steps) -> all.add(new OfferLine(id, steps)));
    return all;
  }

  private static String setting(Offer offer) {
    return SETTING + offer.wording().group();
  }

  /** Whether its steps are the values of one setting. */
  public boolean isSetting() {
    return id.startsWith(SETTING);
  }

  /** Its number; {@code place} counts from 0 where the rules give it none. */
  public int number(int place) {
    int always = steps.getFirst().wording().number();
    return always > 0 ? always : place + 1;
  }

  /** The highest number among some lines. */
  public static int highest(List<OfferLine> lines) {
    int highest = 0;
    for (int i = 0; i < lines.size(); i++) highest = Math.max(highest, lines.get(i).number(i));
    return highest;
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
    return steps.stream().anyMatch(offer -> offer.wording().weight() == Wording.Weight.SUGGESTED);
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
        .map(choice -> new Offer(steps.getFirst().kind(), choice, now.wording(seat, choice)));
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

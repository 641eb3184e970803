package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.orders.ExplorationMode;
import dev.astragal.games.delve.orders.FightMode;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.Preset;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.orders.TargetTag;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** What may be ordered at any boundary: the eight knobs, the presets, a swap of weapons. */
public final class OrderCommands {
  private static final int STEP = 10;

  /** The same for every state, so that asking for the status costs nothing. */
  public static final Choices<DelveChoice> ALL =
      Choices.sampled(examples(), OrderCommands::sample, OrderCommands::refusal);

  private OrderCommands() {}

  private static List<DelveChoice> examples() {
    List<DelveChoice> all = new ArrayList<>();
    for (Preset preset : Preset.values()) all.add(new DelveChoice.UsePreset(preset));
    all.add(new DelveChoice.SwapActiveWeapon());
    for (FightMode mode : FightMode.values()) all.add(new DelveChoice.SetFightOrAvoid(mode));
    for (Stance stance : Stance.values()) all.add(new DelveChoice.SetStance(stance));
    TargetTag near = TargetTag.NEAREST;
    TargetTag weak = TargetTag.LOWEST_HP;
    for (List<TargetTag> tags :
        List.of(List.of(near, weak), List.of(weak, near), List.of(near), List.of(weak)))
      all.add(new DelveChoice.SetTargetPriority(tags));
    for (int percent = 0; percent <= StandingOrders.PERCENT_MAX; percent += STEP)
      all.add(new DelveChoice.SetRetreatHpThreshold(percent));
    all.add(new DelveChoice.SetAutoHeal(Optional.empty()));
    for (int percent = STEP; percent <= StandingOrders.PERCENT_MAX; percent += STEP)
      all.add(new DelveChoice.SetAutoHeal(Optional.of(percent)));
    for (PositionIntent intent : PositionIntent.values())
      all.add(new DelveChoice.SetPositionIntent(intent));
    for (ResourceAggression aggression : ResourceAggression.values())
      all.add(new DelveChoice.SetResourceAggression(aggression));
    for (ExplorationMode mode : ExplorationMode.values())
      all.add(new DelveChoice.SetExplorationMode(mode));
    return List.copyOf(all);
  }

  private static DelveChoice sample(Rng rng) {
    return switch (rng.below(4)) {
      case 0 -> new DelveChoice.SetRetreatHpThreshold(rng.below(StandingOrders.PERCENT_MAX + 1));
      case 1 -> new DelveChoice.SetAutoHeal(Optional.of(rng.below(StandingOrders.PERCENT_MAX + 1)));
      default -> rng.pick(examples());
    };
  }

  /** What is wrong with a choice that is no answer. */
  static Rejection why(DelveChoice choice) {
    return refusal(choice).orElse(Rejection.because("INVALID_CHOICE"));
  }

  private static Optional<Rejection> refusal(DelveChoice choice) {
    return switch (choice) {
      case DelveChoice.SetRetreatHpThreshold(int percent) -> outside(percent);
      case DelveChoice.SetAutoHeal(Optional<Integer> percent) ->
          percent.flatMap(OrderCommands::outside);
      case DelveChoice.SetTargetPriority(List<TargetTag> tags)
          when tags.isEmpty() || new TreeSet<>(tags).size() < tags.size() ->
          Optional.of(Rejection.because("BAD_PRIORITY").at("tags"));
      case DelveChoice.OrderUpdate _, DelveChoice.SwapActiveWeapon _ -> Optional.empty();
      case DelveChoice.Reply _, DelveChoice.ChoosePerk _, DelveChoice.ChooseGod _ ->
          Optional.of(Rejection.because("INVALID_CHOICE"));
    };
  }

  private static Optional<Rejection> outside(int percent) {
    return percent >= 0 && percent <= StandingOrders.PERCENT_MAX
        ? Optional.empty()
        : Optional.of(
            Rejection.because("OUT_OF_RANGE", "percent", percent, "max", StandingOrders.PERCENT_MAX)
                .at("percent"));
  }
}

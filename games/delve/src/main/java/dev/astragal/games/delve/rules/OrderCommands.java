package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Question;
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
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What may be ordered at any boundary: the eight knobs, presets, a swap of weapons, a potion, a
 * rest.
 */
public final class OrderCommands {
  private static final int STEP = 10;

  private static final List<DelveChoice> ORDERS_ALONE = examples();

  /** Made once each, so that asking for the status costs nothing. */
  private static final Status.Running<DelveChoice> ORDERS = with();

  private static final Status.Running<DelveChoice> DRINK = with(Reply.DRINK_POTION);
  private static final Status.Running<DelveChoice> REST = with(Reply.REST);
  private static final Status.Running<DelveChoice> DRINK_OR_REST =
      with(Reply.DRINK_POTION, Reply.REST);

  /** Made once, as bots find out by it what they may do. */
  private static final Rejection NO_ORDER = Rejection.because("INVALID_CHOICE");

  private OrderCommands() {}

  /** The orders, and since the second rules what a hurt hero may do about it at any stop. */
  static Choices<DelveChoice> of(DelveState state) {
    return whileRunning(state).commands();
  }

  public static Status.Running<DelveChoice> whileRunning(DelveState state) {
    if (!state.since(2)) return ORDERS;
    boolean drink = mayDrink(state);
    if (state.loadout().carriesAny(state.content().charms())) return withCharms(state, drink);
    if (!state.heroOnSanctuary() || !mayRest(state)) return drink ? DRINK : ORDERS;
    return drink ? DRINK_OR_REST : REST;
  }

  private static Status.Running<DelveChoice> withCharms(DelveState state, boolean drink) {
    List<DelveChoice> deeds = new ArrayList<>();
    if (drink) deeds.add(Reply.DRINK_POTION);
    if (state.heroOnSanctuary() && mayRest(state)) deeds.add(Reply.REST);
    for (int kind : state.content().charms())
      if (Charms.usable(state, kind))
        deeds.add(new DelveChoice.UseItem(state.content().itemId(kind)));
    return with(deeds);
  }

  private static boolean mayDrink(DelveState state) {
    return state.actors().hp(Actors.HERO) < state.actors().maxHp(Actors.HERO)
        && !state.progress().drinking()
        && state.hasPotion()
        && state.question().kind() != Question.Kind.HP_THRESHOLD_REACHED
        && state.question().kind() != Question.Kind.CAMP_CHOICE;
  }

  private static boolean mayRest(DelveState state) {
    return switch (state.question().kind()) {
      // There it is an answer.
      case CAMP_CHOICE, FLOOR_TRANSITION, BRANCH_CHOICE -> false;
      case NONE,
          LOOT_FOUND,
          ENEMY_ENCOUNTER,
          BOSS_ENCOUNTER,
          HP_THRESHOLD_REACHED,
          DOOR_BLOCKED,
          GOD_OFFER,
          PERK_CHOICE,
          CHECKPOINT_AVAILABLE,
          HAZARD_AHEAD,
          HEAVY_BLOW ->
          state.progress().seeded() && Answers.restHeals(state) > 0;
    };
  }

  private static Status.Running<DelveChoice> with(DelveChoice... deeds) {
    return with(List.of(deeds));
  }

  private static Status.Running<DelveChoice> with(List<DelveChoice> deeds) {
    return new Status.Running<>(new Commands(deeds));
  }

  /**
   * Some deeds, and after them the orders; time passes by asking for these, so they are no list.
   */
  private record Commands(List<DelveChoice> deeds) implements Choices<DelveChoice> {
    @Override
    public int size() {
      return deeds.size() + ORDERS_ALONE.size();
    }

    @Override
    public DelveChoice get(int index) {
      return index < deeds.size() ? deeds.get(index) : ORDERS_ALONE.get(index - deeds.size());
    }

    @Override
    public boolean complete() {
      return false;
    }

    @Override
    public DelveChoice sample(Rng rng) {
      return switch (rng.below(4)) {
        case 0 -> new DelveChoice.SetRetreatHpThreshold(rng.below(StandingOrders.PERCENT_MAX + 1));
        case 1 ->
            new DelveChoice.SetAutoHeal(Optional.of(rng.below(StandingOrders.PERCENT_MAX + 1)));
        default -> get(rng.below(size()));
      };
    }

    @Override
    public Optional<Rejection> refusal(DelveChoice choice) {
      return deeds.contains(choice) ? Optional.empty() : OrderCommands.refusal(choice);
    }
  }

  /** Round ones, and those that presets set, so that the one in force is nearly always listed. */
  private static SortedSet<Integer> thresholds() {
    SortedSet<Integer> all = new TreeSet<>();
    for (int percent = 0; percent <= StandingOrders.PERCENT_MAX; percent += STEP) all.add(percent);
    for (Preset preset : Preset.values()) all.add(preset.orders().retreatHpThreshold());
    return all;
  }

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
    for (int percent : thresholds()) all.add(new DelveChoice.SetRetreatHpThreshold(percent));
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

  /** What is wrong with a choice that is no answer. */
  static Rejection why(DelveChoice choice) {
    return refusal(choice).orElse(NO_ORDER);
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
      case DelveChoice.Reply _,
          DelveChoice.ChoosePerk _,
          DelveChoice.ChooseGod _,
          DelveChoice.UseItem _ ->
          Optional.of(NO_ORDER);
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

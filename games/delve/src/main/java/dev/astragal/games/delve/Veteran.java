package dev.astragal.games.delve;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.games.delve.rules.Advice;
import dev.astragal.games.delve.rules.Duel;
import dev.astragal.games.delve.rules.Encounters;
import dev.astragal.games.delve.rules.Forecast;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Counts blows before each fight, and gives the orders that the enemies in view call for. */
final class Veteran {
  private static final int AT_EASE = 50;
  private static final int WORTH_A_REST = 85;
  private static final int DEAR = 40;

  /** The better one first, where two cost the same. */
  private static final List<Stance> STANCES =
      List.of(Stance.DEFENSIVE, Stance.AGGRESSIVE, Stance.BALANCED);

  private static final List<PositionIntent> POSITIONS =
      List.of(
          PositionIntent.ADVANCE_TO_MELEE,
          PositionIntent.HOLD_GROUND,
          PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE);

  private final DelveState state;
  private final Prompt<DelveChoice> prompt;
  private final DelvePolicy.Veteran habits;
  private final Judgement judgement;

  private final int dear;

  private Veteran(
      DelveState state, Prompt<DelveChoice> prompt, DelvePolicy.Veteran habits, int dear) {
    this.state = state;
    this.prompt = prompt;
    this.habits = habits;
    this.dear = dear;
    judgement = new Judgement(state);
  }

  static DelveChoice decide(DelveState state, Prompt<DelveChoice> prompt) {
    return new Veteran(state, prompt, state.policy().veteran(), DEAR).decided();
  }

  /** Plays by fixed habits; {@code dear} is the share of its health a fight may cost. */
  static DelveChoice decide(
      DelveState state, Prompt<DelveChoice> prompt, DelvePolicy.Veteran habits, int dear) {
    return new Veteran(state, prompt, habits, dear).decided();
  }

  private DelveChoice decided() {
    if (prompt.commands().size() > 0) {
      StandingOrders wanted = orders();
      if (!wanted.equals(state.orders())) return change(wanted);
      if (state.question().encounter() && DelveBots.reserveIsBetter(state))
        return new DelveChoice.SwapActiveWeapon();
      boolean mayRest = commanded(Reply.REST) || answered(Reply.REST);
      if (mayRest && state.heroHpPercent() < WORTH_A_REST) return Reply.REST;
    }
    return switch (state.question().kind()) {
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER -> meeting();
      case HP_THRESHOLD_REACHED -> trouble();
      case BRANCH_CHOICE ->
          habits.branch().equals("a") ? Reply.DESCEND_BRANCH_A : Reply.DESCEND_BRANCH_B;
      case GOD_OFFER -> any(habits.god()) ? Advice.god() : new DelveChoice.ChooseGod(habits.god());
      case HEAVY_BLOW -> heavyBlow();
      case DOOR_BLOCKED -> hurt() ? Reply.LEAVE_DOOR : Reply.OPEN_DOOR;
      default -> DelveBots.usual(state, prompt);
    };
  }

  /** Whoever is heard can wait where wounds heal on the way. */
  private boolean hurt() {
    return habits.avoids() && state.stealthy() && state.heroHpPercent() <= AT_EASE;
  }

  private DelveChoice meeting() {
    if (state.heroOnSanctuary()) return Reply.FIGHT;
    Duel.Course course = Duel.of(state, state.orders());
    int hp = state.actors().hp(Actors.HERO);
    boolean tooDear = course.price() * 100 > hp * dear;
    if (habits.avoids() && judgement.unnoticed() && tooDear) return Reply.AVOID;
    Optional<DelveChoice> charm = tooDear ? charm() : Optional.empty();
    if (charm.isPresent()) return charm.get();
    if (course.won()) return Reply.FIGHT;
    if (commanded(Reply.DRINK_POTION) && state.heroHpPercent() <= AT_EASE)
      return Reply.DRINK_POTION;
    if (runs(course.lost()) && answered(Reply.RETREAT)) return Reply.RETREAT;
    boolean leaps = judgement.vanishes() || judgement.leapsAway();
    return habits.avoids() && state.stealthy() && leaps ? Reply.AVOID : Reply.FIGHT;
  }

  private DelveChoice trouble() {
    Duel.Course course = Duel.of(state, state.orders());
    if (course.won() && Encounters.visibleEnemies(state) > 0) return Reply.CONTINUE;
    Optional<DelveChoice> charm = course.won() ? Optional.empty() : charm();
    if (charm.isPresent()) return charm.get();
    if (answered(Reply.DRINK_POTION)) return Reply.DRINK_POTION;
    return runs(course.lost()) ? Reply.RETREAT : Reply.CONTINUE;
  }

  /** A turn for the guard, or a blow. */
  private DelveChoice heavyBlow() {
    Duel.Course struck = Duel.of(state, state.orders());
    Duel.Course guarded = Duel.guarded(state);
    boolean lost = !struck.won() && !guarded.won();
    Optional<DelveChoice> charm = lost ? charm() : Optional.empty();
    if (charm.isPresent()) return charm.get();
    if (lost && commanded(Reply.DRINK_POTION) && state.heroHpPercent() <= AT_EASE)
      return Reply.DRINK_POTION;
    return guarded.price() < struck.price() ? Reply.GUARD : Reply.STRIKE_ON;
  }

  private Optional<DelveChoice> charm() {
    return habits.charms() ? judgement.charm(prompt) : Optional.empty();
  }

  /** What costs least against those in view; at ease, what costs nobody. */
  private StandingOrders orders() {
    StandingOrders base =
        state
            .orders()
            .with(
                StandingOrders::autoHealIfBelowThreshold,
                habits.heal() < 0 ? Optional.empty() : Optional.of(habits.heal()))
            .with(StandingOrders::resourceAggression, ResourceAggression.BALANCED);
    if (Encounters.visibleEnemies(state) == 0) return atEase(base);
    return withThreshold(stood(base));
  }

  /** Asked in time, and not on the run before anybody is met. */
  private StandingOrders atEase(StandingOrders base) {
    StandingOrders asked = base.with(StandingOrders::retreatHpThreshold, threshold(base));
    return any(habits.position())
        ? asked.with(StandingOrders::positionIntent, POSITIONS.getFirst())
        : asked;
  }

  /** The cheapest of the thresholds that a blow of this fight reaches, and of being asked early. */
  private StandingOrders withThreshold(StandingOrders orders) {
    if (habits.threshold() >= 0) return orders;
    StandingOrders best = orders;
    int least = Duel.of(state, best).price();
    StandingOrders unasked = orders.with(StandingOrders::retreatHpThreshold, 0);
    Duel.Course course = Duel.of(state, unasked);
    if (course.price() < least) {
      best = unasked;
      least = course.price();
    }
    for (int mark : marks(course)) {
      StandingOrders asked = orders.with(StandingOrders::retreatHpThreshold, mark);
      int price = Duel.of(state, asked).price();
      if (price >= least) continue;
      best = asked;
      least = price;
    }
    return best;
  }

  private static int[] marks(Duel.Course course) {
    int[] blows = course.marks();
    int[] all = Arrays.copyOf(blows, blows.length + 1);
    all[blows.length] = StandingOrders.PERCENT_MAX;
    return all;
  }

  private boolean any(String habit) {
    return habit.equals(DelvePolicy.Veteran.ANY);
  }

  /** The cheapest of the pairs of stance and position that the habits allow. */
  private StandingOrders stood(StandingOrders orders) {
    StandingOrders best = orders;
    int least = Integer.MAX_VALUE;
    for (PositionIntent position : POSITIONS) {
      if (!any(habits.position()) && position != fixedPosition()) continue;
      for (Stance stance : STANCES) {
        if (!any(habits.stance()) && stance != fixedStance()) continue;
        StandingOrders tried =
            orders
                .with(StandingOrders::stance, stance)
                .with(StandingOrders::positionIntent, position);
        tried = tried.with(StandingOrders::retreatHpThreshold, threshold(tried));
        int price = priceAtBest(tried);
        if (price >= least) continue;
        least = price;
        best = tried;
      }
    }
    return best;
  }

  /** Whoever chooses the threshold anew is not held to one. */
  private int priceAtBest(StandingOrders orders) {
    int asked = Duel.of(state, orders).price();
    if (habits.threshold() >= 0) return asked;
    int calm = Duel.of(state, orders.with(StandingOrders::retreatHpThreshold, 0)).price();
    int wild =
        Duel.of(state, orders.with(StandingOrders::retreatHpThreshold, StandingOrders.PERCENT_MAX))
            .price();
    return Math.min(asked, Math.min(calm, wild));
  }

  private Stance fixedStance() {
    return Stance.valueOf(habits.stance().toUpperCase(Locale.ROOT));
  }

  private PositionIntent fixedPosition() {
    return switch (habits.position()) {
      case "advance" -> PositionIntent.ADVANCE_TO_MELEE;
      case "flee" -> PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE;
      default -> PositionIntent.HOLD_GROUND;
    };
  }

  /** To be asked while there is still something to be done about it, and then once more. */
  private int threshold(StandingOrders orders) {
    if (habits.threshold() >= 0) return habits.threshold();
    int hp = state.actors().hp(Actors.HERO);
    int round = Duel.round(state, orders.with(StandingOrders::retreatHpThreshold, 0));
    if (round == 0) return Math.min(AT_EASE, Math.max(0, state.heroHpPercent() - 1));
    int rounds = hp > 3 * round ? 3 : hp > 2 * round ? 2 : hp > round ? 1 : 0;
    return Math.min(AT_EASE, rounds * round * 100 / state.actors().maxHp(Actors.HERO));
  }

  private DelveChoice change(StandingOrders wanted) {
    StandingOrders now = state.orders();
    if (wanted.stance() != now.stance()) return new DelveChoice.SetStance(wanted.stance());
    if (wanted.positionIntent() != now.positionIntent())
      return new DelveChoice.SetPositionIntent(wanted.positionIntent());
    if (wanted.retreatHpThreshold() != now.retreatHpThreshold())
      return new DelveChoice.SetRetreatHpThreshold(wanted.retreatHpThreshold());
    if (!wanted.autoHealIfBelowThreshold().equals(now.autoHealIfBelowThreshold()))
      return new DelveChoice.SetAutoHeal(wanted.autoHealIfBelowThreshold());
    return new DelveChoice.SetResourceAggression(wanted.resourceAggression());
  }

  /** Who would not survive the fight and does survive running from it, runs; not for ever. */
  private boolean runs(int loss) {
    int hp = state.actors().hp(Actors.HERO);
    return habits.retreats()
        && loss >= hp
        && !judgement.boss()
        && !judgement.dithers()
        && Forecast.flightLoss(state) < hp;
  }

  private boolean answered(Reply reply) {
    return prompt.choices(Seat.first()).refusal(reply).isEmpty();
  }

  private boolean commanded(Reply reply) {
    return prompt.commands().refusal(reply).isEmpty();
  }
}

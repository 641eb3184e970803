package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.DelvePolicy;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Puts the question that stands to the player, with every answer it takes. Bots answer without
 * reading, so every sentence a question may need is made once.
 */
public final class Prompts {
  private static final List<String> KINDS =
      IntStream.range(0, Question.Kind.values().length)
          .mapToObj(kind -> Question.Kind.values()[kind].name())
          .map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-'))
          .toList();
  private static final List<Msg> PLAIN =
      KINDS.stream().map(kind -> Msg.of("prompt." + kind)).toList();

  private static final Msg DOOR = Msg.of("prompt.door-blocked");
  private static final Msg DOOR_WITH_NOISE = Msg.of("prompt.door-blocked.noise");

  private static final Choices<DelveChoice> LOOT = any(Reply.KEEP_LOOT, Reply.DISCARD_LOOT);

  /** By what the orders say about meeting enemies. */
  private static final List<Choices<DelveChoice>> MEETINGS =
      List.of(any(Reply.FIGHT, Reply.AVOID), any(Reply.AVOID, Reply.FIGHT));

  private static final List<Choices<DelveChoice>> MEETINGS_IN_TROUBLE =
      List.of(
          any(Reply.FIGHT, Reply.AVOID, Reply.RETREAT),
          any(Reply.AVOID, Reply.FIGHT, Reply.RETREAT));

  private static final Choices<DelveChoice> LOW = any(Reply.CONTINUE, Reply.RETREAT);
  private static final Choices<DelveChoice> LOW_WITH_POTION =
      any(Reply.CONTINUE, Reply.RETREAT, Reply.DRINK_POTION);
  private static final Choices<DelveChoice> AT_A_DOOR = any(Reply.OPEN_DOOR, Reply.LEAVE_DOOR);
  private static final Choices<DelveChoice> BEFORE_A_HEAVY_BLOW = any(Reply.STRIKE_ON, Reply.GUARD);
  private static final Choices<DelveChoice> CROSS = any(Reply.CROSS);
  private static final Choices<DelveChoice> CROSS_OR_NOT = any(Reply.CROSS, Reply.TURN_BACK);
  private static final Choices<DelveChoice> FALLEN = any(Reply.ACCEPT_DEATH);

  private static final Choices<DelveChoice> DOWN = any(Reply.DESCEND);
  private static final Choices<DelveChoice> DOWN_OR_REST = any(Reply.DESCEND, Reply.REST);
  private static final Choices<DelveChoice> BRANCHES =
      any(Reply.DESCEND_BRANCH_A, Reply.DESCEND_BRANCH_B);
  private static final Choices<DelveChoice> BRANCHES_OR_REST =
      any(Reply.DESCEND_BRANCH_A, Reply.DESCEND_BRANCH_B, Reply.REST);

  private static final Choices<DelveChoice> CAMP = any(Reply.PRESS_ON);
  private static final Choices<DelveChoice> CAMP_TO_REST = any(Reply.REST, Reply.PRESS_ON);
  private static final Choices<DelveChoice> CAMP_TO_DRINK = any(Reply.DRINK_POTION, Reply.PRESS_ON);
  private static final Choices<DelveChoice> CAMP_FOR_BOTH =
      any(Reply.REST, Reply.DRINK_POTION, Reply.PRESS_ON);

  private final List<Msg> finds;
  private final List<Msg> enemies;
  private final List<Msg> sleepers;
  private final List<Msg> groups;
  private final List<Msg> bosses;
  private final List<Msg> heavy;
  private final List<Msg> stairs;
  private final Choices<DelveChoice> gods;

  public Prompts(DelvePolicy policy, DelveContent content) {
    int items = content.items().size() + content.perks().size();
    finds = each(items, item -> Msg.of("prompt.loot-found", "item", named(content.itemId(item))));
    enemies = met(content, "prompt.enemy-encounter");
    sleepers = met(content, "prompt.enemy-encounter.asleep");
    groups = met(content, "prompt.enemy-encounter.several");
    bosses = met(content, "prompt.boss-encounter");
    heavy = met(content, "prompt.heavy-blow");
    int floors = policy.floors().count();
    stairs =
        each(
            floors + 1,
            floor ->
                Msg.of(
                    floor == floors ? "prompt.floor-transition.out" : "prompt.floor-transition",
                    "floor",
                    floor));
    gods = any(content.gods().stream().map(god -> new DelveChoice.ChooseGod(god.id())).toList());
  }

  public Prompt<DelveChoice> of(DelveState state) {
    Question.Kind kind = state.question().kind();
    return Prompt.ask(Seat.first(), KINDS.get(kind.ordinal()), why(state), answers(state))
        .numbered(state.progress().answers())
        .allowing(state.actors().alive(0) ? OrderCommands.of(state) : Choices.none());
  }

  private Choices<DelveChoice> answers(DelveState state) {
    return switch (state.question().kind()) {
      case NONE -> throw new IllegalStateException("nothing is asked");
      case LOOT_FOUND -> LOOT;
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER ->
          (mayRun(state) ? MEETINGS_IN_TROUBLE : MEETINGS)
              .get(state.orders().fightOrAvoid().ordinal());
      case HP_THRESHOLD_REACHED -> state.hasPotion() ? LOW_WITH_POTION : LOW;
      case DOOR_BLOCKED -> AT_A_DOOR;
      case FLOOR_TRANSITION -> mayRest(state) ? DOWN_OR_REST : DOWN;
      case BRANCH_CHOICE -> mayRest(state) ? BRANCHES_OR_REST : BRANCHES;
      case GOD_OFFER -> gods;
      case CAMP_CHOICE -> camp(state);
      case PERK_CHOICE -> perks(state);
      case CHECKPOINT_AVAILABLE -> FALLEN;
      case HEAVY_BLOW -> BEFORE_A_HEAVY_BLOW;
      case HAZARD_AHEAD -> Flight.canTurnBack(state) ? CROSS_OR_NOT : CROSS;
    };
  }

  /** On stairs, where one may rest first; the question stands until one goes down. */
  private static boolean mayRest(DelveState state) {
    return state.since(2) && Answers.restHeals(state) > 0;
  }

  private static Choices<DelveChoice> camp(DelveState state) {
    if (!state.since(2)) return CAMP_TO_REST;
    if (state.hasPotion()) return mayRest(state) ? CAMP_FOR_BOTH : CAMP_TO_DRINK;
    return mayRest(state) ? CAMP_TO_REST : CAMP;
  }

  /** Who is badly hurt may run from whom it meets, and anybody from those who notice late. */
  private static boolean mayRun(DelveState state) {
    if (state.heroOnSanctuary() && state.since(4)) return false;
    return state.stealthy()
        || (state.since(2) && state.heroHpPercent() <= state.orders().retreatHpThreshold());
  }

  private static Choices<DelveChoice> perks(DelveState state) {
    List<DelveChoice> perks = new ArrayList<>();
    for (int perk : PerkOffer.of(state))
      perks.add(new DelveChoice.ChoosePerk(state.content().perks().get(perk).id()));
    return any(perks);
  }

  private static Choices<DelveChoice> any(DelveChoice... answers) {
    return any(List.of(answers));
  }

  private static Choices<DelveChoice> any(List<? extends DelveChoice> answers) {
    return Choices.of(List.copyOf(answers), OrderCommands::why);
  }

  private Msg why(DelveState state) {
    Question question = state.question();
    return switch (question.kind()) {
      case LOOT_FOUND -> finds.get(state.map().itemKind(question.subject()));
      case ENEMY_ENCOUNTER -> encounter(state).get(primaryKind(state));
      case BOSS_ENCOUNTER -> bosses.get(primaryKind(state));
      case HEAVY_BLOW -> heavy.get(primaryKind(state));
      case FLOOR_TRANSITION -> stairs.get(state.progress().floor());
      case DOOR_BLOCKED -> state.policy().floors().listen() == 0 ? DOOR : DOOR_WITH_NOISE;
      case NONE,
          HP_THRESHOLD_REACHED,
          BRANCH_CHOICE,
          GOD_OFFER,
          CAMP_CHOICE,
          PERK_CHOICE,
          CHECKPOINT_AVAILABLE,
          HAZARD_AHEAD ->
          PLAIN.get(question.kind().ordinal());
    };
  }

  private List<Msg> encounter(DelveState state) {
    Question question = state.question();
    if (question.enemies().size() > 1) return groups;
    boolean asleep = state.stealthy() && !state.actors().awake(question.enemies().get(0));
    return asleep ? sleepers : enemies;
  }

  private static int primaryKind(DelveState state) {
    return state.actors().kind(state.question().enemies().get(0));
  }

  private static List<Msg> met(DelveContent content, String key) {
    return content.enemies().stream()
        .map(EnemyKind::id)
        .map(enemy -> Msg.of(key, "enemy", named(enemy)))
        .toList();
  }

  private static List<Msg> each(int count, IntFunction<Msg> msg) {
    return IntStream.range(0, count).mapToObj(msg).toList();
  }

  private static Msg.Value named(String id) {
    return new Msg.Value.Named(id, id);
  }
}

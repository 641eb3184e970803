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

  /** By what the orders say about meeting enemies. */
  private static final List<List<DelveChoice>> MEETINGS =
      List.of(List.of(Reply.FIGHT, Reply.AVOID), List.of(Reply.AVOID, Reply.FIGHT));

  private static final List<List<DelveChoice>> MEETINGS_IN_TROUBLE =
      List.of(
          List.of(Reply.FIGHT, Reply.AVOID, Reply.RETREAT),
          List.of(Reply.AVOID, Reply.FIGHT, Reply.RETREAT));

  private static final List<DelveChoice> BEFORE_A_HEAVY_BLOW =
      List.of(Reply.STRIKE_ON, Reply.GUARD);
  private static final List<DelveChoice> DOWN = List.of(Reply.DESCEND);
  private static final List<DelveChoice> BRANCHES =
      List.of(Reply.DESCEND_BRANCH_A, Reply.DESCEND_BRANCH_B);

  private final List<Msg> finds;
  private final List<Msg> enemies;
  private final List<Msg> sleepers;
  private final List<Msg> groups;
  private final List<Msg> bosses;
  private final List<Msg> heavy;
  private final List<Msg> stairs;

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
  }

  public Prompt<DelveChoice> of(DelveState state) {
    Question.Kind kind = state.question().kind();
    return Prompt.ask(
            Seat.first(),
            KINDS.get(kind.ordinal()),
            why(state),
            Choices.of(answers(state), OrderCommands::why))
        .numbered(state.progress().answers())
        .allowing(state.actors().alive(0) ? OrderCommands.of(state) : Choices.none());
  }

  private static List<DelveChoice> answers(DelveState state) {
    return switch (state.question().kind()) {
      case NONE -> throw new IllegalStateException("nothing is asked");
      case LOOT_FOUND -> List.of(Reply.KEEP_LOOT, Reply.DISCARD_LOOT);
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER ->
          (mayRun(state) ? MEETINGS_IN_TROUBLE : MEETINGS)
              .get(state.orders().fightOrAvoid().ordinal());
      case HP_THRESHOLD_REACHED ->
          state.hasPotion()
              ? List.of(Reply.CONTINUE, Reply.RETREAT, Reply.DRINK_POTION)
              : List.of(Reply.CONTINUE, Reply.RETREAT);
      case DOOR_BLOCKED -> List.of(Reply.OPEN_DOOR, Reply.LEAVE_DOOR);
      case FLOOR_TRANSITION -> orRest(state, DOWN);
      case BRANCH_CHOICE -> orRest(state, BRANCHES);
      case GOD_OFFER -> gods(state);
      case CAMP_CHOICE -> camp(state);
      case PERK_CHOICE -> perks(state);
      case CHECKPOINT_AVAILABLE -> List.of(Reply.ACCEPT_DEATH);
      case HEAVY_BLOW -> BEFORE_A_HEAVY_BLOW;
      case HAZARD_AHEAD ->
          Flight.canTurnBack(state) ? List.of(Reply.CROSS, Reply.TURN_BACK) : List.of(Reply.CROSS);
    };
  }

  /** On stairs, where one may rest first; the question stands until one goes down. */
  private static List<DelveChoice> orRest(DelveState state, List<DelveChoice> ways) {
    if (!state.since(2) || Answers.restHeals(state) == 0) return ways;
    List<DelveChoice> all = new ArrayList<>(ways);
    all.add(Reply.REST);
    return all;
  }

  private static List<DelveChoice> camp(DelveState state) {
    if (!state.since(2)) return List.of(Reply.REST, Reply.PRESS_ON);
    List<DelveChoice> ways = new ArrayList<>();
    if (Answers.restHeals(state) > 0) ways.add(Reply.REST);
    if (state.hasPotion()) ways.add(Reply.DRINK_POTION);
    ways.add(Reply.PRESS_ON);
    return ways;
  }

  /** Who is badly hurt may run from whom it meets, and anybody from those who notice late. */
  private static boolean mayRun(DelveState state) {
    if (state.heroOnSanctuary() && state.since(4)) return false;
    return state.stealthy()
        || (state.since(2) && state.heroHpPercent() <= state.orders().retreatHpThreshold());
  }

  private static List<DelveChoice> gods(DelveState state) {
    List<DelveChoice> gods = new ArrayList<>();
    for (var god : state.content().gods()) gods.add(new DelveChoice.ChooseGod(god.id()));
    return gods;
  }

  private static List<DelveChoice> perks(DelveState state) {
    List<DelveChoice> perks = new ArrayList<>();
    for (int perk : PerkOffer.of(state))
      perks.add(new DelveChoice.ChoosePerk(state.content().perks().get(perk).id()));
    return perks;
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

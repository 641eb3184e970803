package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.DelveState;
import dev.astragal.games.delve.Question;
import dev.astragal.games.delve.orders.FightMode;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Puts the question that stands to the player, with every answer it takes. */
public final class Prompts {
  private Prompts() {}

  public static Prompt<DelveChoice> of(DelveState state) {
    Question question = state.question();
    String kind = question.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    Choices<DelveChoice> answers =
        Choices.of(
            answers(state),
            choice -> Rejection.of("INVALID_CHOICE", choice + " is no answer to " + kind));
    return Prompt.ask(Seat.first(), kind, why(state, kind), answers)
        .numbered(state.progress().answers())
        .allowing(state.actors().alive(0) ? OrderCommands.ALL : Choices.none());
  }

  private static List<DelveChoice> answers(DelveState state) {
    return switch (state.question().kind()) {
      case NONE -> throw new IllegalStateException("nothing is asked");
      case LOOT_FOUND -> List.of(Reply.KEEP_LOOT, Reply.DISCARD_LOOT);
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER ->
          state.orders().fightOrAvoid() == FightMode.FIGHT
              ? List.of(Reply.FIGHT, Reply.AVOID)
              : List.of(Reply.AVOID, Reply.FIGHT);
      case HP_THRESHOLD_REACHED ->
          state.loadout().anyPotion()
              ? List.of(Reply.CONTINUE, Reply.RETREAT, Reply.DRINK_POTION)
              : List.of(Reply.CONTINUE, Reply.RETREAT);
      case DOOR_BLOCKED -> List.of(Reply.OPEN_DOOR);
      case FLOOR_TRANSITION -> List.of(Reply.DESCEND);
      case BRANCH_CHOICE -> List.of(Reply.DESCEND_BRANCH_A, Reply.DESCEND_BRANCH_B);
      case GOD_OFFER -> gods(state);
      case CAMP_CHOICE -> List.of(Reply.REST, Reply.PRESS_ON);
      case PERK_CHOICE -> perks(state);
      case CHECKPOINT_AVAILABLE -> List.of(Reply.ACCEPT_DEATH);
    };
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

  private static Msg why(DelveState state, String kind) {
    String key = "prompt." + kind;
    Question question = state.question();
    return switch (question.kind()) {
      case LOOT_FOUND -> {
        String id = state.content().itemId(state.map().itemKind(question.subject()));
        yield Msg.of(key, "what", Msg.of("word." + id), "does", Msg.of("does." + id));
      }
      case ENEMY_ENCOUNTER, BOSS_ENCOUNTER -> threat(state, key);
      case HP_THRESHOLD_REACHED ->
          Msg.of(key, "hp", state.actors().hp(0), "max", state.actors().maxHp(0));
      case FLOOR_TRANSITION, BRANCH_CHOICE -> Msg.of(key, "floor", state.progress().floor());
      case CHECKPOINT_AVAILABLE -> Msg.of(key, "count", question.subject());
      case NONE, DOOR_BLOCKED, GOD_OFFER, CAMP_CHOICE, PERK_CHOICE -> Msg.of(key);
    };
  }

  private static Msg threat(DelveState state, String key) {
    ThreatSummary threat = ThreatSummary.of(state, state.question().enemies());
    return Msg.of(
        key,
        "count",
        state.question().enemies().size(),
        "primary",
        Msg.of("word." + threat.primaryKind()),
        "visible",
        threat.visibleEnemies(),
        "distance",
        threat.nearestDistance(),
        "tags",
        threat.dangerTags().stream()
            .map(tag -> tag.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", ")),
        "retreat",
        Msg.of(threat.retreatEligible() ? "threat.retreat" : "threat.steady"),
        "opening",
        Msg.of("opening." + threat.opening().action(), "cost", threat.opening().tickCost()));
  }
}

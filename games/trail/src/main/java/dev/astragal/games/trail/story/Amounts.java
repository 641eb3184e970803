package dev.astragal.games.trail.story;

import dev.astragal.games.trail.RiverEvent.Losses;
import dev.astragal.games.trail.encounters.Encounters;
import dev.astragal.games.trail.encounters.Wayfarers;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.ArrayList;
import java.util.List;

/** Goods and stats as sentences list them: only what there is of each, with its amount. */
public final class Amounts {
  private final List<Msg> listed = new ArrayList<>();

  private Amounts() {}

  static Amounts none() {
    return new Amounts();
  }

  static List<Msg> of(Losses losses) {
    return none()
        .add("FOOD", losses.food())
        .add("BULLETS", losses.bullets())
        .add("CLOTHES", losses.clothes())
        .add("WHEEL", losses.wheels())
        .add("AXLE", losses.axles())
        .add("TONGUE", losses.tongues())
        .list();
  }

  /** What something does to the people on the modern road. */
  public static List<Msg> of(Toll toll) {
    return none()
        .change("hp", toll.hp())
        .change("sanity", toll.sanity())
        .change("credibility", toll.credibility())
        .change("supplies", toll.supplies())
        .change("morale", toll.morale())
        .change("allies", toll.allies())
        .change("pants", toll.pants())
        .list();
  }

  /** Only what is for the better: stress is better when there is less of it. */
  public static List<Msg> gained(Toll toll) {
    return of(
        new Toll(
            Math.max(0, toll.hp()),
            Math.max(0, toll.sanity()),
            Math.max(0, toll.credibility()),
            Math.max(0, toll.supplies()),
            Math.max(0, toll.morale()),
            Math.max(0, toll.allies()),
            Math.min(0, toll.pants())));
  }

  /** Only what is for the worse. */
  public static List<Msg> lost(Toll toll) {
    return of(
        new Toll(
            Math.min(0, toll.hp()),
            Math.min(0, toll.sanity()),
            Math.min(0, toll.credibility()),
            Math.min(0, toll.supplies()),
            Math.min(0, toll.morale()),
            Math.min(0, toll.allies()),
            Math.max(0, toll.pants())));
  }

  /** What an answer on the modern road would bring to those who feel so much of its toll. */
  public static List<Msg> of(Encounters.Answer answer, Toll felt) {
    List<Msg> effects = new ArrayList<>(of(felt));
    effects.addAll(besides(answer));
    return effects.isEmpty() ? List.of(Msg.of("effect.none")) : effects;
  }

  /** What an answer on the modern road would bring that is no stat. */
  public static List<Msg> besides(Encounters.Answer answer) {
    List<Msg> effects = new ArrayList<>();
    if (answer.travel().numerator() > 0) effects.add(Msg.of("effect.travel"));
    if (answer.rest()) effects.add(Msg.of("effect.rest"));
    return effects;
  }

  /** What an answer on the wagon trail would cost and bring. */
  public static List<Msg> of(Wayfarers.Answer answer) {
    List<Msg> effects = new ArrayList<>();
    if (!given(answer).isEmpty()) effects.add(Msg.of("answers.costs", "list", given(answer)));
    if (!gained(answer).isEmpty()) effects.add(Msg.of("answers.brings", "list", gained(answer)));
    return effects.isEmpty() ? List.of(Msg.of("effect.none")) : effects;
  }

  /** What an answer on the wagon trail would bring; more health points are worse health. */
  public static List<Msg> gained(Wayfarers.Answer answer) {
    return gained(
        answer.health(), answer.foodLbs(), answer.bullets(), answer.clothes(), answer.cents());
  }

  /** What an answer on the wagon trail would cost. */
  public static List<Msg> given(Wayfarers.Answer answer) {
    return given(
        answer.health(), answer.foodLbs(), answer.bullets(), answer.clothes(), answer.cents());
  }

  static List<Msg> gained(int health, int foodLbs, int bullets, int clothes, int cents) {
    Amounts amounts = none();
    if (health < 0) amounts.listed.add(Msg.of("effect.recovery", "points", -health));
    return amounts
        .add("FOOD", foodLbs)
        .add("BULLETS", bullets)
        .add("CLOTHES", clothes)
        .add("CASH", cents)
        .list();
  }

  static List<Msg> given(int health, int foodLbs, int bullets, int clothes, int cents) {
    Amounts amounts = none();
    if (health > 0) amounts.listed.add(Msg.of("effect.strength", "points", health));
    return amounts
        .add("FOOD", -foodLbs)
        .add("BULLETS", -bullets)
        .add("CLOTHES", -clothes)
        .add("CASH", -cents)
        .list();
  }

  Amounts add(String what, int amount) {
    if (amount > 0) listed.add(Msg.of("barter." + what, "amount", amount));
    return this;
  }

  private Amounts change(String stat, int change) {
    if (change != 0)
      listed.add(Msg.of("effect." + stat, "change", (change > 0 ? "+" : "") + change));
    return this;
  }

  List<Msg> list() {
    return List.copyOf(listed);
  }

  /** A sentence and, where there is something to list, the list in the words of {@code key}. */
  static Telling listing(Msg sentence, String key, List<Msg> amounts) {
    return Telling.of(
        amounts.isEmpty() ? sentence : Msg.of(key, "what", sentence, "list", amounts));
  }
}

package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Packs;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.ArrayList;
import java.util.List;

/** What happened in a session, with names, dice and what was before and after. */
final class BaatorTellings {
  private final BaatorState before;
  private final RuleNames rules;

  BaatorTellings(Packs packs, BaatorState before) {
    this.before = before;
    this.rules = new RuleNames(packs, before);
  }

  Telling of(Event event) {
    return event instanceof BaatorEvent ours ? told(ours) : Telling.of(event);
  }

  private Telling told(BaatorEvent event) {
    return switch (event) {
      case BaatorEvent.ActorAdded(Actor actor) ->
          about("event.ActorAdded", actor.name())
              .with("hp", actor.get(Fact.HP))
              .with("ac", actor.get(Fact.AC));
      case BaatorEvent.StatSet(String actor, String stat, long value)
          when stat.startsWith(Actor.CONDITION) ->
          Telling.of(BaatorWords.condition(actor, stat, value)).about(BaatorWords.thingId(actor));
      case BaatorEvent.StatSet(String actor, String stat, long value) ->
          about("event.StatSet", actor).with("stat", stat).with("value", value);
      case BaatorEvent.SceneOpened(String _, String name) ->
          Telling.of("event.SceneOpened", "name", name).asHeading();
      case BaatorEvent.Joined(String slot, String actor, int initiative) ->
          about("event.Joined", actor)
              .with("scene", BaatorWords.scene(before, slot))
              .with("initiative", initiative);
      case BaatorEvent.Left(String slot, String actor) ->
          about("event.Left", actor).with("scene", BaatorWords.scene(before, slot));
      case BaatorEvent.InitiativeSet(String slot, String actor, int initiative) ->
          about("event.InitiativeSet", actor)
              .with("scene", BaatorWords.scene(before, slot))
              .with("initiative", initiative);
      case BaatorEvent.RoundBegan(String slot, int round) ->
          Telling.of("event.RoundBegan", "round", round, "scene", BaatorWords.scene(before, slot))
              .asHeading();
      case BaatorEvent.TurnBegan(String _, int _, String actor) -> about("event.TurnBegan", actor);
      case BaatorEvent.Rolled rolled -> rolled(rolled);
      case BaatorEvent.RuleBegan began ->
          about(
                  rules.aimed(began.rule()) && !began.target().isEmpty()
                      ? "event.RuleBegan"
                      : "tell.rule-alone",
                  began.actor())
              .with("target", began.target())
              .with("rule", rules.name(began.rule()));
      case BaatorEvent.RuleTraced traced -> traced(traced);
      case BaatorEvent.RuleEnded ended ->
          about("event.RuleEnded", ended.actor()).with("rule", rules.name(ended.rule()));
      case BaatorEvent.FactChanged changed -> changed(changed);
      case BaatorEvent.OrderFailed(String _, String actor, String reason) ->
          about("event.OrderFailed", actor).with("reason", reason);
      case BaatorEvent.Announced announced -> announced(announced);
      case BaatorEvent.EffectUndone undone ->
          about("event.EffectUndone", undone.actor())
              .with("effect", undone.effect())
              .with("fact", undone.fact())
              .with("before", undone.before())
              .with("after", undone.after());
      case BaatorEvent.PackLoaded loaded ->
          Telling.of(
              "event.PackLoaded",
              "rules",
              loaded.rules(),
              "pack",
              loaded.pack(),
              "source",
              loaded.source());
      case BaatorEvent.Noted(String text, boolean secret) ->
          Telling.of(secret ? "tell.noted-secretly" : "event.Noted", "text", text);
      case BaatorEvent.Given(String actor, Seat seat) ->
          seat.equals(Seat.first())
              ? about("tell.taken", actor)
              : about("event.Given", actor).with("player", Msg.player(seat));
      case BaatorEvent.Hid(String actor, boolean hidden) ->
          about(hidden ? "event.Hid" : "tell.shown", actor);
      case BaatorEvent.Veiled veiled -> told(veiled.event());
      case BaatorEvent.Appeared(String actor) -> about("event.Appeared", actor);
      case BaatorEvent.Harmed harmed -> harmed(harmed);
      case BaatorEvent.Closed() -> Telling.of("event.Closed");
    };
  }

  private static Telling about(String key, String actor) {
    return Telling.of(key, "actor", actor).about(BaatorWords.thingId(actor));
  }

  /** Dice that do not count are told too: people saw them fall. */
  private static Telling rolled(BaatorEvent.Rolled rolled) {
    boolean all = rolled.kept().size() == rolled.faces().size();
    String key = rolled.faces().size() == 0 ? "tell.worth" : all ? "tell.rolls" : "tell.rolls-kept";
    Msg sentence =
        Msg.of(key)
            .with("expr", RuleNames.spoken(rolled.expr()))
            .with("faces", rolled.faces())
            .with("kept", rolled.kept())
            .with("count", rolled.kept().size())
            .with("result", rolled.result());
    return rolled.actor().isEmpty()
        ? Telling.of(sentence)
        : about("event.Rolled", rolled.actor()).with("roll", sentence);
  }

  private Telling traced(BaatorEvent.RuleTraced traced) {
    Msg rule = rules.name(traced.rule());
    if (!traced.applied()) return Telling.of("tell.idle", "rule", rule);
    if (traced.roll().isEmpty()) return Telling.of("tell.sure", "rule", rule);
    boolean contested = rules.find(traced.rule()).flatMap(Rule::dc).isPresent();
    String end = traced.critical() ? "critical" : traced.success() ? "success" : "failure";
    if (traced.dc().isPresent())
      return Telling.of("event.RuleTraced", "rule", rule, "roll", traced.roll())
          .with("dc", traced.dc())
          .with("end", end);
    return contested
        ? Telling.of("tell.ended", "rule", rule, "roll", traced.roll(), "end", end)
        : Telling.of("tell.result", "rule", rule, "roll", traced.roll());
  }

  private static Telling harmed(BaatorEvent.Harmed harmed) {
    String key =
        harmed.down()
            ? "tell.harmed-down"
            : harmed.change() == Change.LOWER ? "event.Harmed" : "tell.mended";
    return about(key, harmed.actor()).with("fact", harmed.fact()).with("amount", harmed.amount());
  }

  private static Telling changed(BaatorEvent.FactChanged changed) {
    String key =
        switch (changed.change()) {
          case LOWER -> changed.fact() == Fact.HP ? "tell.hurt" : "tell.lost";
          case RAISE -> changed.fact() == Fact.HP ? "tell.healed" : "tell.gained";
          case SET -> "event.FactChanged";
        };
    boolean down = changed.fact() == Fact.HP && changed.after() == 0 && changed.before() > 0;
    return about(down && changed.change() == Change.LOWER ? "tell.down" : key, changed.actor())
        .with("fact", changed.fact())
        .with("amount", changed.amount())
        .with("before", changed.before())
        .with("after", changed.after())
        .with("effect", changed.effect());
  }

  /** What the bundle has no sentence for is told as the author of its pack wrote it. */
  private Telling announced(BaatorEvent.Announced announced) {
    if (rules.announces(announced.name())) {
      Telling told =
          about("announced." + announced.name(), announced.actor())
              .with("target", announced.target());
      for (BaatorEvent.Detail detail : announced.details())
        told = told.with(detail.field(), Msg.word(detail.value()));
      return told;
    }
    for (BaatorEvent.Detail detail : announced.details())
      if (detail.field().equals("text"))
        return about("tell.said", announced.actor()).with("text", detail.value());
    List<Msg> details = new ArrayList<>();
    for (BaatorEvent.Detail detail : announced.details())
      details.add(Msg.of("detail", "field", detail.field(), "value", detail.value()));
    return about(details.isEmpty() ? "event.Announced" : "tell.announced", announced.actor())
        .with("name", announced.name())
        .with("details", details);
  }
}

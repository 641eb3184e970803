package dev.astragal.games.baator;

import dev.astragal.games.baator.rules.Encounter;
import dev.astragal.games.baator.rules.Newcomers;
import dev.astragal.games.baator.rules.Packs;
import dev.astragal.games.baator.rules.Samples;
import dev.astragal.games.baator.rules.Templates;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rules.Rule;
import dev.astragal.kernel.screen.Blank;
import dev.astragal.kernel.screen.Blank.Value;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** An order in words, with what whoever gives it may fill in, and its odds. */
final class BaatorForms {
  private static final int NAME_LENGTH = 40;
  private static final int EXPRESSION_LENGTH = 200;
  private static final int NOTE_LENGTH = 500;

  private final BaatorRules rules;
  private final Packs packs;
  private final BaatorState state;
  private final int seats;
  private final Seat viewer;
  private final Eyes eyes;

  BaatorForms(BaatorRules rules, BaatorState state, int seats, Seat viewer) {
    this.rules = rules;
    this.packs = rules.packs();
    this.state = state;
    this.seats = seats;
    this.viewer = viewer;
    this.eyes = Eyes.of(state, seats, viewer);
  }

  Wording of(BaatorChoice choice) {
    Wording words = new BaatorWords(packs, state).of(choice);
    return switch (choice) {
      case BaatorChoice.AddActor add -> words.rare().asking(sheet(add.actor()));
      case BaatorChoice.Recruit _ ->
          asking(
              words,
              new Blank.OneOf("template", label("kind"), kinds()),
              new Blank.Text("name", label("name"), NAME_LENGTH),
              new Blank.Whole("count", label("count"), 1, Newcomers.COUNT_MAX),
              yesNo("hidden"));
      case BaatorChoice.Copy _ ->
          asking(
              words,
              actor(_ -> true),
              new Blank.Whole("count", label("count"), 1, Newcomers.COUNT_MAX));
      case BaatorChoice.Hide _ -> asking(words, actor(_ -> true), yesNo("hidden"));
      case BaatorChoice.Give _ -> asking(words, actor(_ -> true), seats());
      case BaatorChoice.Muster muster -> muster(words, muster);
      case BaatorChoice.SetValue(String _, String path, long _)
          when path.startsWith("stats." + Actor.CONDITION) ->
          asking(words, actor(_ -> true), conditions(), number("value", "turns", -1, Fact.MAX));
      case BaatorChoice.SetValue(String _, String _, long _) ->
          asking(words, actor(_ -> true), numbers(), number("value", "value", -Fact.MAX, Fact.MAX));
      case BaatorChoice.Order order ->
          asking(
              order.dice().isEmpty() ? words : new RollOdds(state, eyes).of(words, order.roll()),
              actor(_ -> true),
              number("amount", "amount", 0, Fact.MAX),
              new Blank.Text("dice", label("dice-instead"), EXPRESSION_LENGTH));
      case BaatorChoice.Join(String slot, String _, int _) ->
          asking(
              words,
              actor(name -> !in(slot, name)),
              number("initiative", "initiative", -Scene.INITIATIVE_MAX, Scene.INITIATIVE_MAX));
      case BaatorChoice.SetInitiative(String slot, String _, int _) ->
          asking(
              words,
              actor(name -> in(slot, name)),
              number("initiative", "initiative", -Scene.INITIATIVE_MAX, Scene.INITIATIVE_MAX));
      case BaatorChoice.Leave(String slot, String _) ->
          asking(words.rare(), actor(name -> in(slot, name)));
      case BaatorChoice.Roll roll -> roll(words, roll);
      case BaatorChoice.ApplyRule apply -> rule(words, apply);
      case BaatorChoice.UndoEffect _ ->
          asking(words, new Blank.OneOf("id", label("effect"), effects()));
      case BaatorChoice.Note _ -> note(words);
      case BaatorChoice.NextRound _, BaatorChoice.Close _ -> words.rare();
      case BaatorChoice.NextTurn(String slot) ->
          eyes.all()
              ? words
              : Wording.of("choice.EndTurn", "scene", BaatorWords.scene(state, slot))
                  .in("group.scene");
      case BaatorChoice.NewScene _, BaatorChoice.LoadPack _ -> words;
    };
  }

  private Wording roll(Wording words, BaatorChoice.Roll roll) {
    Value nobody = Value.of("", Msg.of("value.nobody"));
    List<Blank> blanks =
        new ArrayList<>(
            List.of(
                new Blank.Text("expr", label("dice"), EXPRESSION_LENGTH),
                new Blank.OneOf("actor", label("actor"), with(nobody, actors(this::own))),
                yesNo("advantage"),
                yesNo("disadvantage")));
    if (seats > 1 && eyes.all()) blanks.add(yesNo("secret"));
    return asking(new RollOdds(state, eyes).of(words, roll), blanks.toArray(Blank[]::new));
  }

  private Wording rule(Wording words, BaatorChoice.ApplyRule apply) {
    Value nobody = Value.of("", Msg.of("value.nobody"));
    return asking(
        new RollOdds(state, eyes).of(words, apply, packs.registry(state).find(apply.rule())),
        new Blank.OneOf("rule", label("rule"), rules()),
        new Blank.OneOf("actor", label("actor"), actors(this::own)),
        new Blank.OneOf("target", label("target"), with(nobody, actors(eyes::sees))),
        yesNo("advantage"),
        yesNo("disadvantage"));
  }

  private Wording note(Wording words) {
    Blank text = new Blank.Text("text", label("text"), NOTE_LENGTH);
    return seats > 1 && eyes.all() ? asking(words, text, yesNo("secret")) : asking(words, text);
  }

  /** The odds of a fight are worked out only once both sides are there: it takes a while. */
  private Wording muster(Wording words, BaatorChoice.Muster muster) {
    Wording form =
        asking(
            words,
            new Blank.Text("name", label("scene"), NAME_LENGTH),
            new Blank.AnyOf("ours", label("ours"), actors(_ -> true)),
            new Blank.AnyOf("theirs", label("theirs"), actors(_ -> true)),
            new Blank.OneOf("ourRule", label("our-rule"), rules()),
            new Blank.OneOf("theirRule", label("their-rule"), rules()));
    if (muster.ours().isEmpty() || muster.theirs().isEmpty()) return form;
    Encounter encounter =
        new Encounter(muster.ours(), muster.theirs(), muster.ourRule(), muster.theirRule());
    return new RollOdds(state, eyes).of(form, encounter, rules);
  }

  private Wording asking(Wording words, Blank... blanks) {
    return words.asking(blanks);
  }

  /** Those a viewer may act for. */
  private boolean own(String actor) {
    return viewer.equals(Seat.first()) || state.player(actor).equals(viewer);
  }

  private boolean in(String slot, String actor) {
    return state.scene(slot).filter(scene -> scene.has(actor)).isPresent();
  }

  private Blank actor(Predicate<String> which) {
    return new Blank.OneOf("actor", label("actor"), actors(which));
  }

  private List<Value> actors(Predicate<String> which) {
    return state.actors().keySet().stream()
        .filter(which)
        .map(name -> Value.of(name, Msg.literal(name)).showing(BaatorWords.thingId(name)))
        .toList();
  }

  private static List<Value> with(Value first, List<Value> others) {
    return Stream.concat(Stream.of(first), others.stream()).toList();
  }

  private List<Value> rules() {
    RuleNames names = new RuleNames(packs, state);
    return packs.registry(state).all().stream()
        .sorted(Comparator.comparing(Rule::key))
        .map(
            rule ->
                Value.of(
                    rule.key(),
                    Msg.of("value.rule", "rule", names.name(rule.key()), "key", rule.key())))
        .toList();
  }

  private List<Value> kinds() {
    List<Value> kinds = new ArrayList<>();
    for (Templates.Template each : rules.templates().templates())
      kinds.add(
          Value.of(
              each.kind(),
              Msg.of(
                  "value.kind", "kind", Msg.word(each.kind()), "hp", each.hp(), "ac", each.ac())));
    return kinds;
  }

  private Blank seats() {
    List<Value> values = new ArrayList<>();
    values.add(Value.of(0, Msg.of("value.master")));
    for (int seat = 1; seat < seats; seat++) values.add(Value.of(seat, Msg.player(Seat.of(seat))));
    return new Blank.OneOf("seat", label("player"), values);
  }

  private static Blank conditions() {
    return new Blank.OneOf(
        "path",
        label("condition"),
        Samples.CONDITIONS.stream()
            .map(name -> Value.of("stats." + Actor.CONDITION + name, Msg.word(name)))
            .toList());
  }

  private Blank numbers() {
    List<Value> values = new ArrayList<>();
    for (Fact fact : Fact.values()) values.add(Value.of(fact.text(), Msg.word(fact.name())));
    values.add(Value.of("stats." + Actor.HP_MAX, Msg.word(Actor.HP_MAX)));
    for (String stat : packs.stats()) values.add(Value.of("stats." + stat, Msg.word(stat)));
    return new Blank.OneOf("path", label("number"), values);
  }

  private List<Value> effects() {
    List<Value> values = new ArrayList<>();
    for (BaatorState.Applied effect : state.effects().reversed())
      values.add(
          Value.of(
              effect.id(),
              Msg.of("value.effect", "actor", effect.actor(), "fact", effect.fact())
                  .with("before", effect.before())
                  .with("after", effect.after())));
    return values;
  }

  /** Everything on a new sheet. */
  private Blank[] sheet(Actor actor) {
    List<Blank> blanks = new ArrayList<>();
    blanks.add(new Blank.Text("actor.name", label("name"), NAME_LENGTH));
    for (Fact fact : Fact.values())
      blanks.add(number("actor.facts." + fact.ordinal(), Msg.word(fact.name()), 0, Fact.MAX));
    int place = 0;
    for (String stat : actor.stats().keySet())
      blanks.add(number("actor.stats." + place++ + ".value", Msg.word(stat), -Fact.MAX, Fact.MAX));
    if (seats > 1) blanks.add(yesNo("hidden"));
    return blanks.toArray(Blank[]::new);
  }

  private static Blank number(String field, String label, long least, long most) {
    return number(field, label(label), least, most);
  }

  private static Blank number(String field, Msg label, long least, long most) {
    return new Blank.Whole(field, label, least, most);
  }

  private static Blank yesNo(String field) {
    return new Blank.YesNo(field, label(field));
  }

  private static Msg label(String name) {
    return Msg.of("blank." + name);
  }
}

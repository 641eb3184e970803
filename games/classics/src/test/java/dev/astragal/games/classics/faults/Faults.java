package dev.astragal.games.classics.faults;

import static dev.astragal.games.classics.faults.Fault.Subject.BOUQUET;
import static dev.astragal.games.classics.faults.Fault.Subject.WALK;
import static dev.astragal.games.classics.faults.Fault.in;

import java.util.List;

/** What authors get wrong. */
final class Faults {
  private static final String GAME = "Bouquet.java";
  private static final String SCREEN = "BouquetScreen.java";
  private static final String TABLE = "Table.java";
  private static final String ENGLISH = "messages.properties";
  private static final String GERMAN = "messages_de.properties";
  private static final String WALKED = "Walk.java";

  private static final String CHOOSE =
      "    Table after = turn.emit(new Picked(turn.seat(), pick.flower));";
  private static final String FIELD = "  private static final int ROUNDS = 3;";
  private static final String SCORED = "sum = sum.plus(i, points.get(i));";

  private Faults() {}

  static List<Fault> all() {
    return List.of(
        // The state and its events
        in(
            WALK,
            "a choice changes the state without an event",
            WALKED,
            "      case Whistle() -> turn.emit(new Whistled());",
            "      case Whistle() -> { turn.emit(new Whistled()); path.whistles += 3; }"),
        in(
            WALK,
            "a tick changes the state without an event",
            WALKED,
            "    int before = path.distance / MILESTONE;",
            "    int before = path.distance / MILESTONE; path.last[2] = -1;"),
        in(
            WALK,
            "a field is missing in what is written down",
            WALKED,
            "      pace = fields.int32(\"pace\", pace);",
            ""),
        in(
            WALK,
            "a field is missing in a copy",
            WALKED,
            "      return COPIES.of(this);",
            "      Trip copy = COPIES.of(this); copy.pace = 1; return copy;"),
        in(
            WALK,
            "two copies share an array",
            WALKED,
            "      return COPIES.of(this);",
            "      Trip copy = COPIES.of(this); copy.last = last; return copy;"),
        in(WALK, "an invariant that play breaks", WALKED, "path.pace >= 0", "path.pace < 3"),
        in(
            BOUQUET,
            "an event takes effect otherwise the second time",
            GAME,
            FIELD,
            FIELD + " private static int scored;",
            SCORED,
            "sum = sum.plus(i, points.get(i) + scored++ % 7);"),
        in(
            BOUQUET,
            "the first state differs from run to run",
            GAME,
            FIELD,
            FIELD + " private static int begun;",
            "Ints.zeros(seats), 0);",
            "Ints.zeros(seats).with(0, begun++ % 5), 0);"),
        in(
            BOUQUET,
            "the status depends on how often it was asked",
            GAME,
            FIELD,
            FIELD + " private static int asked;",
            "    if (!t.dealt()) return Status.running();",
            "    if (!t.dealt() || asked++ % 97 == 96) return Status.running();"),
        // Luck and order
        in(
            BOUQUET,
            "a clock decides",
            GAME,
            SCORED,
            "sum = sum.plus(i, points.get(i) + (int) (System.nanoTime() % 2));"),
        in(
            BOUQUET,
            "luck that no stream has",
            GAME,
            SCORED,
            "sum = sum.plus(i, points.get(i) + (int) (Math.random() * 2));"),
        in(
            BOUQUET,
            "the address of an object decides",
            GAME,
            SCORED,
            "sum = sum.plus(i, points.get(i) + System.identityHashCode(new Object()) % 2);"),
        in(
            BOUQUET,
            "the hash of an object decides",
            GAME,
            SCORED,
            "sum = sum.plus(i, points.get(i) + (new Object().hashCode() & 1));"),
        in(
                BOUQUET,
                "the order of a hash set decides",
                GAME,
                "    for (Flower flower : Flower.values())\n",
                "    for (Flower flower : new java.util.HashSet<>(List.of(Flower.values())))\n")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "the order of an unordered set decides",
                GAME,
                "    for (Flower flower : Flower.values())\n",
                "    for (Flower flower : java.util.Set.of(Flower.values()))\n")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "the language of the machine decides",
                GAME,
                SCORED,
                "sum = sum.plus(i, points.get(i) + java.util.Locale.getDefault().toString().length());")
            .forTheKitAlone(),
        in(
            BOUQUET,
            "a stream that was not declared",
            GAME,
            CHOOSE,
            "    turn.rng(Stream.of(\"weather\")).below(2);\n" + CHOOSE),
        in(
            BOUQUET,
            "luck in a choice that says it needs none",
            GAME,
            CHOOSE,
            "    turn.rng(DECK).below(2);\n" + CHOOSE),
        in(
            BOUQUET,
            "a draw from nothing",
            GAME,
            "    if (t.round() > 0) turn.emit(new Gathered());",
            "    if (t.round() > 0) turn.emit(new Gathered());\n"
                + "    if (t.points().max() > 20) turn.rng(DECK).below(0);"),
        // Secrets
        in(
            BOUQUET,
            "a secret answer is told to everybody",
            GAME,
            "viewer.equals(seat) ? this : new Decided(seat)",
            "this"),
        in(
            BOUQUET,
            "redeal is missing",
            GAME,
            "    return t.with(Table::cards, cards).with(Table::picks, picks);",
            "    return t;"),
        in(
            BOUQUET,
            "redeal deals anew what a seat sees",
            GAME,
            "t.cards().redealt(viewer, rng)",
            "t.cards().redealt(Seat.SPECTATOR, rng)"),
        in(
            BOUQUET,
            "redeal forgets what follows from what it deals",
            GAME,
            "    return t.with(Table::cards, cards).with(Table::picks, picks);",
            "    return t.with(Table::cards, cards);"),
        in(
            BOUQUET,
            "redeal changes what everybody knows",
            GAME,
            "    return t.with(Table::cards, cards).with(Table::picks, picks);",
            "    return t.with(Table::cards, cards).with(Table::picks, picks)"
                + ".with(Table::points, t.points().plus(0, rng.below(2)));"),
        in(
            BOUQUET,
            "a deal tells everybody all cards",
            GAME,
            "      return Optional.of(new Dealt(seat, move.seenBy(viewer)));",
            "      return Optional.of(this);"),
        in(
            BOUQUET,
            "a secret answer is on the screen",
            SCREEN,
            "Msg.of(t.picks().decided(seat) ? \"decided\" : \"open\")",
            "Msg.literal(t.picks().marks().get(i))"),
        in(
            BOUQUET,
            "another's hand is on the screen",
            SCREEN,
            "Table.count(t.hand(viewer).cards(), flower)",
            "Table.count(t.hand(viewer.next(t.seats())).cards(), flower)"),
        in(
            BOUQUET,
            "a label knows another's hand",
            GAME,
            "\"have\", have)",
            "\"have\", have + t.hand(viewer.next(t.seats())).top())"),
        in(
            BOUQUET,
            "a preview knows another's hand",
            GAME,
            "  @Override\n  public Wording word(",
            """
              @Override
              public Screen preview(Table t, Pick pick, Seat viewer) {
                return BouquetScreen.of(t, viewer.next(t.seats()), ROUNDS);
              }

              @Override
              public Wording word("""),
        in(
            BOUQUET,
            "a number for learners knows another's hand",
            GAME,
            "  @Override\n  public Wording word(",
            """
              @Override
              public void features(Table t, Seat viewer, dev.astragal.kernel.game.Features out) {
                Zone next = t.hand(viewer.plays() ? viewer.next(t.seats()) : Seat.first());
                out.add("next", next.size() == 0 ? 0 : next.top());
              }

              @Override
              public Wording word("""),
        in(
            BOUQUET,
            "what may be chosen depends on another's hand",
            GAME,
            "Choices.of(picks(t.hand(seat).cards()))",
            "Choices.of(picks(t.hand(seat).cards()).reversed().subList(0,"
                + " t.hand(seat.next(t.seats())).top() % 2 == 0 ? 1 : picks(t.hand(seat).cards()).size()))"),
        in(
            BOUQUET,
            "a question tells what others answered",
            GAME,
            "seat -> Choices.of(picks(t.hand(seat).cards()))));",
            "seat -> Choices.of(picks(t.hand(seat).cards()))).because("
                + "dev.astragal.kernel.screen.Msg.of(\"prompt.pick\", \"sum\", t.picks().marks().sum())));"),
        // Several seats at once
        in(
            BOUQUET,
            "two questions have the same number",
            GAME,
            "            number, \"pick\"",
            "            0, \"pick\""),
        in(
            BOUQUET,
            "an answer changes the number of the question",
            GAME,
            "            number, \"pick\"",
            "            number * 8 + t.picks().open().size(), \"pick\""),
        in(
            BOUQUET,
            "answers are borne only in the order of the seats",
            GAME,
            CHOOSE,
            "    if (!turn.seat().equals(t.picks().open().getFirst()))\n"
                + "      throw new IllegalStateException(\"not yet\");\n"
                + CHOOSE),
        // Choices
        in(
            BOUQUET,
            "a choice that is offered is refused",
            GAME,
            CHOOSE,
            "    if (pick.flower == Flower.FERN && t.count(turn.seat(), Flower.FERN) > 1)\n"
                + "      throw turn.refuse(dev.astragal.kernel.game.Rejection.because(\"ILLEGAL_CHOICE\"));\n"
                + CHOOSE),
        in(
            BOUQUET,
            "a choice that is listed is judged illegal",
            GAME,
            "Choices.of(picks(t.hand(seat).cards()))",
            "judged(picks(t.hand(seat).cards()), false)",
            FIELD,
            FIELD + Faults.judged()),
        in(
            BOUQUET,
            "a choice that is not listed is judged legal",
            GAME,
            "Choices.of(picks(t.hand(seat).cards()))",
            "judged(picks(t.hand(seat).cards()), true)",
            FIELD,
            FIELD + Faults.judged()),
        in(
            BOUQUET,
            "a choice is listed twice",
            GAME,
            "if (Table.count(hand, flower) > 0) picks.add(new Pick(flower));",
            "for (int i = 0; i < Table.count(hand, flower); i++) picks.add(new Pick(flower));"),
        in(
            BOUQUET,
            "a question without an answer",
            GAME,
            "    return picks;",
            "    return hand.size() == 1 ? List.of() : picks;"),
        // Time and ends
        in(
            BOUQUET,
            "an endless loop",
            GAME,
            CHOOSE,
            CHOOSE + "\n    while (pick.flower == Flower.LILY) Math.abs(1);"),
        in(
            BOUQUET,
            "events without end",
            GAME,
            CHOOSE,
            CHOOSE
                + "\n    while (pick.flower == Flower.LILY) turn.emit(new Picked(turn.seat(), pick.flower));"),
        in(
            BOUQUET,
            "a recursion without end",
            GAME,
            "    for (int card : hand.toArray()) if (Flower.of(card) == flower) return card;",
            "    if (flower == Flower.LILY) return first(hand, flower);\n"
                + "    for (int card : hand.toArray()) if (Flower.of(card) == flower) return card;"),
        in(
            BOUQUET,
            "a game that never ends",
            GAME,
            ".with(Table::round, t.round() + 1)",
            ".with(Table::round, t.round())"),
        in(
            WALK,
            "time that changes nothing and goes on",
            WALKED,
            "turn.emit(new Walked(path.pace + turn.rng(WIND).below(2)))",
            "(path.distance > 40 ? path : turn.emit(new Walked(path.pace + turn.rng(WIND).below(2))))"),
        in(
            BOUQUET,
            "limits that the game goes beyond",
            GAME,
            ".limits(ROUNDS * HAND_MAX * 5L, ROUNDS)",
            ".limits(20, ROUNDS)"),
        in(
            BOUQUET,
            "a rule that throws in a rare position",
            TABLE,
            "    return worth;\n",
            "    if (worth.max() > 30) throw new ArithmeticException(\"too much\");\n    return worth;\n"),
        in(
            BOUQUET,
            "a spectator sees the deck",
            SCREEN,
            "if (viewer.plays()) panels.add(hand(t, viewer));",
            "if (viewer.plays()) panels.add(hand(t, viewer));\n"
                + "    else panels.add(Panel.line(\"hand\", \"held\", \"count\", t.cards().get(0).top()));"),
        in(
            BOUQUET,
            "an outcome with too few scores",
            GAME,
            "new Outcome(\"won\", winners, t.points())",
            "new Outcome(\"won\", winners, Ints.of(1))"),
        in(
            BOUQUET,
            "a winner who does not play",
            GAME,
            "new Outcome(\"won\", winners, t.points())",
            "new Outcome(\"won\", List.of(Seat.of(9)), t.points())"),
        // Claims and bots
        in(BOUQUET, "a bot that nobody declared", GAME, ".bots(\"florist\")", ".bots(\"gardener\")")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "a manifest that changes",
                GAME,
                FIELD,
                FIELD + " private static int told;",
                "Manifest.of(\"bouquet\", \"Bouquet\")",
                "Manifest.of(\"bouquet\", \"Bouquet\" + told++)")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "a bot that looks into another's hand",
                GAME,
                "            case FERN -> 20;",
                "            case FERN -> t.hand(seat.next(t.seats())).top();")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "a bot that answers what is not offered",
                GAME,
                "    Pick best = picks.getFirst();",
                "    if (picks.size() < 3) return new Pick(Flower.FERN);\n    Pick best = picks.getFirst();")
            .forTheKitAlone(),
        // Words
        in(
                BOUQUET,
                "words: a sentence is missing",
                ENGLISH,
                "event.Decided = {seat} has picked\n",
                "")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "words: a sentence is missing in one language",
                GERMAN,
                "event.Decided = {seat} hat gewählt\n",
                "")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "words: a place that nobody fills",
                ENGLISH,
                "choice.Pick = Take a {flower}; you have {have}",
                "choice.Pick = Take a {blossom}")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "words: a constant's name",
                GAME,
                "\"choice.Pick\", \"flower\", pick.flower,",
                "\"choice.Pick\", \"flower\", pick.flower.name(),")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "words: a thing without a help",
                ENGLISH,
                "help.ROSE = Ten points for every three; fewer are worth nothing.\n",
                "")
            .forTheKitAlone(),
        in(
                BOUQUET,
                "words: two things with one name",
                SCREEN,
                ".showing(Thing.of(flower.name()))\n",
                ".showing(Thing.of(\"flower\", flower.name()))\n")
            .forTheKitAlone());
  }

  /** A judge who always says the same. */
  private static String judged() {
    return """

          private static Choices<Pick> judged(List<Pick> picks, boolean all) {
            return Choices.sampled(
                picks,
                rng -> picks.get(rng.below(picks.size())),
                pick ->
                    all || pick.flower() != Flower.FERN
                        ? Optional.empty()
                        : Optional.of(dev.astragal.kernel.game.Rejection.because("ILLEGAL_CHOICE")));
          }
        """;
  }
}

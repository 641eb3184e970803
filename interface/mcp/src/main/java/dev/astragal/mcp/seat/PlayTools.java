package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.store.MatchSummary;
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** A seat at a table. */
final class PlayTools {
  private static final int LISTED_MAX = 100;

  private final AgentMatches matches;

  PlayTools(AgentMatches matches) {
    this.matches = matches;
  }

  List<Tool<?>> all() {
    return List.of(
        new Tool<>(
            "begin",
            "Takes a seat in a new match beside bots, and shows what you see and are asked.",
            Begin.class,
            (arguments, _) -> begin(arguments)),
        new Tool<>("matches", "Lists your matches.", Listing.class, (_, _) -> list()),
        new Tool<>(
            "resume",
            "Goes on with a match that was left or whose program ended.",
            Named.class,
            (arguments, _) ->
                at(matches.resume(arguments.match), view -> view.answer(SeatView.Part.USUAL))),
        new Tool<>(
            "look",
            "What your seat sees and is asked; part of the choices, or the form of one.",
            Look.class,
            (arguments, _) -> look(arguments)),
        new Tool<>(
            "explain",
            "What a thing on the screen is and does.",
            Explain.class,
            (arguments, _) -> explain(arguments)),
        new Tool<>(
            "consider",
            "Whether a choice is legal now and why not, what it costs, brings and risks, its odds;"
                + " with 'search', what a search of a second thinks of it, where that is allowed.",
            Consider.class,
            (arguments, _) -> consider(arguments)),
        new Tool<>(
            "answer",
            "Answers what you are asked, or orders something, quoting the prompt; then shows what"
                + " happened until you are asked again.",
            Respond.class,
            (arguments, _) -> respond(arguments)),
        new Tool<>(
            "wait",
            "Lets time go on, where it stands still for your orders.",
            Named.class,
            (arguments, _) -> goOn(arguments)),
        new Tool<>(
            "notes",
            "Adds a note of your own to the match, or clears them; gives all of them.",
            Note.class,
            (arguments, _) -> note(arguments)),
        new Tool<>(
            "leave",
            "Gets up; the match is kept and 'resume' goes on with it.",
            Named.class,
            (arguments, _) -> leave(arguments)));
  }

  record Listing() {}

  record Named(@About("the match") @AtMost(100) String match) {}

  record Look(
      @AtMost(100) String match,
      @About("only choices with this text in them") @Omittable @AtMost(200) Optional<String> find,
      @About("only choices from this number on") @Omittable @AtLeast(1) OptionalLong from,
      @About("what stands behind keys elsewhere too") @Omittable boolean whole,
      @About("only the form of a choice, as a JSON schema") @Omittable boolean form) {}

  record Explain(
      @AtMost(100) String match, @About("its name, or part of it") @AtMost(200) String thing) {}

  record Consider(
      @AtMost(100) String match,
      @About("the number of a listed choice") @Omittable @AtLeast(1) OptionalLong number,
      @About("or any choice, written as listed ones are") @Omittable Optional<Tree> choice,
      @About("ask a search too") @Omittable boolean search) {}

  record Respond(
      @AtMost(100) String match,
      @About("the prompt you were shown") long prompt,
      @About("the number of a listed choice") @Omittable @AtLeast(1) OptionalLong number,
      @About("or any choice, written as listed ones are") @Omittable Optional<Tree> choice) {}

  record Note(
      @AtMost(100) String match,
      @Omittable @AtMost(2_000) Optional<String> text,
      @Omittable boolean clear) {}

  private static Answer at(AgentMatch match, Function<SeatView, Answer> work) {
    synchronized (match) {
      return work.apply(match.view());
    }
  }

  private Answer begin(Begin begin) {
    Game<?, ?, ?> game = matches.terms().game(begin.game());
    AgentMatch match =
        matches.begin(begin.spec(game), begin.seating(game), begin.terms(game, matches.terms()));
    String seat =
        "Match "
            + match.id()
            + ", seat "
            + (match.seat().index() + 1)
            + " of "
            + match.table().seating().seats()
            + ".\n";
    return at(match, view -> view.answer(SeatView.Part.USUAL, seat));
  }

  private Answer list() {
    List<Tree> all = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (MatchSummary match : matches.list(LISTED_MAX)) {
      boolean hidden = SeatTerms.of(match.about()).renamed();
      String game = hidden ? "a game" : match.spec().game();
      boolean over = match.outcome().isPresent();
      text.append(match.id()).append(": ").append(game).append(over ? ", over\n" : "\n");
      Tree.Table row = Tree.emptyTable().with("match", Tree.of(match.id()));
      if (!hidden) row = row.with("game", Tree.of(game));
      all.add(row.with("over", Tree.of(over)));
    }
    return Answer.of(text.toString(), Tree.emptyTable().with("matches", Tree.of(all)));
  }

  private Answer look(Look look) {
    AgentMatch match = matches.at(look.match);
    if (look.form) return form(match);
    int from = (int) Math.min(Integer.MAX_VALUE, look.from.orElse(1)) - 1;
    SeatView.Part part = new SeatView.Part(look.find.orElse(""), from, look.whole);
    return at(match, view -> view.answer(part));
  }

  private static Answer form(AgentMatch match) {
    Tree schema = GameLibrary.kernel(match.table().spec()).choiceShape().schema();
    Tree.Table form = Tree.emptyTable().with("form", Forms.coined(schema, match.words()));
    return Answer.of(JsonTrees.write(form), form);
  }

  private Answer explain(Explain explain) {
    AgentMatch match = matches.at(explain.match);
    return at(
        match,
        _ -> {
          String wanted = explain.thing.strip().toLowerCase(Locale.ROOT);
          List<String> found = new ArrayList<>();
          for (Thing thing : ScreenText.things(match.table().now().screen(match.seat()))) {
            String name = match.words().coined(match.table().messages().text(thing.name()));
            String help = match.words().coined(match.table().messages().text(thing.help()));
            String line = name + ": " + help;
            if (name.toLowerCase(Locale.ROOT).contains(wanted) && !found.contains(line))
              found.add(line);
          }
          if (found.isEmpty())
            throw new BadInputException("nothing of that name is on your screen");
          return Answer.of(
              String.join("\n", found),
              Tree.emptyTable().with("found", Tree.of(found.stream().map(Tree::of).toList())));
        });
  }

  private Answer consider(Consider consider) {
    AgentMatch match = matches.at(consider.match);
    return at(
        match,
        view -> {
          Question question = match.question().orElseThrow(PlayTools::unasked);
          Offer offer = chosen(match, consider.number, consider.choice);
          if (offer.kind() != Offer.Kind.WAY_BACK) {
            Reply reply = match.table().check(match.seat(), question.prompt(), offer.choice());
            if (!reply.accepted()) return refused(match, reply);
          }
          if (consider.search && !matches.terms().design())
            throw new BadInputException("no search may be asked here");
          return considered(match, view, offer, consider.search);
        });
  }

  private static Answer considered(AgentMatch match, SeatView view, Offer offer, boolean search) {
    Wording wording =
        offer.kind() == Offer.Kind.WAY_BACK
            ? offer.wording()
            : match.table().now().wording(match.seat(), offer.choice());
    StringBuilder text = new StringBuilder("Legal. ");
    text.append(match.words().coined(match.table().messages().text(wording.label())));
    List<Tree> details = new ArrayList<>();
    for (SeatView.Detail detail : view.details(wording)) {
      text.append('\n').append(detail.kind()).append(": ").append(detail.text());
      details.add(
          Tree.emptyTable()
              .with("kind", Tree.of(detail.kind()))
              .with("text", Tree.of(detail.text())));
    }
    Tree.Table content =
        Tree.emptyTable().with("legal", Tree.of(true)).with("details", Tree.of(details));
    Optional<Advice.Way> way = search ? searched(match, offer) : Optional.empty();
    if (way.isPresent()) {
      content = content.with("expectedPercent", Tree.of(way.get().hundredths()));
      text.append("\nA search expects ")
          .append(way.get().hundredths())
          .append(" of 100, where 100 is a certain win.");
    } else if (search) text.append("\nNo search is allowed here, or none tried this.");
    return Answer.of(text.toString(), content);
  }

  private static Optional<Advice.Way> searched(AgentMatch match, Offer offer) {
    return match
        .table()
        .adviser(match.seat(), Advice.USUAL)
        .flatMap(
            _ ->
                match
                    .table()
                    .now()
                    .advice(match.seat(), Optional.of(offer.choice()), Advice.USUAL)
                    .of(offer.choice()));
  }

  /** The choice that is meant, by its number or as it is written. */
  private static Offer chosen(AgentMatch match, OptionalLong number, Optional<Tree> choice) {
    if (number.isPresent() == choice.isPresent())
      throw new BadInputException("give a number or a choice");
    if (choice.isPresent()) {
      Tree plain = match.words().plain(choice.get());
      for (Offer offer : match.offers()) if (offer.choice().equals(plain)) return offer;
      return new Offer(Offer.Kind.ANSWER, plain, Wording.of("choice"));
    }
    if (match.terms().withheld())
      throw new BadInputException("choices are not listed in this match; write one");
    List<Offer> offers = match.offers();
    if (number.getAsLong() > offers.size())
      throw new BadInputException("there are " + offers.size() + " choices");
    return offers.get((int) number.getAsLong() - 1);
  }

  private Answer respond(Respond respond) {
    AgentMatch match = matches.at(respond.match);
    return at(
        match,
        view -> {
          if (match.question().isEmpty()) throw unasked();
          Offer offer = chosen(match, respond.number, respond.choice);
          Reply reply = match.take(respond.prompt, offer);
          return reply.accepted() ? view.answer(SeatView.Part.USUAL) : refused(match, reply);
        });
  }

  private static BadInputException unasked() {
    return new BadInputException("you are not asked anything now");
  }

  private static Answer refused(AgentMatch match, Reply reply) {
    Rejection error = reply.error();
    String why = match.words().coined(match.table().messages().text(error.why()));
    Answer refused = Answer.refused(match.words().coined(error.code()), why);
    Tree.Table content = refused.content();
    if (!error.path().isEmpty())
      content = content.with("path", Tree.of(match.words().coined(error.path())));
    // Some games remember a refusal, and then ask anew.
    Optional<Question> still = match.question();
    if (still.isPresent()) content = content.with("prompt", Tree.of(still.get().prompt()));
    return new Answer(why, content, true);
  }

  private Answer goOn(Named named) {
    AgentMatch match = matches.at(named.match);
    return at(
        match,
        view -> {
          match.goOn();
          return view.answer(SeatView.Part.USUAL);
        });
  }

  private Answer note(Note note) {
    AgentMatch match = matches.at(note.match);
    return at(
        match,
        _ -> {
          if (note.clear) match.write(List.of());
          note.text.ifPresent(match::note);
          List<String> notes = match.terms().notes();
          return Answer.of(
              String.join("\n", notes),
              Tree.emptyTable().with("notes", Tree.of(notes.stream().map(Tree::of).toList())));
        });
  }

  private Answer leave(Named named) {
    matches.leave(named.match);
    return Answer.of(
        "You got up from " + named.match + ".",
        Tree.emptyTable().with("left", Tree.of(named.match)));
  }
}

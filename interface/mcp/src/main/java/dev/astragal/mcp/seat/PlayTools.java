package dev.astragal.mcp.seat;

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
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** What is done on a seat, whoever else is at the table. */
final class PlayTools {
  private final Seats seats;

  PlayTools(Seats seats) {
    this.seats = seats;
  }

  List<Tool<?>> all() {
    return List.of(
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
            "notes",
            "Adds a note of your own to the match, or clears them; gives all of them.",
            Note.class,
            (arguments, _) -> note(arguments)));
  }

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

  private Answer look(Look look) {
    AgentSeat match = seats.at(look.match);
    if (look.form) return form(match);
    int from = (int) Math.min(Integer.MAX_VALUE, look.from.orElse(1)) - 1;
    SeatView.Part part = new SeatView.Part(look.find.orElse(""), from, look.whole);
    return match.held(view -> view.answer(part));
  }

  private static Answer form(AgentSeat match) {
    Tree schema = GameLibrary.kernel(match.table().spec()).choiceShape().schema();
    Tree.Table form = Tree.emptyTable().with("form", Forms.coined(schema, match.words()));
    return Answer.of(JsonTrees.write(form), form);
  }

  private Answer explain(Explain explain) {
    AgentSeat match = seats.at(explain.match);
    return match.held(
        _ -> {
          String wanted = explain.thing.strip().toLowerCase(Locale.ROOT);
          List<String> found = new ArrayList<>();
          for (Thing thing : ScreenText.things(match.table().now().screen(match.seat()))) {
            String name = match.words().coined(match.messages().text(thing.name()));
            String help = match.words().coined(match.messages().text(thing.help()));
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
    AgentSeat match = seats.at(consider.match);
    return match.held(
        view -> {
          Question question = match.question().orElseThrow(PlayTools::unasked);
          Offer offer = chosen(match, consider.number, consider.choice);
          if (offer.kind() != Offer.Kind.WAY_BACK) {
            Reply reply = match.table().check(match.seat(), question.prompt(), offer.choice());
            if (!reply.accepted()) return refused(match, reply);
          }
          if (consider.search && !seats.terms().design())
            throw new BadInputException("no search may be asked here");
          return considered(match, view, offer, consider.search);
        });
  }

  private static Answer considered(AgentSeat match, SeatView view, Offer offer, boolean search) {
    Wording wording =
        offer.kind() == Offer.Kind.WAY_BACK
            ? offer.wording()
            : match.table().now().wording(match.seat(), offer.choice());
    StringBuilder text = new StringBuilder("Legal. ");
    text.append(match.words().coined(match.messages().text(wording.label())));
    List<Tree> details = new ArrayList<>();
    for (SeatView.Detail detail : view.details(wording)) {
      text.append('\n').append(detail.kind()).append(": ").append(detail.text());
      details.add(SeatView.DETAIL.tree(detail));
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

  private static Optional<Advice.Way> searched(AgentSeat match, Offer offer) {
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
  private static Offer chosen(AgentSeat match, OptionalLong number, Optional<Tree> choice) {
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
    AgentSeat match = seats.at(respond.match);
    Optional<Answer> refused =
        match.held(
            _ -> {
              if (match.question().isEmpty()) throw unasked();
              Offer offer = chosen(match, respond.number, respond.choice);
              Reply reply = match.take(respond.prompt, offer);
              return reply.accepted() ? Optional.empty() : Optional.of(refused(match, reply));
            });
    if (refused.isPresent()) return refused.get();
    match.goOn();
    return match.held(view -> view.answer(SeatView.Part.USUAL));
  }

  private static BadInputException unasked() {
    return new BadInputException("you are not asked anything now");
  }

  private static Answer refused(AgentSeat match, Reply reply) {
    Rejection error = reply.error();
    String why = match.words().coined(match.messages().text(error.why()));
    Answer refused = Answer.refused(match.words().coined(error.code()), why);
    Tree.Table content = refused.content();
    if (!error.path().isEmpty())
      content = content.with("path", Tree.of(match.words().coined(error.path())));
    // Some games remember a refusal, and then ask anew.
    Optional<Question> still = match.question();
    if (still.isPresent()) content = content.with("prompt", Tree.of(still.get().prompt()));
    return new Answer(why, content, true);
  }

  private Answer note(Note note) {
    AgentSeat match = seats.at(note.match);
    return match.held(
        _ -> {
          if (note.clear) match.write(List.of());
          note.text.ifPresent(match::note);
          List<String> notes = match.terms().notes();
          return Answer.of(
              String.join("\n", notes),
              Tree.emptyTable().with("notes", Tree.of(notes.stream().map(Tree::of).toList())));
        });
  }
}

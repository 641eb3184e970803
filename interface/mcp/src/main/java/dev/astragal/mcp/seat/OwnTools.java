package dev.astragal.mcp.seat;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.store.MatchSummary;
import java.util.ArrayList;
import java.util.List;

/** Matches of an agent alone with bots: to begin one, to leave it and to come back. */
final class OwnTools {
  private static final int LISTED_MAX = 100;

  private final AgentMatches matches;

  OwnTools(AgentMatches matches) {
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
            (arguments, _) -> shown(matches.resume(arguments.match))),
        new Tool<>(
            "wait",
            "Lets time go on, where it stands still for your orders.",
            Named.class,
            (arguments, _) -> {
              AgentSeat seat = matches.at(arguments.match);
              seat.goOn();
              return shown(seat);
            }),
        new Tool<>(
            "leave",
            "Gets up; the match is kept and 'resume' goes on with it.",
            Named.class,
            (arguments, _) -> leave(arguments)));
  }

  record Listing() {}

  record Named(@About("the match") @AtMost(100) String match) {}

  private static Answer shown(AgentSeat seat) {
    return seat.held(view -> view.answer(SeatView.Part.USUAL));
  }

  private Answer begin(Begin begin) {
    Game<?, ?, ?> game = matches.terms().game(begin.game());
    AgentMatch match =
        matches.begin(begin.spec(game), begin.seating(game), begin.terms(game, matches.terms()));
    return match.held(view -> view.answer(SeatView.Part.USUAL, view.place()));
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
    return Answer.of(
        text.isEmpty() ? "You have no matches yet; 'begin' makes one.\n" : text.toString(),
        Tree.emptyTable().with("matches", Tree.of(all)));
  }

  private Answer leave(Named named) {
    matches.leave(named.match);
    return Answer.of(
        "You got up from " + named.match + ".",
        Tree.emptyTable().with("left", Tree.of(named.match)));
  }
}

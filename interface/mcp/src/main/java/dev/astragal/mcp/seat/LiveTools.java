package dev.astragal.mcp.seat;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.ServerMessage;
import dev.astragal.web.message.StatusInfo;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Seats at the tables of a server: to find one, to wait there, to speak, to get up. */
final class LiveTools {
  private static final int LISTED_MAX = 50;

  /** Below what proxies and this server let a connection be silent. */
  private static final int WAIT_SECONDS_MAX = 20;

  private final LiveSeats seats;

  LiveTools(LiveSeats seats) {
    this.seats = seats;
  }

  List<Tool<?>> all() {
    return List.of(
        new Tool<>(
            "tables",
            "Lists the matches of this server with a free seat, and who sits there already.",
            OwnTools.Listing.class,
            (_, _) -> tables()),
        new Tool<>(
            "join",
            "Takes a free seat in a match, beside people and bots; they see that you are an agent.",
            Join.class,
            (arguments, _) -> join(arguments)),
        new Tool<>(
            "begin",
            "Takes a seat in a new match, beside bots and whoever comes to its free seats.",
            LiveBegin.class,
            (arguments, _) -> begin(arguments)),
        new Tool<>("matches", "Lists the seats you have.", OwnTools.Listing.class, (_, _) -> own()),
        new Tool<>(
            "resume",
            "Takes the seat of a token again, from another session or after a break.",
            Resume.class,
            (arguments, _) -> resume(arguments)),
        new Tool<>(
            "wait",
            "Waits until you are asked something or the match is over, for at most "
                + WAIT_SECONDS_MAX
                + " seconds, and shows what happened; call it again while others think.",
            Wait.class,
            this::await),
        new Tool<>(
            "say", "Says something to everybody at the table.", Say.class, (said, _) -> say(said)),
        new Tool<>(
            "agree",
            "Says yes or no to somebody who asks to take something back.",
            Agree.class,
            (arguments, _) -> agree(arguments)),
        new Tool<>(
            "leave",
            "Gets up: a bot takes the seat, or it is free for anybody, or it waits for its token.",
            Leave.class,
            (arguments, _) -> leave(arguments)));
  }

  record Join(
      @About("the match, as 'tables' or a link names it") @AtMost(100) String match,
      @About("which seat, from 1; the first free one if not given")
          @Omittable
          @AtLeast(1)
          @AtMost(32)
          Optional<Integer> seat,
      @About("how the others call you") @Omittable @AtMost(NewMatch.NAME_LENGTH_MAX)
          Optional<String> name,
      @About("do not list legal choices: any answer is checked, with reasons") @Omittable
          boolean withhold,
      @About("other words in this match") @Omittable boolean rename,
      @About("a language of the game; that of the match if not given") @Omittable @AtMost(64)
          Optional<String> language) {}

  record Resume(
      @AtMost(100) String match,
      @About("what you were told when you took the seat") @AtMost(100) String token,
      @Omittable boolean withhold,
      @Omittable boolean rename,
      @Omittable @AtMost(64) Optional<String> language) {}

  record Wait(
      @AtMost(100) String match,
      @About("how long at most") @Omittable @AtLeast(0) @AtMost(WAIT_SECONDS_MAX)
          OptionalLong seconds) {}

  record Say(@AtMost(100) String match, @AtMost(ServerMessage.ChatLine.LENGTH_MAX) String text) {}

  record Agree(@AtMost(100) String match, boolean yes) {}

  record Leave(
      @AtMost(100) String match,
      @About("who has the seat then; a bot if not given") @Omittable Optional<To> to) {}

  /** Who has a seat that its agent leaves. */
  enum To {
    @Name("bot")
    BOT,
    @Name("anybody")
    ANYBODY,
    @Name("token")
    TOKEN
  }

  private Answer tables() {
    List<Tree> all = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (MatchInfo match : seats.matches().listed(LISTED_MAX, Optional.empty())) {
      if (match.status() == StatusInfo.Kind.FINISHED) continue;
      List<Tree> free = new ArrayList<>();
      for (MatchInfo.SeatInfo seat : match.seats())
        if (seat.kind() == MatchInfo.SeatInfo.Kind.OPEN)
          free.add(Tree.of(seat.index().index() + 1));
      if (free.isEmpty()) continue;
      text.append(match.id()).append(": ").append(match.title()).append("; ");
      text.append(String.join(", ", sitting(match))).append('\n');
      all.add(
          Tree.emptyTable()
              .with("match", Tree.of(match.id()))
              .with("game", Tree.of(match.game()))
              .with("free", Tree.of(free))
              .with("sitting", Tree.of(sitting(match).stream().map(Tree::of).toList())));
    }
    return Answer.of(
        text.isEmpty() ? "No match has a free seat; 'begin' makes one.\n" : text.toString(),
        Tree.emptyTable().with("tables", Tree.of(all)));
  }

  /** Who sits where, as anybody may see it. */
  private static List<String> sitting(MatchInfo match) {
    return match.seats().stream()
        .map(
            seat ->
                (seat.index().index() + 1)
                    + " "
                    + switch (seat.kind()) {
                      case HUMAN -> seat.name() + " (person)";
                      case AGENT -> seat.name() + " (agent)";
                      case BOT -> seat.name() + " (bot)";
                      case OPEN -> "free";
                    })
        .toList();
  }

  private Answer join(Join join) {
    SeatTerms terms = SeatTerms.wanted(join.name.orElse("Agent"), join.withhold, join.rename);
    return taken(
        seats.join(join.match, join.seat.map(seat -> seat - 1), join.language.orElse(""), terms));
  }

  private Answer begin(LiveBegin begin) {
    return taken(
        seats.begin(
            begin.wanted(seats.terms()),
            begin.language().orElse(""),
            SeatTerms.wanted(begin.called(), begin.withhold(), begin.rename())));
  }

  private Answer resume(Resume resume) {
    SeatTerms terms = SeatTerms.wanted("", resume.withhold, resume.rename);
    return taken(seats.resume(resume.match, resume.token, resume.language.orElse(""), terms));
  }

  /** What somebody sees who has just sat down, and what brings them back. */
  private static Answer taken(LiveSeat seat) {
    seat.goOn();
    MatchInfo match = seat.match().summary(Optional.empty());
    Answer seen =
        seat.held(
            view ->
                view.answer(
                    SeatView.Part.USUAL,
                    view.place()
                        + "At the table: "
                        + String.join(", ", sitting(match))
                        + ".\nWith the token "
                        + seat.token()
                        + " you can 'resume' this seat from another session.\n"));
    return Answer.of(seen.text(), seen.content().with("token", Tree.of(seat.token())));
  }

  private Answer own() {
    List<Tree> all = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (LiveSeat seat : seats.all()) {
      boolean over = seat.match().over();
      String game = seat.terms().renamed() ? "a game" : seat.table().spec().game();
      text.append(seat.id()).append(": ").append(game).append(over ? ", over\n" : "\n");
      all.add(
          Tree.emptyTable()
              .with("match", Tree.of(seat.id()))
              .with("token", Tree.of(seat.token()))
              .with("over", Tree.of(over)));
    }
    return Answer.of(
        text.isEmpty() ? "You have no seat; 'tables' lists free ones.\n" : text.toString(),
        Tree.emptyTable().with("matches", Tree.of(all)));
  }

  private Answer await(Wait wait, Tool.Progress progress) {
    LiveSeat seat = seats.at(wait.match);
    progress.mayStop();
    seat.await(Duration.ofSeconds(wait.seconds.orElse(WAIT_SECONDS_MAX)));
    return seat.held(view -> view.answer(SeatView.Part.USUAL));
  }

  private Answer say(Say say) {
    seats.say(say.match, say.text);
    return Answer.of("Said.", Tree.emptyTable().with("said", Tree.of(say.text)));
  }

  private Answer agree(Agree agree) {
    LiveSeat seat = seats.at(agree.match);
    seat.match().agree(seat.seat(), agree.yes);
    return seat.held(view -> view.answer(SeatView.Part.USUAL));
  }

  private Answer leave(Leave leave) {
    LiveSeat seat = seats.gone(leave.match);
    To to = leave.to.orElse(To.BOT);
    boolean over = seat.match().over();
    if (to != To.TOKEN && !over) seat.match().replace(seat.seat(), seat.seat(), to == To.ANYBODY);
    else seat.getUp();
    String who =
        over || to == To.TOKEN
            ? "its token brings you back"
            : to == To.BOT ? "a bot plays on" : "anybody may take it";
    return Answer.of(
        "You got up from " + leave.match + "; " + who + ".",
        Tree.emptyTable()
            .with("left", Tree.of(leave.match))
            .with("to", Tree.of(to.name().toLowerCase(Locale.ROOT))));
  }
}

package dev.astragal.web.match;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Advice;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Offer;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.TakeBack;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.message.EventInfo;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.QuestionInfo;
import dev.astragal.web.message.ScreenInfo;
import dev.astragal.web.message.ServerMessage;
import dev.astragal.web.message.StatusInfo;
import dev.astragal.web.message.Worded;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What leaves a match: always for one viewer, in that viewer's words, and nothing that viewer may
 * not know.
 */
record MatchView(Table table, Changes changes, Messages messages) {
  /** How far back the log goes for somebody who comes new. */
  private static final int LOG_LINES = 300;

  private Worded words() {
    return new Worded(messages);
  }

  MatchInfo summary(String id, Company company) {
    About about = company.about();
    Viewers viewers = company.viewers();
    List<MatchInfo.SeatInfo> seats = new ArrayList<>();
    for (int i = 0; i < about.seats().size(); i++) {
      Seat seat = Seat.of(i);
      String name = messages.player(seat);
      seats.add(about.seats().get(i).shown(seat, name, viewers.has(seat), viewers.left(seat)));
    }
    Moment now = table.now();
    Situation situation = now.situation();
    Optional<Outcome> outcome = table.outcome();
    return new MatchInfo(
        id,
        table.spec().game(),
        table.manifest().title(),
        table.spec().options(),
        table.spec().overlays().stream().map(RunSpec.Overlay::name).toList(),
        about.language().orElse(""),
        about.created(),
        seats,
        OptionalLong.of(now.tick()),
        OptionalLong.of(now.inputs()),
        about.watchable(),
        viewers.watching(),
        table.manifest().undo(),
        table.manifest().led(),
        table.practice(),
        about.clockSeconds(),
        StatusInfo.Kind.of(situation),
        situation.asked(),
        GameFiles.art(table.spec().game()),
        outcome,
        outcome.map(_ -> table.spec().seed().text()),
        Optional.of(id).filter(_ -> outcome.isPresent() || about.people() == 1),
        about.next());
  }

  ServerMessage.Update update(
      Seat viewer, long since, Optional<MatchInfo> match, Optional<Duration> left) {
    Optional<List<Told>> missed = changes.toldAt(since).flatMap(told -> table.log(viewer, told));
    long seq = changes.last();
    Moment now = table.now();
    return new ServerMessage.Update(
        seq,
        missed.isPresent() ? Math.min(since + 1, seq) : seq,
        missed.isEmpty(),
        missed.map(this::numbered).orElseGet(() -> lately(viewer)),
        screen(now.screen(viewer)),
        table
            .question(viewer, Worded.LISTED_MAX)
            .map(question -> words().question(question, List.of())),
        StatusInfo.of(now),
        pace(),
        retraction(viewer),
        table.adviser(viewer, Advice.USUAL).isPresent(),
        match,
        left.map(time -> Math.max(0, time.toMillis())));
  }

  ScreenInfo screen(Screen screen) {
    return words().screen(screen);
  }

  QuestionInfo.OfferInfo offer(Offer offer) {
    return words().offer(offer);
  }

  ServerMessage advice(long id, Advice advice) {
    return words().advice(id, advice);
  }

  ServerMessage.Pace pace() {
    return new ServerMessage.Pace(table.tempo().running(), table.tempo().speed());
  }

  private ServerMessage.Retraction retraction(Seat viewer) {
    ServerMessage.Retraction.May may =
        !viewer.plays()
            ? ServerMessage.Retraction.May.NO
            : switch (table.mayTakeBack(viewer)) {
              case TakeBack.Free _ -> ServerMessage.Retraction.May.FREE;
              case TakeBack.Practice _ -> ServerMessage.Retraction.May.PRACTICE;
              case TakeBack.ByConsent _ -> ServerMessage.Retraction.May.CONSENT;
              case TakeBack.Refused _ -> ServerMessage.Retraction.May.NO;
            };
    return new ServerMessage.Retraction(may, table.takeBackAsked());
  }

  Optional<ServerMessage> ended(String id) {
    return table
        .outcome()
        .map(
            outcome ->
                new ServerMessage.Ended(
                    outcome,
                    Ending.text(outcome, messages),
                    table.spec().seed().text(),
                    table.now().hash(),
                    id));
  }

  /** Ids count what this viewer was told with each change, and so tell nothing of the rest. */
  private List<EventInfo> numbered(List<Told> missed) {
    List<EventInfo> events = new ArrayList<>();
    long change = -1;
    int number = 0;
    for (Told told : missed) {
      long with = changes.changeOf(told.number());
      number = with == change ? number + 1 : 0;
      change = with;
      events.add(words().event(change + "." + number, told));
    }
    return events;
  }

  private List<EventInfo> lately(Seat viewer) {
    List<Told> all = table.log(viewer);
    List<EventInfo> events = new ArrayList<>();
    for (Told told : all.subList(Math.max(0, all.size() - LOG_LINES), all.size()))
      events.add(words().event("log." + events.size(), told));
    return events;
  }
}

package dev.astragal.web.match;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.TakeBack;
import dev.astragal.runtime.table.Told;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.PlayJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What leaves a match: always for one viewer, and nothing that viewer may not know. */
record MatchView(Table table, Changes changes) {
  /** How far back the log goes for somebody who comes new. */
  private static final int LOG_LINES = 300;

  private PlayJson json() {
    return new PlayJson(table.messages());
  }

  Tree.Table summary(About about, Viewers viewers) {
    List<Tree> seats = new ArrayList<>();
    for (int i = 0; i < about.seats().size(); i++) {
      String name = table.messages().player(Seat.of(i));
      seats.add(about.seats().get(i).shown(i, name, viewers.has(Seat.of(i))));
    }
    Moment now = table.now();
    Fields fields =
        Fields.of()
            .put("id", about.id())
            .put("game", table.spec().game())
            .put("title", table.manifest().title())
            .put("created", about.created().toString())
            .put("seats", seats)
            .put("tick", now.tick())
            .put("inputs", now.inputs())
            .put("spectators", about.watchable())
            .put("watching", viewers.watching())
            .put("undo", table.manifest().undo())
            .put("practice", table.practice())
            .put("status", PlayJson.kind(now.situation()))
            .put("asked", PlayJson.asked(now.situation()));
    GameFiles.art(table.spec().game()).ifPresent(art -> fields.put("art", art));
    if (now.situation() instanceof Situation.Over(Outcome outcome))
      fields.put("outcome", Outcomes.tree(outcome)).put("seed", table.spec().seed().text());
    if (now.situation() instanceof Situation.Over || about.people() == 1)
      fields.put("run", about.id());
    return fields.tree();
  }

  Tree.Table update(Seat viewer, long since) {
    Optional<List<Told>> missed = changes.toldAt(since).flatMap(told -> table.log(viewer, told));
    long seq = changes.last();
    return Fields.of()
        .put("type", "update")
        .put("seq", seq)
        .put("from", missed.isPresent() ? Math.min(since + 1, seq) : seq)
        .put("resync", missed.isEmpty())
        .put("events", missed.map(this::numbered).orElseGet(() -> lately(viewer)))
        .put("screen", screen(table.now().screen(viewer)))
        .put("prompt", json().question(table.question(viewer, PlayJson.LISTED_MAX)))
        .put("status", PlayJson.status(table.now()))
        .put("time", time())
        .put("takeBack", takeBack(viewer))
        .tree();
  }

  Tree screen(Screen screen) {
    return json().screen(screen);
  }

  Tree time() {
    return Fields.of()
        .put("running", table.tempo().running())
        .put("speed", table.tempo().speed())
        .tree();
  }

  private Tree takeBack(Seat viewer) {
    String may =
        !viewer.plays()
            ? "no"
            : switch (table.mayTakeBack(viewer)) {
              case TakeBack.Free _ -> "free";
              case TakeBack.Practice _ -> "practice";
              case TakeBack.ByConsent _ -> "consent";
              case TakeBack.Refused _ -> "no";
            };
    return Fields.of()
        .put("may", may)
        .put("asked", table.takeBackAsked().map(seat -> Tree.of(seat.index())).orElse(Tree.none()))
        .tree();
  }

  Tree.Table ended(String id) {
    Fields fields = Fields.of().put("type", "ended");
    table.outcome().ifPresent(outcome -> fields.put("outcome", Outcomes.tree(outcome)));
    return fields
        .put("seed", table.spec().seed().text())
        .put("hash", Hashes.text(table.now().hash()))
        .put("run", id)
        .tree();
  }

  /** Ids count what this viewer was told with each change, and so tell nothing of the rest. */
  private List<Tree> numbered(List<Told> missed) {
    List<Tree> events = new ArrayList<>();
    long change = -1;
    int number = 0;
    for (Told told : missed) {
      long with = changes.changeOf(told.number());
      number = with == change ? number + 1 : 0;
      change = with;
      events.add(json().event(change + "." + number, told));
    }
    return events;
  }

  private List<Tree> lately(Seat viewer) {
    List<Told> all = table.log(viewer);
    List<Tree> events = new ArrayList<>();
    for (Told told : all.subList(Math.max(0, all.size() - LOG_LINES), all.size()))
      events.add(json().event("log." + events.size(), told));
    return events;
  }
}

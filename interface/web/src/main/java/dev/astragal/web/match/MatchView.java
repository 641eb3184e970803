package dev.astragal.web.match;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.session.Outcomes;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.timeline.Timeline;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.PlayJson;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What leaves a match: always for one viewer, and nothing that viewer may not know. */
final class MatchView<S, C extends Choice, E extends Event> {
  /** How many steps back the log goes for somebody who comes new. */
  static final int LOG_STEPS = 64;

  private final Session<S, C, E> session;
  private final PlayJson<S, C, E> json;
  private final Happenings happenings;
  private final String epoch = Secrets.id();

  MatchView(Session<S, C, E> session, PlayJson<S, C, E> json, Happenings happenings) {
    this.session = session;
    this.json = json;
    this.happenings = happenings;
  }

  /** Stands for this life of the server: numbers of another life mean nothing here. */
  String epoch() {
    return epoch;
  }

  Tree.Table summary(About about, Collection<Seat> viewers) {
    List<Tree> seats = new ArrayList<>();
    for (int i = 0; i < about.chairs().size(); i++) {
      int seat = i;
      boolean connected = viewers.stream().anyMatch(viewer -> viewer.index() == seat);
      seats.add(about.chairs().get(i).shown(i).put("connected", connected).tree());
    }
    Run<S, C, E> run = session.run();
    Fields fields =
        Fields.of()
            .put("id", about.id())
            .put("game", session.spec().game())
            .put("title", session.kernel().manifest().title())
            .put("created", about.created().toString())
            .put("seats", seats)
            .put("tick", run.tick())
            .put("inputs", run.inputs())
            .put("spectators", about.watchable())
            .put("watching", viewers.stream().filter(viewer -> viewer.index() < 0).count())
            .put("undo", session.kernel().manifest().undo() && about.people() == 1);
    switch (run.status()) {
      case Status.Running<C> _ -> fields.put("status", "running").put("asked", List.of());
      case Status.Awaiting<C>(Prompt<C> prompt) ->
          fields.put("status", "awaiting").put("asked", PlayJson.seats(prompt));
      case Status.Finished<C>(Outcome outcome) ->
          fields
              .put("status", "finished")
              .put("asked", List.of())
              .put("outcome", Outcomes.tree(outcome))
              .put("seed", session.spec().seed().text());
    }
    if (session.outcome().isPresent() || about.people() == 1) fields.put("run", about.id());
    return fields.tree();
  }

  Tree.Table update(Seat viewer, long since, Tree clock) {
    Optional<List<Happenings.Happening>> missed = happenings.since(since);
    long seq = happenings.last();
    Run<S, C, E> run = session.run();
    return Fields.of()
        .put("type", "update")
        .put("seq", seq)
        .put("from", missed.isPresent() ? Math.min(since + 1, seq) : seq)
        .put("resync", missed.isEmpty())
        .put("events", missed.map(list -> seen(list, viewer)).orElseGet(() -> log(viewer)))
        .put("screen", json.screen(run, viewer))
        .put("prompt", json.prompt(run, viewer))
        .put("status", json.status(run))
        .put("time", clock)
        .tree();
  }

  Tree preview(Seat viewer, C choice) {
    return json.preview(session.run(), choice, viewer);
  }

  Tree.Table ended(String id) {
    Fields fields = Fields.of().put("type", "ended");
    session.outcome().ifPresent(outcome -> fields.put("outcome", Outcomes.tree(outcome)));
    return fields
        .put("seed", session.spec().seed().text())
        .put("hash", Hashes.text(session.run().hash()))
        .put("run", id)
        .tree();
  }

  private List<Tree> seen(List<Happenings.Happening> missed, Seat viewer) {
    List<Tree> events = new ArrayList<>();
    for (Happenings.Happening happening : missed) {
      int number = 0;
      for (Happenings.Timed timed : happening.events()) {
        Optional<Event> seen = timed.event().seenBy(viewer);
        if (seen.isPresent())
          events.add(json.event(happening.seq() + "." + number++, timed.tick(), seen.get()));
      }
    }
    return events;
  }

  /** The last events, from the recorded past. */
  private List<Tree> log(Seat viewer) {
    Timeline<S, C, E> timeline = session.timeline();
    long step = Math.max(0, timeline.lastStep() - LOG_STEPS);
    Run<S, C, E> run = timeline.at(step);
    List<Tree> events = new ArrayList<>();
    for (; step < timeline.lastStep(); step++) {
      run = timeline.stepped(run);
      for (E event : run.events()) {
        Optional<Event> seen = event.seenBy(viewer);
        if (seen.isPresent())
          events.add(json.event("log." + events.size(), run.tick(), seen.get()));
      }
    }
    return events;
  }
}

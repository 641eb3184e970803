package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.LinkedLines;
import dev.astragal.runtime.library.Fingerprint;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.web.match.About;
import dev.astragal.web.match.LiveMatch;
import dev.astragal.web.match.Matches;
import dev.astragal.web.match.Secrets;
import dev.astragal.web.match.StoredMatches;
import dev.astragal.web.match.Thinking;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.RunInfo;
import dev.astragal.web.message.StoryInfo;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The runs that can be inspected, and who may. */
public final class Runs {
  /** Journals kept replayed; the one looked at longest ago goes. */
  static final int LOADED_MAX = 8;

  static final int FORKS_MAX = 64;
  private static final int LISTED_MAX = 500;
  private static final int NAME_LENGTH = 6;

  private final Matches matches;
  private final Recordings recordings;
  private final Map<String, Inspected> loaded = leastUsed(LOADED_MAX);
  private final Map<String, Inspected> forks = leastUsed(FORKS_MAX);

  private final Map<String, RunInfo.Progress> replaying = new ConcurrentHashMap<>();
  private final Thinking.Account forked = new Thinking.Account();

  public Runs(Matches matches, Recordings recordings) {
    this.matches = matches;
    this.recordings = recordings;
  }

  public RunInfo.Runs list() {
    List<RunInfo.Listed> runs = new ArrayList<>();
    for (StoredMatches.Entry entry :
        matches.stored().newest().stream().limit(LISTED_MAX).toList()) {
      if (!entry.about().listed() || !matches.over(entry)) continue;
      runs.add(
          listed(
              entry.id(),
              entry.stored().spec().game(),
              entry.about().created(),
              RunInfo.Kind.MATCH,
              entry.stored().changed()));
    }
    for (Recordings.Found found : recordings.list())
      runs.add(
          listed(
              found.id(),
              found.spec().game(),
              found.name(),
              RunInfo.Kind.RECORDING,
              found.changed()));
    return new RunInfo.Runs(runs.subList(0, Math.min(LISTED_MAX, runs.size())));
  }

  private static RunInfo.Listed listed(
      String id, String game, String name, RunInfo.Kind kind, Instant changed) {
    return new RunInfo.Listed(id, game, title(game), name, kind, changed.toString());
  }

  /** A recording may be of a game that is not here. */
  private static String title(String game) {
    return GameLibrary.find(game).map(known -> known.manifest().title()).orElse(game);
  }

  /** The run of that id, if whoever asks may see it. */
  Inspected run(String id, Optional<String> bearer) {
    synchronized (forks) {
      Inspected fork = forks.get(id);
      if (fork != null) return fork;
    }
    Optional<Recordings.Found> recording = recordings.find(id);
    if (recording.isPresent()) {
      Recordings.Found found = recording.get();
      String key = found.id() + "@" + found.changed();
      return kept(
          key,
          () ->
              replayed(
                  id,
                  id,
                  found.name(),
                  RunInfo.Kind.RECORDING,
                  Watch.recorded(false),
                  Optional.empty(),
                  () -> recordings.read(found)));
    }
    Optional<LiveMatch> open = matches.open(id);
    if (open.isPresent()) {
      requireAllowed(open.get().about(), open.get().over(), bearer);
      return kept(id + "@" + open.get().epoch(), () -> watched(open.get()));
    }
    StoredMatches.Entry entry =
        matches
            .stored()
            .find(id)
            .orElseThrow(() -> new Refusal(404, "NO_SUCH_RUN", "there is no such run"));
    boolean over = entry.stored().outcome().isPresent();
    requireAllowed(entry.about(), over, bearer);
    String key = id + "@" + entry.stored().changed();
    return kept(
        key,
        () ->
            replayed(
                id,
                id,
                entry.about().created(),
                RunInfo.Kind.MATCH,
                Watch.recorded(!over),
                Optional.of(entry.about()),
                () -> matches.stored().store().read(entry.id())));
  }

  /** As those heard it who played. */
  private static Messages words(RunSpec spec, About about) {
    return Messages.of(GameLibrary.game(spec.game()), about.voice(), about.language().orElse(""));
  }

  /** As it is now and as it goes on, from memory. */
  private static Inspected watched(LiveMatch match) {
    Recording recording = match.recording();
    RunSpec spec = recording.spec();
    Origin origin = new Origin(match.id(), match.about().created(), RunInfo.Kind.MATCH, spec);
    return new Inspected(
        origin,
        recording,
        Watch.over(match),
        words(spec, match.about()),
        Optional.of(match.about().seating()));
  }

  private static void requireAllowed(About about, boolean over, Optional<String> bearer) {
    if (over) return;
    if (about.people() > 1)
      throw new Refusal(403, "NOT_OVER", "others play too; wait until the match is over");
    if (bearer.isEmpty() || !Secrets.matches(bearer.get(), about.owner()))
      throw new Refusal(401, "WRONG_TOKEN", "only its owner may inspect a match that is not over");
  }

  /** Reads a journal. */
  @FunctionalInterface
  private interface Reading {
    JournalFile read();
  }

  private Inspected kept(String key, Supplier<Inspected> making) {
    synchronized (loaded) {
      Inspected before = loaded.get(key);
      if (before != null) return before;
    }
    Inspected fresh = making.get();
    synchronized (loaded) {
      loaded.put(key, fresh);
    }
    return fresh;
  }

  private Inspected replayed(
      String ticket,
      String id,
      String name,
      RunInfo.Kind kind,
      Watch watch,
      Optional<About> about,
      Reading reading) {
    try {
      JournalFile file = reading.read();
      Origin origin =
          new Origin(id, name, kind, file.header().spec(), Optional.empty(), makers(file.header()));
      Messages words =
          about
              .map(people -> words(file.header().spec(), people))
              .orElseGet(() -> Messages.of(GameLibrary.game(file.header().spec().game())));
      Seating seating = about.map(About::seating).orElse(Seating.recorded(file.header()));
      long all = file.lines().isEmpty() ? 0 : inputs(file.lines().getLast());
      Recording whole =
          Recording.whole(file, done -> replaying.put(ticket, new RunInfo.Progress(done, all)));
      return new Inspected(origin, whole, watch, words, Optional.of(seating));
    } catch (BadInputException | TreeException e) {
      throw new Refusal(409, "UNREADABLE", Recordings.withoutPath(String.valueOf(e.getMessage())));
    } finally {
      replaying.remove(ticket);
    }
  }

  /** How far the replay of a run is that somebody waits for. */
  RunInfo.Progress progress(String ticket) {
    return replaying.getOrDefault(ticket, new RunInfo.Progress(0, 0));
  }

  /** The number of the input that a line of a journal follows or is. */
  private static long inputs(JournalLine line) {
    return switch (line) {
      case JournalLine.Input input -> input.seq();
      case JournalLine.Keyframe frame -> frame.seq();
      case JournalLine.Checkpoint point -> point.seq();
      case JournalLine.Undo undo -> undo.seq();
      case JournalLine.Turned turned -> turned.seq();
      case JournalLine.Passed passed -> passed.seq();
      case JournalLine.End end -> end.seq();
      case JournalLine.Rules rules -> rules.seq();
      case JournalLine.Snapshot snapshot -> snapshot.seq();
      case JournalLine.Header _, JournalLine.Written _ -> 0;
    };
  }

  private static Optional<String> makers(JournalLine.Header header) {
    String build = Fingerprint.build(GameLibrary.game(header.spec().game()));
    return header.build().equals(build)
        ? Optional.empty()
        : Optional.of("It was made by build " + header.build() + "; this is build " + build + ".");
  }

  /** Keeps a new future in memory. */
  Inspected fork(Inspected run, Forking forking) {
    forking.asked().bot().ifPresent(matches::requireModest);
    Inspected fork =
        matches.thinking().think(forked, () -> run.fork(Secrets.id(Machine.HERE), forking));
    synchronized (forks) {
      forks.put(fork.origin().id(), fork);
    }
    return fork;
  }

  /** Looks at a journal that somebody has; it is kept in memory only. */
  Inspected open(RunInfo.JournalText sent) {
    Inspected run =
        replayed(
            sent.ticket().orElse(""),
            Secrets.id(Machine.HERE),
            sent.name(),
            RunInfo.Kind.RECORDING,
            Watch.recorded(false),
            Optional.empty(),
            () -> read(sent));
    synchronized (forks) {
      forks.put(run.origin().id(), run);
    }
    return run;
  }

  /** Lets bots play a game, as a sweep did; it is kept in memory only. */
  Inspected played(RunInfo.BotRun asked) {
    if (asked.bots().isEmpty()) throw Refusal.badField("bots", "name at least one");
    asked.bots().forEach(matches::requireModest);
    try (Table table =
        Table.begin(
            asked.spec(),
            Seating.bots(asked.bots(), asked.spec().seats()).checked(asked.spec()),
            Optional.empty(),
            Optional.empty())) {
      Recording run =
          matches
              .thinking()
              .think(
                  forked,
                  () ->
                      table
                          .recording()
                          .future(
                              0,
                              new Fork.SameLuck(),
                              Optional.empty(),
                              asked.bots(),
                              asked.spec().seed(),
                              Forking.STEPS_MAX));
      return run(show("seed " + asked.spec().seed().text(), run), Optional.empty());
    } catch (BadInputException | TreeException | IllegalArgumentException e) {
      throw new Refusal(400, "BAD_SETUP", String.valueOf(e.getMessage()));
    }
  }

  private static JournalFile read(RunInfo.JournalText sent) {
    try {
      byte[] bytes = sent.journal().getBytes(StandardCharsets.UTF_8);
      return JournalReader.read(sent.name(), new ByteArrayInputStream(bytes));
    } catch (IOException e) {
      throw new BadInputException(sent.name() + " cannot be read");
    }
  }

  /** The journal of a run, as a file; of who played it says nothing. */
  RunInfo.JournalText journal(String id, Optional<String> bearer) {
    Inspected run = run(id, bearer);
    JournalFile file =
        recordings
            .find(id)
            .map(recordings::read)
            .or(() -> matches.stored().find(id).map(found -> matches.stored().store().read(id)))
            .orElseThrow(
                () -> new Refusal(409, "NO_JOURNAL", "this run is in no journal; play on from it"));
    LinkedLines lines = LinkedLines.from(id);
    StringBuilder text = new StringBuilder();
    Stream.concat(Stream.of(file.header()), file.lines().stream())
        .forEach(
            line -> {
              LinkedLines.Linked next = lines.next(line);
              text.append(next.text()).append('\n');
              lines.kept(next);
            });
    String name = run.origin().spec().game() + "-" + id.substring(0, NAME_LENGTH) + ".jsonl";
    return new RunInfo.JournalText(name, text.toString(), Optional.empty());
  }

  /** A run against what could have come of a step. */
  StoryInfo.Luck luck(Inspected run, Seat seat, long step) {
    return run.luck(step, run.fortune(seat, matches.thinking(), forked));
  }

  /** How the chances of a seat went. */
  StoryInfo.Fortune fortune(Inspected run, Seat seat) {
    return run.curve(run.fortune(seat, matches.thinking(), forked));
  }

  /** What a search thinks of what was decided after a step. */
  StoryInfo.Analysis analysis(Inspected run, long step, int millis) {
    return run.verdicts(matches.thinking(), forked).after(step, millis);
  }

  /** Lets somebody play on from a step. */
  Matches.Created playOn(Inspected run, RunInfo.PlayOn asked) {
    return matches.playOn(run.left(asked), asked);
  }

  /** Shows a run of this program that is in no journal; gives the id to find it under. */
  public String show(String name, Recording recording) {
    Origin origin =
        new Origin(Secrets.id(Machine.HERE), name, RunInfo.Kind.RECORDING, recording.spec());
    synchronized (forks) {
      forks.put(origin.id(), new Inspected(origin, recording, Watch.recorded(false)));
    }
    return origin.id();
  }

  private static Map<String, Inspected> leastUsed(int max) {
    return new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<String, Inspected> eldest) {
        return size() > max;
      }
    };
  }
}

package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.bus.Publisher;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.player.Budget;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.RulesChanged;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.runtime.table.Memories;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.web.Limits;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.MatchInfo;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.message.RunInfo;
import dev.astragal.web.message.WaysInfo;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All matches of a server. Those somebody plays or watches are open; the others lie in the store
 * and are opened, exactly where they were, when somebody asks for them.
 */
public final class Matches implements AutoCloseable {
  private final Map<String, LiveMatch> open = new ConcurrentHashMap<>();
  private final MatchStore store;
  private final Optional<? extends Publisher> bus;
  private final StoredMatches stored;
  private final Limits limits;
  private final Thinking thinking;
  private final Fame fame;
  private final Machine machine;

  public Matches(
      MatchStore store, Optional<? extends Publisher> bus, Limits limits, Machine machine) {
    this.machine = machine;
    this.store = store;
    this.bus = bus;
    this.stored = new StoredMatches(store, machine);
    this.limits = limits;
    this.thinking = new Thinking(limits.bots().threads());
    this.fame = new Fame(stored);
  }

  /** A new match and the tokens that go with it, which nobody will ever tell again. */
  public record Created(
      LiveMatch match, String owner, Optional<Integer> seat, Optional<String> token) {
    /** As whoever made it is told. */
    public NewMatch.Created told(Optional<String> language) {
      return new NewMatch.Created(
          match.summary(language),
          seat,
          token,
          token.map(secret -> link(match.id(), secret)),
          owner,
          "/play#match=" + match.id());
    }
  }

  /** The play page with a seat. */
  public static String link(String match, String token) {
    return "/play#match=" + match + "&token=" + token;
  }

  /** A seat somebody took. */
  public record Joined(LiveMatch match, int seat, String token) {}

  public Created create(Proposal proposal) {
    return create(proposal, false);
  }

  /** {@code agent}: whoever asks is one, and everybody sees that. */
  public Created create(Proposal proposal, boolean agent) {
    makeRoomForAnother();
    String owner = Secrets.token(machine);
    Optional<String> token = proposal.you().map(_ -> Secrets.token(machine));
    About plain = proposal.about(machine.now(), Secrets.hash(owner), token.map(Secrets::hash));
    About about = agent ? plain.withAgent(proposal.you()) : plain;
    LiveMatch match = opened(begun(Secrets.id(machine), proposal.spec(), about));
    return new Created(match, owner, proposal.you(), token);
  }

  private LiveMatch opened(LiveMatch match) {
    open.put(match.id(), match);
    stored.add(match.id());
    match.wake();
    return match;
  }

  /** A match with the past of a recording up to a step, which nobody else is shown in the lobby. */
  public Created playOn(Recording past, RunInfo.PlayOn asked) {
    makeRoomForAnother();
    String owner = Secrets.token(machine);
    String token = Secrets.token(machine);
    String bot = Seating.usual(GameLibrary.game(past.spec().game()));
    List<MatchSeat> seats =
        new ArrayList<>(Collections.nCopies(past.spec().seats(), MatchSeat.bot(bot)));
    String name = Proposal.name(asked.name());
    seats.set(asked.seat().index(), MatchSeat.person(name, Secrets.hash(token)));
    About about = About.unlisted(machine.now(), Secrets.hash(owner), seats);
    String id = Secrets.id(machine);
    HeldMatch held =
        Saving.saved(
            id, () -> store.create(id, Table.header(past.spec(), about.seating()), about.kept()));
    boolean same = asked.luck().orElse(RunInfo.Luck.SAME) == RunInfo.Luck.SAME;
    Fork luck = same ? new Fork.SameLuck() : new Fork.NewLuck(Secrets.number(machine));
    Table table = past.play(asked.at(), luck, about.seating(), Optional.of(held));
    LiveMatch match =
        opened(new LiveMatch(table, held, about, machine.now(), thinking, limits, machine));
    return new Created(match, owner, Optional.of(asked.seat().index()), Optional.of(token));
  }

  /** A match of the same people with the past of this one up to a step; whoever leads it may. */
  public String branch(LiveMatch match, Seat by, long step) {
    makeRoomForAnother();
    synchronized (match) {
      if (!match.ledBy(by)) throw new Refusal(403, "NOT_LEADING", "only a game master may do that");
      Recording past = match.recording();
      if (step < past.firstStep() || step > past.lastStep())
        throw Refusal.badField("step", "there is no such step");
      About about = match.about().branched(machine.now());
      String id = Secrets.id(machine);
      HeldMatch held =
          Saving.saved(
              id, () -> store.create(id, Table.header(past.spec(), about.seating()), about.kept()));
      Table table = past.play(step, new Fork.SameLuck(), about.seating(), Optional.of(held));
      opened(new LiveMatch(table, held, about, machine.now(), thinking, limits, machine));
      match.followedBy(id);
      return id;
    }
  }

  /** The match that follows one that is over; made by whoever asks first. */
  public String rematch(LiveMatch match) {
    if (match.about().next().isPresent()) return match.about().next().get();
    if (!match.over()) throw new Refusal(409, "NOT_OVER", "the match is not over");
    makeRoomForAnother();
    synchronized (match) {
      if (match.about().next().isPresent()) return match.about().next().get();
      RunSpec spec = Memories.after(match.recording()).withSeed(new Seed(Secrets.token(machine)));
      LiveMatch next = opened(begun(Secrets.id(machine), spec, match.about().again(machine.now())));
      match.followedBy(next.id());
      return next.id();
    }
  }

  private LiveMatch begun(String id, RunSpec spec, About about) {
    try {
      for (MatchSeat seat : about.seats())
        if (seat instanceof MatchSeat.Bot(String bot, _)) requireModest(bot);
      about.seating().checked(spec);
      HeldMatch held =
          Saving.saved(
              id, () -> store.create(id, Table.header(spec, about.seating()), about.kept()));
      Table table = Table.begin(spec, about.seating(), Optional.of(held), bus);
      return new LiveMatch(table, held, about, machine.now(), thinking, limits, machine);
    } catch (BadInputException | TreeException | IllegalArgumentException e) {
      throw new Refusal(400, "BAD_SETUP", String.valueOf(e.getMessage()));
    }
  }

  /** The match of that id, opened if need be. */
  public LiveMatch match(String asked) {
    Optional<LiveMatch> already = open(asked).filter(LiveMatch::stillOurs);
    if (already.isPresent()) return already.get();
    String id = stored.known(asked).orElseThrow(Matches::unknown);
    makeRoom();
    LiveMatch opened = open.compute(id, (_, now) -> stillOpen(now) ? now : reopened(id));
    opened.wake();
    return opened;
  }

  /** The match of that id, if it is open here. */
  public Optional<LiveMatch> open(String asked) {
    LiveMatch match = open.get(asked);
    return match != null && !match.closed() ? Optional.of(match) : Optional.empty();
  }

  private static boolean stillOpen(LiveMatch match) {
    return match != null && !match.closed();
  }

  private LiveMatch reopened(String id) {
    return Reopening.open(store, bus, id, thinking, limits, machine, Optional.empty());
  }

  /** How a match can go on whose rules have changed; no ways where they have not. */
  public WaysInfo ways(String asked, Optional<String> language) {
    String id = stored.known(asked).orElseThrow(Matches::unknown);
    About about = stored.find(id).orElseThrow(Matches::unknown).about();
    Messages messages =
        Messages.of(
            GameLibrary.game(store.read(id).header().spec().game()),
            about.voice(),
            language.or(about::language).orElse(""));
    Optional<RulesChanged> changed = Recording.changed(store.read(id));
    return new WaysInfo(
        changed.map(why -> messages.text(why.sentence())).orElse(""),
        messages.text(Msg.of("rules.how")) + " " + messages.text(Msg.of("rules.kept")),
        changed.map(RulesChanged::ways).orElse(List.of()).stream()
            .map(
                way ->
                    new WaysInfo.Way(
                        way.way().words(), messages.text(way.label()), messages.text(way.says())))
            .toList());
  }

  /** Goes on with a match as somebody who sits there chose; its journal remembers. */
  public MatchInfo goOn(String asked, String token, String chosen, Optional<String> language) {
    Optional<LiveMatch> already = open(asked);
    if (already.isPresent()) return already.get().summary(language);
    String id = stored.known(asked).orElseThrow(Matches::unknown);
    Viewers.seatOf(stored.find(id).orElseThrow(Matches::unknown).about(), token);
    WayOn way =
        WayOn.of(chosen).orElseThrow(() -> Refusal.badField("way", "there is no such way on"));
    makeRoom();
    LiveMatch opened =
        open.compute(
            id,
            (_, now) ->
                stillOpen(now)
                    ? now
                    : Reopening.open(store, bus, id, thinking, limits, machine, Optional.of(way)));
    opened.wake();
    return opened.summary(language);
  }

  /** What anybody may know of a match, whether it is open or not. */
  public MatchInfo summary(String asked, Optional<String> language) {
    Optional<LiveMatch> match = open(asked);
    if (match.isPresent()) return match.get().summary(language);
    return stored.summary(stored.known(asked).orElseThrow(Matches::unknown), language);
  }

  /** Whether a match has ended; one that is open knows better than the store. */
  public boolean over(StoredMatches.Entry entry) {
    Optional<LiveMatch> match = open(entry.id());
    if (match.isPresent()) return match.get().over();
    return entry.stored().outcome().isPresent()
        || stored.find(entry.id()).map(found -> found.stored().outcome().isPresent()).orElse(false);
  }

  /**
   * Those the lobby shows: first where somebody is awaited, then where somebody is, the newest
   * first. Whoever left a match finds it by its link; others have no use for it.
   */
  public List<MatchInfo> listed(int max, Optional<String> language) {
    return stored.newest().stream()
        .filter(entry -> entry.about().listed() && (entry.about().awaitsSomebody() || live(entry)))
        .sorted(
            Comparator.comparing((StoredMatches.Entry entry) -> !entry.about().awaitsSomebody()))
        .map(entry -> shown(entry.id(), language))
        .flatMap(Optional::stream)
        .limit(max)
        .toList();
  }

  /** What cannot be read keeps nobody from the rest. */
  private Optional<MatchInfo> shown(String id, Optional<String> language) {
    try {
      return Optional.of(summary(id, language));
    } catch (Refusal gone) {
      return Optional.empty();
    } catch (BadInputException e) {
      Failures.report("match " + id + " is set aside", e);
      return Optional.empty();
    }
  }

  private boolean live(StoredMatches.Entry entry) {
    return open(entry.id()).filter(match -> match.attended() || match.over()).isPresent();
  }

  /** How many are open. */
  public int opened() {
    return open.size();
  }

  /** How many seats for people those have. */
  public long seats() {
    return open.values().stream().mapToLong(LiveMatch::people).sum();
  }

  public Fame fame() {
    return fame;
  }

  public Thinking thinking() {
    return thinking;
  }

  public StoredMatches stored() {
    return stored;
  }

  public Joined join(String id, Optional<Integer> wanted, String name) {
    return join(id, wanted, name, false);
  }

  /** {@code agent}: whoever joins is one, and everybody sees that. */
  public Joined join(String id, Optional<Integer> wanted, String name, boolean agent) {
    LiveMatch match = match(id);
    String token = Secrets.token(machine);
    MatchSeat.Person person = MatchSeat.person(name, Secrets.hash(token));
    int seat = match.join(wanted, agent ? person.asAgent() : person);
    return new Joined(match, seat, token);
  }

  /** Bots take all open seats. */
  public LiveMatch fill(String id, String owner, Optional<String> bot) {
    LiveMatch match = match(id);
    if (!Secrets.matches(owner, match.about().owner()))
      throw new Refusal(401, "WRONG_TOKEN", "only the owner may do that");
    bot.ifPresent(this::requireModest);
    match.fill(bot);
    return match;
  }

  /** Refuses a bot that searches longer than this server lets one, or lies in one of its files. */
  public void requireModest(String bot) {
    Limits.Bots most = limits.bots();
    if (Players.ofFile(bot))
      throw new Refusal(400, "BAD_SETUP", "here nobody may name files of the server");
    if (Players.threads(bot) > 1)
      throw new Refusal(400, "BAD_SETUP", "here a bot thinks on one thread");
    String refused =
        switch (Players.budget(bot).orElse(new Budget.Iterations(0))) {
          case Budget.Iterations(int count) ->
              count > most.iterations() ? most.iterations() + " iterations" : "";
          case Budget.Time(int millis) -> millis > most.millis() ? most.millis() + "ms" : "";
        };
    if (!refused.isEmpty())
      throw new Refusal(400, "BAD_SETUP", "here a bot may search for at most " + refused);
  }

  private void makeRoomForAnother() {
    if (stored.size() >= limits.keeping().matches()) throw full();
    makeRoom();
  }

  /** Puts back what nobody plays or watches. It locks any match: nobody may hold one here. */
  private void makeRoom() {
    if (open.size() < limits.crowd().openMatches()) return;
    open.values().removeIf(LiveMatch::closeIfIdle);
    if (open.size() >= limits.crowd().openMatches()) throw full();
  }

  private static Refusal full() {
    return new Refusal(503, "TOO_MANY_MATCHES", "the server has no room for another match");
  }

  /** Whether somebody is connected to a match. */
  public boolean attended(String id) {
    return open(id).filter(LiveMatch::attended).isPresent();
  }

  /** Ends a match for good: everybody is sent away, and nothing of it is kept. */
  public void delete(String asked) {
    String id = stored.known(asked).orElseThrow(Matches::unknown);
    open(id)
        .ifPresent(
            match -> {
              match.end();
              open.remove(id);
            });
    stored.delete(id);
  }

  /** Deletes what was left longer ago than the limits keep anything. */
  public void forgetOld() {
    limits
        .keeping()
        .unchanged()
        .ifPresent(age -> stored.deleteUnchangedSince(machine.now().minus(age), open::containsKey));
  }

  private static Refusal unknown() {
    return new Refusal(404, "NO_SUCH_MATCH", "there is no such match");
  }

  @Override
  public void close() {
    open.values().forEach(LiveMatch::close);
    thinking.close();
    store.close();
  }
}

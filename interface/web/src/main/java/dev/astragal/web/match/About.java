package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.ServerMessage.ChatLine;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What belongs to a match beside its journal, as the store keeps it.
 *
 * @param created a moment in ISO 8601
 * @param owner the hash of the owner's token
 * @param listed whether the lobby shows it
 * @param watchable whether spectators may come
 * @param clockSeconds how long somebody may think, if there is a limit
 * @param seeded whether somebody chose the seed, and so may know what comes
 */
public record About(
    int format,
    String created,
    String owner,
    String voice,
    @Omittable Optional<String> language,
    boolean listed,
    @Name("spectators") boolean watchable,
    int botPaceMillis,
    List<MatchSeat> seats,
    @Omittable List<ChatLine> chat,
    @Omittable Optional<String> next,
    @Omittable boolean seeded,
    @Omittable Optional<Integer> clockSeconds) {
  static final int FORMAT = 1;

  /** Older ones are forgotten. */
  private static final int CHAT_LINES_MAX = 100;

  public About {
    seats = List.copyOf(seats);
    chat = List.copyOf(chat);
  }

  public About with(int seat, MatchSeat taken) {
    List<MatchSeat> changed = new ArrayList<>(seats);
    changed.set(seat, taken);
    return with(changed, chat, next);
  }

  private About with(List<MatchSeat> seats, List<ChatLine> chat, Optional<String> next) {
    return new About(
        format,
        created,
        owner,
        voice,
        language,
        listed,
        watchable,
        botPaceMillis,
        seats,
        chat,
        next,
        seeded,
        clockSeconds);
  }

  /** One that whoever made it plays alone, in the game's plain words. */
  static About unlisted(Instant now, String owner, List<MatchSeat> seats) {
    return new About(
        FORMAT,
        now.toString(),
        owner,
        "",
        Optional.empty(),
        false,
        false,
        0,
        seats,
        List.of(),
        Optional.empty(),
        true,
        Optional.empty());
  }

  /** The same, but an agent sits on {@code seat}. */
  About withAgent(Optional<Integer> seat) {
    return seat.isPresent() && seats.get(seat.get()) instanceof MatchSeat.Person person
        ? with(seat.get(), person.asAgent())
        : this;
  }

  /** How much was ever said. */
  long said() {
    return chat.isEmpty() ? 0 : chat.getLast().number();
  }

  About saying(Seat seat, String text, Instant now) {
    List<ChatLine> more = new ArrayList<>(chat);
    more.add(new ChatLine(said() + 1, seat, text, now.toString()));
    return with(seats, more.subList(Math.max(0, more.size() - CHAT_LINES_MAX), more.size()), next);
  }

  About followedBy(String id) {
    return with(seats, chat, Optional.of(id));
  }

  /** The next match of the same people, everybody one seat further; their tokens stay good. */
  About again(Instant now) {
    List<MatchSeat> turned = new ArrayList<>(seats);
    turned.addFirst(turned.removeLast());
    return begun(now, turned);
  }

  /** Another course of the same match, everybody where they sit; their tokens stay good. */
  About branched(Instant now) {
    return begun(now, seats);
  }

  private About begun(Instant now, List<MatchSeat> people) {
    return new About(
        format,
        now.toString(),
        owner,
        voice,
        language,
        listed,
        watchable,
        botPaceMillis,
        people,
        List.of(),
        Optional.empty(),
        false,
        clockSeconds);
  }

  /** The same with {@code bot} on every open seat. */
  About filled(String bot) {
    About filled = this;
    for (int seat = 0; seat < seats.size(); seat++)
      if (seats.get(seat) instanceof MatchSeat.Open) filled = filled.with(seat, MatchSeat.bot(bot));
    return filled;
  }

  public Seating seating() {
    return new Seating(seats.stream().map(MatchSeat::chair).toList());
  }

  Optional<Duration> clock() {
    return clockSeconds.map(Duration::ofSeconds);
  }

  Instant moment() {
    return Instant.parse(created);
  }

  Tree.Table kept() {
    return (Tree.Table) Json.tree(this);
  }

  /** What {@link #kept} wrote; nothing for what was not made by a web server, or is damaged. */
  public static Optional<About> of(Tree.Table kept) {
    try {
      About about = Json.shape(About.class).readKnown(kept);
      return Optional.of(about).filter(read -> read.format() == FORMAT && read.hasTime());
    } catch (TreeException e) {
      return Optional.empty();
    }
  }

  private boolean hasTime() {
    try {
      return moment().isAfter(Instant.MIN);
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  boolean awaitsSomebody() {
    return seats.stream().anyMatch(seat -> seat instanceof MatchSeat.Open);
  }

  /** Seats for people, taken or not. */
  public long people() {
    return seats.stream().filter(seat -> !(seat instanceof MatchSeat.Bot)).count();
  }
}

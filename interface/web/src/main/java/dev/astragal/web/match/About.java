package dev.astragal.web.match;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Form;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What belongs to a match beside its journal.
 *
 * @param owner the hash of the owner's token
 * @param listed whether the lobby shows it
 * @param watchable whether spectators may come
 */
public record About(
    String id,
    Instant created,
    String owner,
    String voice,
    String language,
    boolean listed,
    boolean watchable,
    int botPaceMillis,
    List<MatchSeat> seats) {
  private static final int FORMAT = 1;
  private static final int TEXT_LENGTH_MAX = 200;

  public About {
    seats = List.copyOf(seats);
  }

  public About with(int seat, MatchSeat taken) {
    List<MatchSeat> changed = new ArrayList<>(seats);
    changed.set(seat, taken);
    return new About(
        id, created, owner, voice, language, listed, watchable, botPaceMillis, changed);
  }

  /** The same with {@code bot} on every open seat. */
  public About filled(String bot) {
    About filled = this;
    for (int seat = 0; seat < seats.size(); seat++)
      if (seats.get(seat).isOpen()) filled = filled.with(seat, MatchSeat.bot(bot));
    return filled;
  }

  public Seating seating() {
    return new Seating(seats.stream().map(MatchSeat::chair).toList());
  }

  /** As the store keeps it beside the journal. */
  public Tree.Table kept() {
    return Fields.of()
        .put("format", FORMAT)
        .put("created", created.toString())
        .put("owner", owner)
        .put("voice", voice)
        .put("language", language)
        .put("listed", listed)
        .put("spectators", watchable)
        .put("botPaceMillis", botPaceMillis)
        .put("seats", seats.stream().map(MatchSeat::kept).toList())
        .tree();
  }

  /** What {@link #kept} wrote; nothing for a match that was not made by a web server. */
  public static Optional<About> of(String id, Tree.Table kept) {
    if (kept.get("format").isEmpty()) return Optional.empty();
    Form form = Form.of(kept);
    form.whole("format", FORMAT, FORMAT);
    return Optional.of(
        new About(
            id,
            Instant.parse(form.text("created", TEXT_LENGTH_MAX)),
            form.text("owner", TEXT_LENGTH_MAX),
            form.text("voice", TEXT_LENGTH_MAX),
            form.optionalText("language", TEXT_LENGTH_MAX).orElse(""),
            form.flag("listed", true),
            form.flag("spectators", true),
            (int) form.whole("botPaceMillis", 0, Integer.MAX_VALUE),
            form.optionalForms("seats", Seat.MAX).orElse(List.of()).stream()
                .map(MatchSeat::of)
                .toList()));
  }

  /** Seats for people, taken or not. */
  public long people() {
    return seats.stream().filter(seat -> !seat.isBot()).count();
  }
}

package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.state.CanonicalBytes;
import org.jspecify.annotations.Nullable;

/**
 * The positions a search has come to, by the hash of their state: the same by whatever way they
 * were reached, and still known when the next answer is searched.
 */
final class Positions<C extends Choice> {
  /** More would take memory that others need. */
  private static final int MAX = 300_000;

  private static final int ROOM = 1 << 10;

  /** Each in the place its hash says or the next free one: a dream makes one, so no boxes here. */
  private @Nullable Position<C>[] known = room(ROOM);

  private int count;
  private int search;

  @SuppressWarnings({"unchecked", "rawtypes"}) // nothing in it yet
  private static <C> @Nullable Position<C>[] room(int size) {
    return new Position[size];
  }

  /** Another search begins; what the last one had no use for is forgotten. */
  void begin() {
    int last = search;
    search = last + 1;
    rebuild(ROOM, last);
  }

  private void rebuild(int size, int since) {
    @Nullable Position<C>[] before = known;
    known = room(size);
    count = 0;
    for (Position<C> position : before)
      if (position != null && position.search() >= since) remembered(position);
  }

  Position<C> at(Run<?, C, ?> run) {
    return known(Position.of(run, new CanonicalBytes()));
  }

  /** What is known of the same position, if it was come to before. */
  Position<C> known(Position<C> fresh) {
    Position<C> there = known[place(fresh.hash())];
    Position<C> position = there == null ? remembered(fresh) : there;
    use(position);
    return position;
  }

  /** Where the position of that hash is, or would be. */
  private int place(long hash) {
    int mask = known.length - 1;
    int place = (int) hash & mask;
    for (Position<C> there = known[place];
        there != null && there.hash() != hash;
        there = known[place]) place = (place + 1) & mask;
    return place;
  }

  /** It is of use to the search that goes on. */
  void use(Position<C> position) {
    if (position.search() != search) position.seenIn(search);
  }

  private Position<C> remembered(Position<C> fresh) {
    if (count == MAX) return fresh;
    if (2 * ++count > known.length) {
      int so = count;
      rebuild(2 * known.length, Integer.MIN_VALUE);
      count = so;
    }
    known[place(fresh.hash())] = fresh;
    return fresh;
  }

  /** It is not a game in which everybody sees everything and luck can be counted. */
  static final class NotOpen extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotOpen() {
      super("", null, false, false);
    }
  }
}

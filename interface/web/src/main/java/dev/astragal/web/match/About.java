package dev.astragal.web.match;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

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
    boolean listed,
    boolean watchable,
    int botPaceMillis,
    List<Chair> chairs) {
  public About {
    chairs = List.copyOf(chairs);
  }

  public About with(int seat, Chair chair) {
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat, chair);
    return new About(id, created, owner, voice, listed, watchable, botPaceMillis, changed);
  }

  /** Seats for people, taken or not. */
  public long people() {
    return chairs.stream().filter(chair -> !(chair instanceof Chair.Bot)).count();
  }
}

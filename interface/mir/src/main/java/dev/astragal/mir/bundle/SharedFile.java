package dev.astragal.mir.bundle;

import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.StateHash;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A session or a campaign as the reference's players hand it on. As there, only its format and the
 * one part that matters are asked for; a session's state must be sound besides.
 */
public final class SharedFile {
  private static final String SESSION = "mir-session";
  private static final String CAMPAIGN = "mir-campaign";

  private SharedFile() {}

  /**
   * What a file holds, or why it cannot be used.
   *
   * @param state the state of a session, else null
   * @param summary one line for people; empty when there are errors
   */
  public record Imported(@Nullable Json state, String summary, List<String> errors) {
    public boolean ok() {
      return errors.isEmpty();
    }
  }

  public static Imported read(MirEngine engine, Json file) {
    Json format = field(file, "format");
    if (Json.of(SESSION).equals(format)) return session(engine, field(file, "session"));
    if (Json.of(CAMPAIGN).equals(format)) return campaign(field(file, "campaign"));
    return failed("format must be " + SESSION + " or " + CAMPAIGN);
  }

  private static Imported session(MirEngine engine, @Nullable Json session) {
    Json state = field(session, "gameState");
    if (state == null || state == Json.Literal.NULL) return failed("session has no gameState");
    if (engine.read(state) instanceof MirDocument.Malformed(_, List<String> errors))
      return new Imported(null, "", errors);
    int actions = items(session, "actions");
    return new Imported(
        state,
        "session " + text(session, "id") + ", " + actions + " actions, " + StateHash.of(state),
        List.of());
  }

  private static Imported campaign(@Nullable Json campaign) {
    if (text(campaign, "id").isEmpty()) return failed("campaign has no id");
    return new Imported(
        null,
        "campaign "
            + text(campaign, "id")
            + ", "
            + items(campaign, "sessionIds")
            + " sessions, "
            + items(campaign, "roster")
            + " on the roster",
        List.of());
  }

  private static Imported failed(String error) {
    return new Imported(null, "", List.of(error));
  }

  private static String text(@Nullable Json value, String key) {
    return field(value, key) instanceof Json.Text(String text) ? text : "";
  }

  private static int items(@Nullable Json value, String key) {
    return field(value, key) instanceof Json.Arr(List<Json> items) ? items.size() : 0;
  }

  private static @Nullable Json field(@Nullable Json value, String key) {
    return value instanceof Json.Obj object ? object.get(key) : null;
  }
}

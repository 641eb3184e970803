package dev.astragal.web.match;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Chair;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;

/**
 * A seat of a match: who sits there, and for a person what proves it.
 *
 * @param tokenHash of the person's token; empty for anybody else
 */
public record MatchSeat(Chair chair, String tokenHash) {
  private static final int TEXT_LENGTH_MAX = 200;

  static MatchSeat open() {
    return new MatchSeat(new Chair.Open(), "");
  }

  static MatchSeat bot(String player) {
    return new MatchSeat(new Chair.Bot(player, ""), "");
  }

  static MatchSeat person(String name, String tokenHash) {
    return new MatchSeat(new Chair.Person(name), tokenHash);
  }

  boolean isOpen() {
    return chair instanceof Chair.Open;
  }

  boolean isBot() {
    return chair instanceof Chair.Bot;
  }

  /** As anybody may see it. */
  Tree shown(int index, String name, boolean connected) {
    Fields fields = Fields.of().put("index", index).put("kind", kind()).put("name", name);
    if (chair instanceof Chair.Bot(String player, _)) fields.put("bot", player);
    return fields.put("connected", connected).tree();
  }

  private String kind() {
    return switch (chair) {
      case Chair.Person _ -> "human";
      case Chair.Open _ -> "open";
      case Chair.Bot _ -> "bot";
    };
  }

  /** As it is kept. */
  Tree kept() {
    Fields fields = Fields.of().put("kind", kind());
    if (!chair.name().isEmpty()) fields.put("name", chair.name());
    if (chair instanceof Chair.Bot(String player, _)) fields.put("bot", player);
    if (!tokenHash.isEmpty()) fields.put("token", tokenHash);
    return fields.tree();
  }

  /** What {@link #kept} wrote. */
  static MatchSeat of(Form kept) {
    String name = kept.optionalText("name", TEXT_LENGTH_MAX).orElse("");
    return switch (kept.text("kind", TEXT_LENGTH_MAX)) {
      case "human" -> person(name, kept.text("token", TEXT_LENGTH_MAX));
      case "open" -> open();
      case "bot" -> new MatchSeat(new Chair.Bot(kept.text("bot", TEXT_LENGTH_MAX), name), "");
      default -> throw Refusal.badField("kind", "is not known");
    };
  }
}

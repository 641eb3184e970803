package dev.astragal.web.match;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.web.json.Fields;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;

/** Who sits on a seat of a match. */
public sealed interface Chair {
  int TEXT_LENGTH_MAX = 200;

  /** Somebody who knows the token. */
  record Person(String tokenHash) implements Chair {}

  /** Nobody yet. */
  record Open() implements Chair {}

  /** A program. */
  record Bot(String name) implements Chair {}

  /** As it is shown to anybody. */
  default Fields shown(int index) {
    Fields fields = Fields.of().put("index", index);
    return switch (this) {
      case Person _ -> fields.put("kind", "human");
      case Open _ -> fields.put("kind", "open");
      case Bot(String name) -> fields.put("kind", "bot").put("bot", name);
    };
  }

  /** What {@link #kept} wrote. */
  static Chair of(Form kept) {
    String kind = kept.text("kind", TEXT_LENGTH_MAX);
    return switch (kind) {
      case "human" -> new Person(kept.text("token", TEXT_LENGTH_MAX));
      case "open" -> new Open();
      case "bot" -> new Bot(kept.text("bot", TEXT_LENGTH_MAX));
      default -> throw Refusal.badField("kind", "is not known");
    };
  }

  /** As it is kept. */
  default Tree kept() {
    return switch (this) {
      case Person(String hash) -> Fields.of().put("kind", "human").put("token", hash).tree();
      case Open _ -> Fields.of().put("kind", "open").tree();
      case Bot(String name) -> Fields.of().put("kind", "bot").put("bot", name).tree();
    };
  }
}

package dev.astragal.plain;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.HallOfFame;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** The hall of fame in lines. */
public final class Famous {
  private static final int LISTED_MAX = 20;

  private Famous() {}

  /** A line for each of the best games of a kind; one that says so where there are none. */
  public static List<String> lines(String game, String language) {
    Messages own = Messages.beside(Famous.class, language);
    Messages words = Messages.of(GameLibrary.game(game), "", language);
    List<String> lines = new ArrayList<>();
    for (HallOfFame.Entry entry : HallOfFame.of(game, LISTED_MAX)) {
      Messages naming = words.naming(entry.past().seating().names(words));
      lines.add(
          own.text(
              Msg.of(
                  "fame.entry",
                  "place",
                  lines.size() + 1,
                  "how",
                  entry
                      .past()
                      .renown()
                      .map(naming::text)
                      .orElse(Ending.text(entry.outcome(), naming)),
                  "date",
                  LocalDate.ofInstant(entry.when(), ZoneId.systemDefault()).toString())));
    }
    if (lines.isEmpty()) lines.add(own.text(Msg.of("fame.none")));
    return lines;
  }
}

package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads everything a player of one language may read, and refuses what reads like code. */
final class Sentences {
  /** Lists, placeholders, constants, Java's own words, field names, and places at the table. */
  private static final Pattern CODE =
      Pattern.compile(
          "[\\[\\]{}]|\\b[A-Z]{2,}\\b|_|\\b(null|true|false)\\b|\\b[a-z]+[A-Z]|\\b[Ss]eat\\b"
              + "|  |\\b[a-z]+\\.[a-z]+\\b");

  private final Messages messages;
  private final Map<Msg, String> read = new HashMap<>();

  Sentences(String language) {
    messages =
        Messages.of(new RegretsGame(), "", language)
            .naming(List.of("Anna", "Ben", "Cleo", "Dora", "Emil"));
  }

  String check(Msg msg) {
    return read.computeIfAbsent(
        msg,
        unread -> {
          known(unread);
          String text = messages.text(unread);
          assertThat(CODE.matcher(text).find()).as("'%s' of %s", text, unread).isFalse();
          return text;
        });
  }

  private void known(Msg msg) {
    if (!msg.isLiteral()) assertThat(messages.knows(msg.key())).as("%s", msg).isTrue();
    for (Msg.Arg arg : msg.args()) known(arg.value());
  }

  private void known(Msg.Value value) {
    switch (value) {
      case Msg.Value.Named(String id, _) ->
          assertThat(messages.knows("word." + id)).as("word.%s", id).isTrue();
      case Msg.Value.Phrase(Msg phrase) -> known(phrase);
      case Msg.Value.Several(List<Msg.Value> values) -> values.forEach(this::known);
      case Msg.Value.Whole _, Msg.Value.Word _, Msg.Value.Player _ -> {}
    }
  }

  String check(Wording wording) {
    wording.group().ifPresent(this::check);
    wording.details().forEach(detail -> check(detail.text()));
    return check(wording.label());
  }

  /** Reads a screen and collects the things on it. */
  void check(Screen screen, Map<String, Msg> things) {
    for (Panel panel : screen.panels()) check(panel, things);
  }

  private void check(Panel panel, Map<String, Msg> things) {
    check(panel.title());
    switch (panel) {
      case Panel.Table table -> {
        table.headings().forEach(this::check);
        for (Panel.Row row : table.rows()) {
          row.cells().forEach(this::check);
          check(row.thing(), things);
        }
      }
      case Panel.Text text -> {
        for (Panel.Line line : text.lines()) {
          check(line.text());
          check(line.thing(), things);
        }
      }
      case Panel.Meters meters -> {
        for (Panel.Meter meter : meters.meters()) {
          check(meter.label());
          check(meter.thing(), things);
        }
      }
      case Panel.Overlay overlay -> check(overlay.content(), things);
      case Panel.Grid _, Panel.Cards _, Panel.Track _ ->
          throw new AssertionError(panel.id() + " is not read here");
    }
  }

  /** Two things never share an identity. */
  private void check(Optional<Thing> shown, Map<String, Msg> things) {
    if (shown.isEmpty()) return;
    Thing thing = shown.get();
    check(thing.name());
    assertThat(check(thing.help())).as("help of %s", thing.id()).isNotBlank();
    Msg other = things.put(thing.id(), thing.help());
    if (other != null) assertThat(thing.help()).as("%s", thing.id()).isEqualTo(other);
  }
}

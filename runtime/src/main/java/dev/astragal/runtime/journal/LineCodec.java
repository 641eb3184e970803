package dev.astragal.runtime.journal;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Journal lines as trees. */
final class LineCodec {
  private LineCodec() {}

  static Tree.Table tree(JournalLine line) {
    return switch (line) {
      case JournalLine.Header header ->
          header
              .spec()
              .addTo(
                  table(
                      "kind", Tree.of("header"),
                      "format", Tree.of(header.format()),
                      "build", Tree.of(header.build()),
                      "content", Tree.of(header.content())));
      case JournalLine.Input input -> input(input);
      case JournalLine.Keyframe frame ->
          table(
              "kind", Tree.of("keyframe"),
              "seq", Tree.of(frame.seq()),
              "tick", Tree.of(frame.tick()),
              "luck", Tree.of(frame.luck().stream().map(Tree::of).toList()),
              "hash", hash(frame.hash()));
      case JournalLine.Checkpoint point ->
          table(
              "kind", Tree.of("checkpoint"),
              "id", Tree.of(point.id()),
              "seq", Tree.of(point.seq()),
              "reason", Tree.of(point.reason()));
      case JournalLine.Undo undo ->
          table("kind", Tree.of("undo"), "seq", Tree.of(undo.seq()), "to", Tree.of(undo.to()));
      case JournalLine.Turned turned ->
          table(
              "kind", Tree.of("luck"),
              "seq", Tree.of(turned.seq()),
              "tick", Tree.of(turned.tick()),
              "salt", Tree.of(turned.salt()));
      case JournalLine.Passed passed ->
          table(
              "kind", Tree.of("passed"),
              "seq", Tree.of(passed.seq()),
              "tick", Tree.of(passed.tick()));
      case JournalLine.End end ->
          table(
              "kind", Tree.of("end"),
              "seq", Tree.of(end.seq()),
              "tick", Tree.of(end.tick()),
              "outcome", end.outcome(),
              "hash", hash(end.hash()));
    };
  }

  private static Tree.Table input(JournalLine.Input input) {
    Tree.Table table =
        table(
            "kind", Tree.of("input"),
            "seq", Tree.of(input.seq()),
            "tick", Tree.of(input.tick()),
            "seat", Tree.of(input.seat().index()),
            "prompt", Tree.of(input.prompt()),
            "choice", input.choice());
    if (input.refused()) table = table.with("refused", Tree.of(true));
    if (input.hash().isPresent()) table = table.with("hash", hash(input.hash().getAsLong()));
    List<Tree> events = new ArrayList<>();
    for (JournalLine.TimedEvent event : input.events()) {
      events.add(Tree.of(List.of(Tree.of(event.tick()), event.event())));
    }
    return table.with("events", Tree.of(events));
  }

  static JournalLine line(Tree tree) {
    if (!(tree instanceof Tree.Table table))
      throw new TreeException("", tree.mark(), "a line must be a table");
    String kind = text(table, "kind");
    return switch (kind) {
      case "header" ->
          new JournalLine.Header(
              (int) whole(table, "format"),
              text(table, "build"),
              text(table, "content"),
              RunSpec.from(table));
      case "input" -> readInput(table);
      case "keyframe" ->
          new JournalLine.Keyframe(
              whole(table, "seq"),
              whole(table, "tick"),
              rows(table, "luck").stream().map(LineCodec::whole).toList(),
              hash(table));
      case "checkpoint" ->
          new JournalLine.Checkpoint(
              (int) whole(table, "id"), whole(table, "seq"), text(table, "reason"));
      case "undo" -> new JournalLine.Undo(whole(table, "seq"), whole(table, "to"));
      case "luck" ->
          new JournalLine.Turned(whole(table, "seq"), whole(table, "tick"), whole(table, "salt"));
      case "passed" -> new JournalLine.Passed(whole(table, "seq"), whole(table, "tick"));
      case "end" ->
          new JournalLine.End(
              whole(table, "seq"), whole(table, "tick"), value(table, "outcome"), hash(table));
      default ->
          throw new TreeException("kind", table.mark(), "'" + kind + "' is not a kind of line");
    };
  }

  /** The format a first line names, or nothing when it is no header at all. */
  static OptionalLong format(Tree tree) {
    return tree instanceof Tree.Table table
            && table.get("kind").equals(Optional.of(Tree.of("header")))
            && table.get("format").orElse(null) instanceof Tree.Whole(long format, _)
        ? OptionalLong.of(format)
        : OptionalLong.empty();
  }

  private static JournalLine readInput(Tree.Table table) {
    List<JournalLine.TimedEvent> events = new ArrayList<>();
    for (Tree item : rows(table, "events")) {
      if (!(item instanceof Tree.Rows(List<Tree> pair, _)) || pair.size() != 2) {
        throw new TreeException("events", table.mark(), "must be pairs of tick and event");
      }
      events.add(new JournalLine.TimedEvent(whole(pair.get(0)), pair.get(1)));
    }
    return new JournalLine.Input(
        whole(table, "seq"),
        whole(table, "tick"),
        new Seat((int) whole(table, "seat")),
        whole(table, "prompt"),
        value(table, "choice"),
        table.get("refused").isPresent(),
        table.get("hash").isPresent() ? OptionalLong.of(hash(table)) : OptionalLong.empty(),
        events);
  }

  static String hex(long hash) {
    return String.format("0x%016x", hash);
  }

  private static Tree hash(long hash) {
    return Tree.of(hex(hash));
  }

  private static long hash(Tree.Table table) {
    String text = text(table, "hash");
    if (!text.matches("0x[0-9a-f]{16}"))
      throw new TreeException("hash", table.mark(), "is not a hash");
    return Long.parseUnsignedLong(text.substring(2), 16);
  }

  private static Tree value(Tree.Table table, String name) {
    return table.get(name).orElseThrow(() -> new TreeException(name, table.mark(), "is missing"));
  }

  private static String text(Tree.Table table, String name) {
    if (value(table, name) instanceof Tree.Text(String text, _)) return text;
    throw new TreeException(name, table.mark(), "must be text");
  }

  private static long whole(Tree.Table table, String name) {
    return whole(value(table, name));
  }

  private static long whole(Tree tree) {
    if (tree instanceof Tree.Whole(long number, _)) return number;
    throw new TreeException("", tree.mark(), "must be a whole number, not " + tree.kind());
  }

  private static List<Tree> rows(Tree.Table table, String name) {
    if (value(table, name) instanceof Tree.Rows(List<Tree> items, _)) return items;
    throw new TreeException(name, table.mark(), "must be a list");
  }

  private static Tree.Table table(Object... namesAndTrees) {
    Map<String, Tree> fields = new LinkedHashMap<>();
    for (int i = 0; i < namesAndTrees.length; i += 2) {
      fields.put((String) namesAndTrees[i], (Tree) namesAndTrees[i + 1]);
    }
    return new Tree.Table(fields, Mark.NONE);
  }
}

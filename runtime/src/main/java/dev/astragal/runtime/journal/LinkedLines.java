package dev.astragal.runtime.journal;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import java.nio.charset.StandardCharsets;

/** Lines as the text every kind of journal keeps, each linked to the one before. */
public final class LinkedLines {
  private final String journal;
  private String link;

  /**
   * A line ready to be kept.
   *
   * @param text without the end of line
   */
  public record Linked(String text, String link) {}

  private LinkedLines(String journal, String link) {
    this.journal = journal;
    this.link = link;
  }

  /** From the first line on; {@code journal} names it in errors. */
  public static LinkedLines from(String journal) {
    return new LinkedLines(journal, Chain.START);
  }

  /** From the line on that follows what was read. */
  public static LinkedLines after(String journal, JournalFile read) {
    return new LinkedLines(journal, read.lastLink());
  }

  /** {@code line} as it follows the last line that was {@link #kept}. */
  public Linked next(JournalLine line) {
    String body = fitting(line);
    String next = Chain.link(link, body);
    return new Linked(Chain.chained(body, next), next);
  }

  public void kept(Linked line) {
    link = line.link();
  }

  /**
   * The line as text. A reader refuses lines that are too long, so one with very many events keeps
   * only the first of them.
   */
  private String fitting(JournalLine line) {
    JournalLine shorter = line;
    while (true) {
      String body = JsonTrees.write(JournalLine.SHAPE, shorter);
      int bytes = Chain.chained(body, link).getBytes(StandardCharsets.UTF_8).length;
      if (bytes <= JournalReader.LINE_BYTES_MAX) return body;
      if (!(shorter instanceof JournalLine.Input input) || input.events().isEmpty()) {
        throw new BadInputException(
            journal + " cannot hold a line longer than " + JournalReader.LINE_BYTES_MAX + " bytes");
      }
      shorter = input.withEvents(input.events().subList(0, input.events().size() / 2));
    }
  }
}

package dev.astragal.runtime.corpus;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Journals below one directory, and the standing each of them is known to have. A file {@value
 * #NOTES} in the directory names those that are not identical any more, one per line: {@code
 * standing<TAB>path}. What it does not name is expected to be identical.
 */
public final class Corpus {
  public static final String NOTES = "standings.txt";

  /** Where runs of the present rules lie until a release gives them its name. */
  public static final String NEXT = "next";

  private static final String ENDING = ".jsonl";

  private final Path directory;
  private final List<Path> journals;
  private final Map<String, Standing> known;

  /**
   * One journal of a corpus.
   *
   * @param name its path below the directory, with slashes
   * @param known what it was known to be
   * @param now what it is under the present rules
   */
  public record Entry(String name, Standing known, Classified now) {
    public boolean worse() {
      return now.standing().worseThan(known);
    }

    /**
     * The release that made it, or {@value #NEXT} for the one to come; empty where none is named.
     */
    public String generation() {
      int slash = name.indexOf('/');
      return slash < 0 || slash == name.lastIndexOf('/') ? "" : name.substring(0, slash);
    }

    /** The directory it lies in: the game, in a corpus of many. */
    public String group() {
      int slash = name.lastIndexOf('/');
      return slash < 0 ? "." : name.substring(0, slash);
    }
  }

  private Corpus(Path directory, List<Path> journals, Map<String, Standing> known) {
    this.directory = directory;
    this.journals = journals;
    this.known = known;
  }

  public static Corpus in(Path directory) {
    if (!Files.isDirectory(directory))
      throw new BadInputException(directory + " is not a directory with journals");
    try (Stream<Path> files = Files.walk(directory)) {
      List<Path> journals =
          files.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
      if (journals.isEmpty())
        throw new BadInputException(directory + " holds no journal (*" + ENDING + ")");
      return new Corpus(directory, journals, known(directory.resolve(NOTES)));
    } catch (IOException e) {
      throw new BadInputException(directory + " cannot be read: " + e.getMessage());
    }
  }

  /** Classifies every journal, in the order of their names. */
  public List<Entry> classify() {
    List<Entry> entries = new ArrayList<>();
    for (Path journal : journals) {
      String name = directory.relativize(journal).toString().replace('\\', '/');
      Standing expected = known.getOrDefault(name, Standing.IDENTICAL);
      entries.add(new Entry(name, expected, Classified.of(journal)));
    }
    return entries;
  }

  /** Notes the standings of {@code entries} as the known ones. */
  public void accept(List<Entry> entries) {
    StringBuilder notes = new StringBuilder();
    for (Entry entry : entries) {
      if (entry.now().standing() == Standing.IDENTICAL) continue;
      notes.append(entry.now().standing().words()).append('\t').append(entry.name()).append('\n');
    }
    Path file = directory.resolve(NOTES);
    try {
      if (notes.isEmpty()) Files.deleteIfExists(file);
      else Files.writeString(file, notes.toString());
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }

  private static Map<String, Standing> known(Path file) throws IOException {
    Map<String, Standing> known = new TreeMap<>();
    if (!Files.exists(file)) return known;
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      int tab = line.indexOf('\t');
      String where = file + ", line " + number + ": ";
      if (tab < 0) throw new BadInputException(where + "must be a standing, a tab and a path");
      Standing standing =
          Standing.of(line.substring(0, tab))
              .orElseThrow(
                  () -> new BadInputException(where + "'" + line + "' begins with no standing"));
      known.put(line.substring(tab + 1), standing);
    }
    return known;
  }
}

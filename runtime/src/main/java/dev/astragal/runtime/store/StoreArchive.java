package dev.astragal.runtime.store;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.Disk;
import dev.astragal.runtime.journal.JournalException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Matches in one file, whatever store they came from. It is a zip of what a directory of matches
 * has: unpacked, it is a store.
 */
public final class StoreArchive {
  private final Path file;

  /** What became of each match; {@code problems} are sentences. */
  public record Account(List<String> done, List<String> left, List<String> problems) {}

  public StoreArchive(Path file) {
    this.file = file;
  }

  /**
   * Writes matches into a new file; what cannot be read is named and keeps nobody from the rest.
   */
  public Account write(MatchStore store, List<String> ids) {
    Account account = new Account(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    try {
      try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW);
          ZipOutputStream zip = new ZipOutputStream(out)) {
        for (String id : ids) {
          try {
            write(zip, store.pack(id));
            account.done().add(id);
          } catch (BadInputException e) {
            account.problems().add(String.valueOf(e.getMessage()));
          }
        }
      }
      Disk.force(file);
      Disk.forceName(file);
      return account;
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(file + " exists already; choose another name");
    } catch (IOException e) {
      throw new BadInputException(file + " cannot be written: " + e.getMessage());
    }
  }

  private static void write(ZipOutputStream zip, KeptMatch match) throws IOException {
    String journal = match.id() + FileMatch.ENDING;
    entry(zip, journal, match.journal());
    entry(zip, journal + FileMatch.ABOUT, JsonTrees.write(match.about()));
    entry(zip, journal + FileMatch.SENT, Long.toString(match.sent()));
    if (!match.key().isEmpty()) entry(zip, journal + FileMatch.KEY, match.key());
  }

  private static void entry(ZipOutputStream zip, String name, String text) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(0);
    zip.putNextEntry(entry);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  /**
   * Puts every match of the file into a store; those that are there already are left as they are.
   */
  public Account read(MatchStore store) {
    Account account = new Account(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    try (ZipFile zip = new ZipFile(file.toFile())) {
      for (ZipEntry entry : zip.stream().toList()) {
        if (!entry.getName().endsWith(FileMatch.ENDING)) continue;
        String id = FileMatch.id(Path.of(entry.getName()));
        try {
          store.put(match(zip, id));
          account.done().add(id);
        } catch (JournalException e) {
          if (e.reason() == JournalException.Reason.EXISTS) account.left().add(id);
          else account.problems().add(String.valueOf(e.getMessage()));
        } catch (BadInputException | TreeException e) {
          account.problems().add(id + ": " + e.getMessage());
        }
      }
      return account;
    } catch (IOException e) {
      throw new BadInputException(file + " is no archive of matches: " + e.getMessage());
    }
  }

  private static KeptMatch match(ZipFile zip, String id) throws IOException {
    String journal = MatchId.require(id) + FileMatch.ENDING;
    Tree about = JsonTrees.read(text(zip, journal + FileMatch.ABOUT).orElse("{}"), id);
    return KeptMatch.of(
        id,
        text(zip, journal + FileMatch.KEY).orElse("").strip(),
        text(zip, journal).orElseThrow().getBytes(StandardCharsets.UTF_8),
        about instanceof Tree.Table table ? table : Tree.emptyTable(),
        FileMatch.count(text(zip, journal + FileMatch.SENT).orElse("0")));
  }

  private static Optional<String> text(ZipFile zip, String name) throws IOException {
    ZipEntry entry = zip.getEntry(name);
    if (entry == null) return Optional.empty();
    try (InputStream in = zip.getInputStream(entry)) {
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}

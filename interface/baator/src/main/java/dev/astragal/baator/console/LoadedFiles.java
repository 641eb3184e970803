package dev.astragal.baator.console;

import dev.astragal.games.baator.BaatorChoice;
import dev.astragal.games.baator.rules.PackDocument;
import dev.astragal.kernel.rules.PackException;
import dev.astragal.kernel.rules.PackReader;
import dev.astragal.kernel.rules.RulePack;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Documents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pack files a game master works on: loaded by hand once, and again whenever they change. */
final class LoadedFiles {
  private final Answers answers;
  private final Map<Path, Stamp> seen = new LinkedHashMap<>();

  LoadedFiles(Answers answers) {
    this.answers = answers;
  }

  List<String> load(Path file) {
    Tree document = Documents.yaml(file);
    RulePack pack;
    try {
      pack = PackReader.read(document);
    } catch (PackException e) {
      List<String> lines = new ArrayList<>();
      for (TreeException problem : e.problems()) lines.add(String.valueOf(problem.getMessage()));
      lines.add(answers.say("not-loaded", "file", file.toString()));
      return lines;
    }
    List<String> lines = new ArrayList<>();
    for (String warning : pack.warnings()) lines.add(answers.say("warning", "text", warning));
    lines.addAll(
        answers.to(
            new BaatorChoice.LoadPack(file.getFileName().toString(), PackDocument.of(document))));
    seen.put(file, stamp(file));
    return lines;
  }

  List<String> reloadChanged() {
    List<String> lines = new ArrayList<>();
    for (Map.Entry<Path, Stamp> entry : seen.entrySet()) {
      Stamp now = stamp(entry.getKey());
      if (now.equals(entry.getValue())) continue;
      entry.setValue(now);
      try {
        lines.addAll(load(entry.getKey()));
      } catch (BadInputException | TreeException e) {
        lines.add(String.valueOf(e.getMessage()));
      }
    }
    return lines;
  }

  /** What tells one version of a file from another. */
  private record Stamp(FileTime changed, long size) {}

  private static Stamp stamp(Path file) {
    try {
      return new Stamp(Files.getLastModifiedTime(file), Files.size(file));
    } catch (IOException e) {
      return new Stamp(FileTime.fromMillis(0), -1);
    }
  }
}

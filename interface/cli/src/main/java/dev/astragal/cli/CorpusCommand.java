package dev.astragal.cli;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.corpus.Corpus;
import dev.astragal.runtime.corpus.Standing;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what the present rules make of recorded runs. */
@Command(
    name = "corpus",
    mixinStandardHelpOptions = true,
    description = {
      "Plays every journal below a directory under the present rules and says how much of it they keep:",
      "identical, same outcome, migrated or pinned, each with the first difference.",
      "Fails when one is worse than it was known to be, or differs and the game declares no change."
    },
    footer = {
      "",
      "Examples:",
      "  astragal corpus                              the corpus of the repository",
      "  astragal corpus ~/.local/share/astragal/runs what an update does to saved games",
      "  astragal corpus --since 0.1.0                the journals of that release and later ones",
      "  astragal corpus --accept                     note the present standings as the known ones"
    })
final class CorpusCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(paramLabel = "DIR", arity = "0..1", description = "the directory (default: corpus)")
  private Path directory = Path.of("corpus");

  @Option(
      names = "--accept",
      description = "note the standings in DIR/" + Corpus.NOTES + " as the known ones")
  private boolean accept;

  @Option(
      names = "--since",
      paramLabel = "VERSION",
      description = "only journals of that release and later ones, each generation by itself")
  private Optional<String> since = Optional.empty();

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  @Override
  public Integer call() {
    Corpus corpus = Corpus.in(directory);
    List<Corpus.Entry> entries = corpus.classify();
    if (accept) corpus.accept(entries);
    if (since.isPresent()) entries = entries.stream().filter(this::wanted).toList();
    if (entries.isEmpty())
      throw new BadInputException(
          directory + " holds no journal of " + since.orElse("") + " or later");
    boolean worse =
        entries.stream().anyMatch(entry -> entry.now().undeclared() || (!accept && entry.worse()));
    Output output = new Output(command.commandLine().getOut(), json);
    List<Corpus.Entry> shown = entries;
    output.say(() -> tree(shown, worse), () -> tell(output, shown));
    return worse ? ExitCodes.CHECK_FAILED : ExitCodes.OK;
  }

  private boolean wanted(Corpus.Entry entry) {
    String generation = entry.generation();
    if (generation.isEmpty() || generation.equals(Corpus.NEXT)) return !generation.isEmpty();
    return ModuleDescriptor.Version.parse(generation)
            .compareTo(ModuleDescriptor.Version.parse(since.orElseThrow()))
        >= 0;
  }

  private void tell(Output output, List<Corpus.Entry> entries) {
    Map<String, List<Corpus.Entry>> groups =
        entries.stream()
            .collect(Collectors.groupingBy(Corpus.Entry::group, TreeMap::new, Collectors.toList()));
    groups.forEach((group, members) -> output.line(String.format("%-16s %s", group, sum(members))));
    for (Corpus.Entry entry : entries) {
      if (entry.now().standing() == entry.known() && entry.known() == Standing.IDENTICAL) continue;
      String was = entry.worse() && !accept ? "WORSE, was " + entry.known().words() + ": " : "";
      if (entry.now().undeclared()) was += "UNDECLARED (see Manifest.changes): ";
      output.line(entry.name() + ": " + was + entry.now());
    }
    Map<String, List<Corpus.Entry>> generations =
        entries.stream()
            .collect(
                Collectors.groupingBy(Corpus.Entry::generation, TreeMap::new, Collectors.toList()));
    if (since.isPresent())
      generations.forEach(
          (generation, members) ->
              output.line(generation + ": " + members.size() + " journals: " + sum(members)));
    output.line(entries.size() + " journals: " + sum(entries));
  }

  private static String sum(List<Corpus.Entry> entries) {
    Map<Standing, Integer> counts = counts(entries);
    List<String> words = new ArrayList<>();
    counts.forEach(
        (standing, count) -> {
          if (count > 0) words.add(count + " " + standing.words());
        });
    return String.join(", ", words);
  }

  private static Map<Standing, Integer> counts(List<Corpus.Entry> entries) {
    Map<Standing, Integer> counts = new EnumMap<>(Standing.class);
    for (Standing standing : Standing.values()) counts.put(standing, 0);
    for (Corpus.Entry entry : entries) counts.merge(entry.now().standing(), 1, Integer::sum);
    return counts;
  }

  private static Tree.Table tree(List<Corpus.Entry> entries, boolean worse) {
    Tree.Table counts = Tree.emptyTable();
    for (var count : counts(entries).entrySet())
      counts = counts.with(count.getKey().words(), Tree.of(count.getValue()));
    List<Tree> journals = new ArrayList<>();
    for (Corpus.Entry entry : entries) {
      Tree.Table journal = entry.now().tree();
      journals.add(
          journal
              .with("journal", Tree.of(entry.name()))
              .with("known", Tree.of(entry.known().words()))
              .with("worse", Tree.of(entry.worse())));
    }
    return Tree.emptyTable()
        .with("ok", Tree.of(!worse))
        .with("counts", counts)
        .with("journals", Tree.of(journals));
  }
}

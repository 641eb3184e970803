package dev.astragal.page.browser;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The journals of the corpus replayed in pages, network off: Corpus PAGES CORPUS GAME.... Says for
 * each game how many came to the hashes they hold, here and in the page, and which did not.
 */
public final class Corpus {
  private Corpus() {}

  public static void main(String[] args) throws IOException {
    Path pages = Path.of(args[0]).toAbsolutePath().normalize();
    Path corpus = Path.of(args[1]);
    System.out.println("| game | journals | the same here | in the page |");
    System.out.println("|---|---|---|---|");
    int otherwise = 0;
    for (String game : Arrays.asList(args).subList(2, args.length))
      otherwise += replayed(pages, corpus, game);
    if (otherwise > 0)
      throw new IllegalStateException(otherwise + " are not in the page what they are here");
  }

  private static int replayed(Path pages, Path corpus, String game) throws IOException {
    int here = 0;
    int there = 0;
    int otherwise = 0;
    List<Path> journals = journals(corpus, game);
    try (Replays page = Replays.in(pages, game)) {
      for (Path file : journals) {
        boolean same = Replays.sameHere(file);
        JsonObject answer = page.replayed(Files.readString(file));
        boolean sameThere = Replays.same(answer);
        if (same) here++;
        if (sameThere) there++;
        if (same != sameThere) otherwise++;
        if (!same || !sameThere)
          System.out.println(
              corpus.relativize(file)
                  + ": "
                  + (same ? "the same here, " : "differs here, ")
                  + (sameThere ? "the same there" : "there " + Replays.brief(answer)));
      }
    }
    System.out.printf("| %s | %d | %d | %d |%n", game, journals.size(), here, there);
    return otherwise;
  }

  private static List<Path> journals(Path corpus, String game) throws IOException {
    try (Stream<Path> files = Files.walk(corpus)) {
      return files
          .filter(file -> file.toString().endsWith(".jsonl"))
          .filter(file -> corpus.relativize(file).getName(1).toString().equals(game))
          .sorted()
          .toList();
    }
  }
}

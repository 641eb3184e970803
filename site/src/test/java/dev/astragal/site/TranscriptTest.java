package dev.astragal.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Commands that pages show with what they say are run, and say it. */
final class TranscriptTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root")).normalize();

  @TempDir private Path directory = Path.of("");

  private final Program program = new Program(TranscriptTest.class.getClassLoader());

  /** Pages with such commands; the guide's games are made from the guide first, elsewhere. */
  static Stream<String> pages() throws IOException {
    return Pages.read(ROOT).values().stream()
        .filter(page -> !page.path().equals("docs/guide.md"))
        .filter(page -> !Transcript.steps(page).isEmpty())
        .map(Page::path);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyCommandSaysWhatThePageShows(String path) throws IOException {
    Page page = Pages.page(path, Files.readString(ROOT.resolve(path)));
    assertThat(new Transcript(program, ROOT, directory).problems(page)).isEmpty();
  }

  @Test
  void aCommandThatSaysSomethingElseIsFound() throws IOException {
    Page page =
        Pages.page(
            "docs/x.md",
            """
            # X

            ```console
            $ echo one
            one
            $ echo two
            three
            $ ./astragal run pig --seed 42 --bot hold20
            pig, seed 42: lost
            ...
            ```
            """);
    assertThat(new Transcript(program, ROOT, directory).problems(page))
        .extracting(Problem::line)
        .containsExactly(6, 8);
  }

  @ParameterizedTest
  @CsvSource({
    "one,one,true",
    "o...e,one,true",
    "o...x,one,false",
    "...,'one\ntwo',true",
    "'one\n...',one,true",
    "'...\ntwo','one\ntwo',true",
    "one,'one\ntwo',false",
    "'one\ntwo',one,false"
  })
  void threeDotsStandForAnything(String expected, String said, boolean same) {
    assertThat(Transcript.matches(expected, said)).isEqualTo(same);
  }
}

package dev.astragal.plain;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.content.ScreenText;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.table.Ending;
import dev.astragal.runtime.table.Reckoning;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Situation;
import dev.astragal.runtime.table.Told;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The story of a run, to read and to keep: how it ended, what mattered, the last picture, and every
 * decision with what came of it. As long as a game is not over it tells only what {@code viewer}
 * may know.
 */
public record Chronicle(Recording recording, Seat viewer, Messages messages) {
  private static final int MOMENTS_MAX = 20;
  private static final int MARKERS_MAX = 10_000;

  public List<String> lines() {
    Messages own = own();
    List<String> out = new ArrayList<>();
    RunSpec spec = recording.spec();
    String seed = SharedSeeds.code(spec).orElse(spec.seed().text());
    out.add(
        own.text(Msg.of("chronicle.title", "game", recording.manifest().title(), "seed", seed)));
    recording
        .divergence()
        .ifPresent(
            from -> out.add(own.text(Msg.of("chronicle.diverged", "where", from.toString()))));
    out.add("");
    out.add(
        outcome()
            .map(how -> Ending.text(how, messages))
            .orElseGet(() -> own.text(Msg.of("chronicle.open"))));
    if (outcome().isPresent())
      for (Msg line : new Reckoning(recording, viewer).lines()) out.add("  " + messages.text(line));
    moments(own, out);
    out.add("");
    out.add(own.text(Msg.of("chronicle.screen")));
    ScreenText screens = new ScreenText(messages);
    for (Panel panel : recording.last().screen(viewer).panels()) {
      out.add("");
      out.addAll(screens.lines(panel));
    }
    out.add("");
    out.add(own.text(Msg.of("chronicle.story")));
    out.add("");
    story(own, out);
    return out;
  }

  private Messages own() {
    return Messages.beside(Chronicle.class, messages.language());
  }

  private Optional<Outcome> outcome() {
    return recording.last().situation() instanceof Situation.Over(Outcome how)
        ? Optional.of(how)
        : Optional.empty();
  }

  /** What a game wants shown prominently, in order; where there are many, what weighs most. */
  private void moments(Messages own, List<String> out) {
    List<Told> moments =
        recording.markers(viewer, MARKERS_MAX).stream()
            .flatMap(marker -> marker.told().stream())
            .filter(Told::spoken)
            .toList();
    if (moments.isEmpty()) return;
    Set<Told> told =
        moments.reversed().stream()
            .sorted(Comparator.comparingInt(Chronicle::weight).reversed())
            .limit(MOMENTS_MAX)
            .collect(Collectors.toSet());
    out.add("");
    out.add(own.text(Msg.of("chronicle.moments")));
    for (Told moment : moments)
      if (told.contains(moment)) out.add("  " + messages.text(moment.telling().text()));
  }

  /** A death far back says more about a journey than yesterday's hail. */
  private static int weight(Told moment) {
    if (moment.event().severity() == Severity.CRITICAL) return 2;
    return moment.event().surface() == Surface.MODAL ? 1 : 0;
  }

  private void story(Messages own, List<String> out) {
    Map<Long, List<Told>> told = new TreeMap<>();
    for (Told line : recording.told(viewer, recording.firstStep(), recording.lastStep()))
      if (line.spoken() || line.telling().heading())
        told.computeIfAbsent(line.step(), _ -> new ArrayList<>()).add(line);
    boolean open = outcome().isPresent();
    Optional<String> heading = Optional.empty();
    for (long at = recording.firstStep() + 1; at <= recording.lastStep(); at++) {
      Recording.Step step = recording.step(at);
      step.input()
          .filter(input -> !input.refused() && (open || input.seat().equals(viewer)))
          .ifPresent(
              input ->
                  out.add(
                      own.text(
                          Msg.of(
                              "chronicle.chosen",
                              "who",
                              messages.player(input.seat()),
                              "what",
                              messages.text(
                                  step.before().wording(input.seat(), input.choice()).label())))));
      for (Told line : told.getOrDefault(at, List.of())) {
        String text = messages.text(line.telling().text());
        if (line.telling().heading()) heading = Optional.of(text);
        if (line.telling().heading() || !line.spoken()) continue;
        heading.ifPresent(day -> out.addAll(List.of("", day)));
        heading = Optional.empty();
        out.add("  " + text);
      }
    }
  }

  /** Writes it into a new file, and says which. */
  public Path write(Path file) {
    try {
      if (file.getParent() != null) Files.createDirectories(file.getParent());
      Files.write(file, lines(), StandardCharsets.UTF_8);
      return file;
    } catch (IOException e) {
      throw new BadInputException(
          own()
              .text(
                  Msg.of(
                      "chronicle.unwritable",
                      "file",
                      file.toString(),
                      "why",
                      String.valueOf(e.getMessage()))));
    }
  }
}

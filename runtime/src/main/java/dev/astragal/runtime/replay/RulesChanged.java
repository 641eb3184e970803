package dev.astragal.runtime.replay;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.library.Fingerprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A kept run does not come out as it was recorded, because its rules are not those of then. It says
 * where it first differs and which ways on there are; nothing was done yet, and whichever way is
 * taken is one more line of the journal, which keeps all before it.
 */
public final class RulesChanged extends BadInputException {
  /** How many inputs that are left out are named one by one. */
  private static final int NAMED_MAX = 10;

  private final Divergence difference;
  private final transient Msg sentence;
  private final transient List<Way> ways;

  /**
   * One way on.
   *
   * @param says what it means for this run
   * @param line what the journal gets when it is taken
   */
  public record Way(WayOn way, Msg says, JournalLine.Rules line) {
    /** The same in a few words. */
    public Msg label() {
      return Msg.of("rules.label." + way);
    }
  }

  private RulesChanged(Divergence difference, Msg sentence, String text, List<Way> ways) {
    super(text);
    this.difference = difference;
    this.sentence = sentence;
    this.ways = ways;
  }

  /** Works out the ways on from {@code replayed}, which diverged. */
  public static <S, C extends Choice, E extends Event> RulesChanged of(
      Kernel<S, C, E> kernel, JournalFile file, Replayed<S, C, E> replayed) {
    Divergence difference = replayed.divergence().orElseThrow();
    Kernel<S, C, E> then = replayed.timeline().kernel();
    Msg sentence = sentence(then.manifest(), then.setup().version(), difference);
    Kernel<S, C, E> present = then.under(then.manifest().version());
    List<Way> ways = new ArrayList<>();
    possible(() -> goOn(kernel, present, file)).ifPresent(ways::add);
    possible(() -> carriedOver(kernel, file)).ifPresent(ways::add);
    possible(() -> goBack(present, replayed, lastSequence(file))).ifPresent(ways::add);
    Messages english = Messages.of(then.game());
    return new RulesChanged(difference, sentence, english.text(sentence), List.copyOf(ways));
  }

  public Divergence difference() {
    return difference;
  }

  /** What is to be said about it, the first difference included. */
  public Msg sentence() {
    return sentence;
  }

  /** The ways on that are possible, the most natural first. */
  public List<Way> ways() {
    return ways;
  }

  public Way way(WayOn wanted) {
    return ways.stream()
        .filter(way -> way.way() == wanted)
        .findFirst()
        .orElseThrow(
            () ->
                new BadInputException(
                    "this run cannot go on that way; it can by "
                        + ways.stream().map(way -> way.way().words()).toList()));
  }

  private static Msg sentence(Manifest manifest, int version, Divergence difference) {
    List<String> changes = manifest.changesSince(version);
    return changes.isEmpty()
        ? Msg.of("rules.differ", "difference", difference.words())
        : Msg.of(
            "rules.changed",
            "changes",
            String.join(" ", changes),
            "difference",
            difference.words());
  }

  /** A way whose state the present rules do not bear is none. */
  private static Optional<Way> possible(Supplier<Optional<Way>> way) {
    try {
      return way.get();
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  private static <S, C extends Choice, E extends Event> Optional<Way> goOn(
      Kernel<S, C, E> kernel, Kernel<S, C, E> present, JournalFile file) {
    AsRecorded<S, C, E> recorded = AsRecorded.of(kernel, file);
    if (recorded.unread().isPresent()) return Optional.empty();
    Run<S, C, E> run = present.restore(recorded.run().kept());
    run.turnLuck(recorded.lastHash());
    return way(WayOn.GO_ON, Msg.of("rules.go-on"), run, recorded.sequence(), List.of());
  }

  private static <S, C extends Choice, E extends Event> Optional<Way> carriedOver(
      Kernel<S, C, E> kernel, JournalFile file) {
    CarriedOver<S, C, E> carried = CarriedOver.of(kernel, file);
    List<Long> leftOut = carried.leftOut();
    Msg says =
        leftOut.isEmpty()
            ? Msg.of("rules.carry-over")
            : Msg.of(
                "rules.carry-over.without",
                "n",
                leftOut.size(),
                "inputs",
                numbers(leftOut),
                "more",
                more(leftOut));
    return way(WayOn.CARRY_OVER, says, carried.run(), lastSequence(file), leftOut);
  }

  private static <S, C extends Choice, E extends Event> Optional<Way> goBack(
      Kernel<S, C, E> present, Replayed<S, C, E> replayed, long sequence) {
    Run<S, C, E> run = present.restore(replayed.agreed().kept());
    Msg says =
        run.inputs() == 0
            ? Msg.of("rules.go-back.beginning")
            : Msg.of("rules.go-back", "input", run.inputs());
    return way(WayOn.GO_BACK, says, run, sequence, List.of());
  }

  private static <S, C extends Choice, E extends Event> Optional<Way> way(
      WayOn way, Msg says, Run<S, C, E> run, long sequence, List<Long> leftOut) {
    if (!run.kernel().violations(run).isEmpty()) return Optional.empty();
    run.status();
    return Optional.of(new Way(way, says, line(way, run, sequence, leftOut)));
  }

  /** The line that lets a journal go on from {@code run}, whatever was before it. */
  public static JournalLine.Rules line(
      WayOn way, Run<?, ?, ?> run, long sequence, List<Long> leftOut) {
    Game<?, ?, ?> game = run.kernel().game();
    return new JournalLine.Rules(
        sequence,
        run.kernel().setup().version(),
        Fingerprint.build(game),
        Fingerprint.content(game),
        way,
        leftOut,
        run.hash(),
        run.kept());
  }

  private static long lastSequence(JournalFile file) {
    long last = 0;
    for (JournalLine line : file.lines())
      last =
          switch (line) {
            case JournalLine.Input input -> input.seq();
            case JournalLine.Undo undo -> undo.seq();
            default -> last;
          };
    return last;
  }

  private static String numbers(List<Long> inputs) {
    List<String> first = inputs.stream().limit(NAMED_MAX).map(String::valueOf).toList();
    return String.join(", ", first);
  }

  private static Object more(List<Long> inputs) {
    return inputs.size() > NAMED_MAX ? Msg.of("rules.more", "n", inputs.size() - NAMED_MAX) : "";
  }
}

package dev.astragal.runtime.journal;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Hex;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.state.Row;
import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.state.Tag;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** One line of a journal. */
@Tag("kind")
public sealed interface JournalLine {
  /** The format this code writes and reads. */
  int FORMAT = 1;

  /** How lines are written, but for the link that {@link LinkedLines} adds. */
  Shape<JournalLine> SHAPE = Shape.of(JournalLine.class);

  @Name("header")
  @About("How to make the run again, and what code and content it was made with")
  record Header(
      int format,
      @About("Fingerprint of the classes of kernel and game") String build,
      @About("Fingerprint of the game's documents") String content,
      @Flat RunSpec spec,
      @About("Who began it on each seat: a bot's name, or nothing for a person") @Omittable
          List<String> players)
      implements JournalLine {
    public Header {
      if (spec.rules().isEmpty()) spec = spec.under(1);
      players = List.copyOf(players);
    }

    public Header(int format, String build, String content, RunSpec spec) {
      this(format, build, content, spec, List.of());
    }

    /** The same begun by these. */
    public Header by(List<String> others) {
      return new Header(format, build, content, spec, others);
    }

    /** The version of the game's rules. */
    public int version() {
      return Math.toIntExact(spec.rules().orElseThrow());
    }
  }

  /** An input; one that made the game fail has no hash. */
  @Name("input")
  @About("An accepted input, and everything that happened since the line before")
  record Input(
      @About("Its number, from 1") @AtLeast(1) long seq,
      @About("How much time had passed before it") @AtLeast(0) long tick,
      Seat seat,
      @About("What it replied to") @AtLeast(0) long prompt,
      @About("A name, or a table with the fields of the choice") Tree choice,
      @About("Whether the game recorded a refusal instead of carrying it out") @Omittable
          boolean refused,
      @About("XXH3-64 over the canonical bytes of the run right after it") @Omittable @Hex
          OptionalLong hash,
      List<TimedEvent> events)
      implements JournalLine {
    public Input {
      events = List.copyOf(events);
    }

    Input withEvents(List<TimedEvent> others) {
      return new Input(seq, tick, seat, prompt, choice, refused, hash, others);
    }
  }

  /** An event and when it happened. */
  @Row
  record TimedEvent(
      @About("The tick it happened in") @AtLeast(0) long tick,
      @About("A name, or a table with the fields of the event") Tree event) {}

  @Name("keyframe")
  @About("Where the run stood after the input of that number")
  record Keyframe(
      @AtLeast(0) long seq,
      @AtLeast(0) long tick,
      @About("The position of each stream, in the order of the manifest") List<Long> luck,
      @Hex long hash)
      implements JournalLine {
    public Keyframe {
      luck = List.copyOf(luck);
    }
  }

  @Name("rules")
  @About("From here the run goes on under other rules, from what is kept here; all before stays")
  record Rules(
      @About("The number of the last input before it") @AtLeast(0) long seq,
      @About("The version of the rules from here on") @AtLeast(1) int version,
      @About("Fingerprint of the classes of kernel and game") String build,
      @About("Fingerprint of the game's documents") String content,
      WayOn way,
      @About("The inputs that the new rules did not accept, by number") @Omittable
          List<Long> leftOut,
      @About("As in an input") @Hex long hash,
      @About("The luck, the clocks and the whole state") Tree run)
      implements JournalLine {
    public Rules {
      leftOut = List.copyOf(leftOut);
    }

    /** The version of the game that the program which wrote it had. */
    public int written() {
      return run instanceof Tree.Table kept
              && kept.get("written").orElse(Tree.none()) instanceof Tree.Whole(long version, _)
          ? Math.toIntExact(version)
          : this.version;
    }
  }

  @Name("snapshot")
  @About("The whole run after the input of that number, for whoever resumes it with the same code")
  record Snapshot(
      @AtLeast(0) long seq,
      @About("Fingerprint of the classes of kernel and game") String build,
      @About("Fingerprint of the game's documents") String content,
      @About("As in an input") @Hex long hash,
      @About("The luck, the clocks and the whole state") Tree run)
      implements JournalLine {}

  @Name("written")
  @About("From here on choices, events and hashes are those of a program with that version")
  record Written(@AtLeast(1) int version) implements JournalLine {}

  /** How a run goes on when its rules are not those it was begun under. */
  enum WayOn {
    /** From where it stood, as the recorded events tell it. */
    GO_ON,
    /** From where its inputs lead under the new rules, those left out that are not legal. */
    CARRY_OVER,
    /** From the last input up to which old and new rules agree. */
    GO_BACK;

    public static Optional<WayOn> of(String words) {
      return Arrays.stream(values()).filter(way -> way.words().equals(words)).findFirst();
    }

    /** As a user types it. */
    public String words() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  @Name("checkpoint")
  @About("A moment, right after the input of that number, that a player may come back to")
  record Checkpoint(int id, @AtLeast(0) long seq, String reason) implements JournalLine {}

  @Name("undo")
  @About("Takes back every input after the one numbered 'to'; itself numbered like an input")
  record Undo(@AtLeast(0) long seq, @About("0 is the beginning") @AtLeast(0) long to)
      implements JournalLine {}

  @Name("luck")
  @About("After that input and this much time the run went on with the luck of a fork")
  record Turned(@AtLeast(0) long seq, @AtLeast(0) long tick, long salt) implements JournalLine {}

  @Name("passed")
  @About("Time went on after that input, and no input came of it")
  record Passed(@AtLeast(0) long seq, @AtLeast(0) long tick) implements JournalLine {}

  @Name("end")
  @About("The end of the run")
  record End(@AtLeast(0) long seq, @AtLeast(0) long tick, Outcome outcome, @Hex long hash)
      implements JournalLine {}
}

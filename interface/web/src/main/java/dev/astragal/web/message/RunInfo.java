package dev.astragal.web.message;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Hex;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Recording;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A run under the inspector. */
public record RunInfo(
    String id,
    String game,
    String title,
    String name,
    Kind kind,
    int seats,
    @About("What those who played are called, by seat") List<String> names,
    long steps,
    long inputs,
    long ticks,
    String seed,
    Map<String, String> options,
    List<String> overlays,
    List<String> streams,
    @About("null while it is not over") Optional<Outcome> outcome,
    @About("What a fork left, and where") @Omittable Optional<Parent> parent,
    @Omittable Optional<String> art,
    @About("Whether more steps may come") boolean live,
    @About("How often steps have gone again") long takenBack,
    List<Marker> markers,
    Divergence divergence) {
  /** Where a run comes from. */
  public enum Kind {
    @Name("match")
    MATCH,
    @Name("recording")
    RECORDING,
    @Name("fork")
    FORK
  }

  /** The luck a fork goes on with. */
  public enum Luck {
    @Name("same")
    SAME,
    @Name("new")
    NEW
  }

  public record Parent(String run, long at, Luck luck) {}

  /** A step worth stopping at. */
  public record Marker(long step, Recording.Marker.Kind kind, String text) {}

  /** What a replay found. */
  public record Divergence(
      @About("Whether the replay came out as recorded") boolean same,
      @About("Where it was made by another build") @Omittable Optional<String> makers,
      @Omittable OptionalLong input,
      @Omittable OptionalLong tick,
      @About("The first event or field that differs") @Omittable Optional<String> what,
      @Omittable Optional<String> field,
      @Omittable @Hex OptionalLong recorded,
      @Omittable @Hex OptionalLong replayed,
      @About("How far it can be looked at") @Omittable OptionalLong step) {}

  /** A run in a list. */
  public record Listed(
      String id, String game, String title, String name, Kind kind, String changed) {}

  public record Runs(List<Listed> runs) {}

  /** A journal as a file: one that is opened, or saved. */
  public record JournalText(
      @AtMost(200) String name,
      @AtMost(JournalText.LENGTH_MAX) String journal,
      @About("Under which whoever sends it asks how far its replay is") @Omittable @AtMost(64)
          Optional<String> ticket) {
    public static final int LENGTH_MAX = 8 << 20;
  }

  /** How far a replay is; nothing of nothing where none goes on. */
  public record Progress(
      @About("Inputs that were replayed") long done, @About("Of so many") long all) {}

  /** A game that bots play, to be looked at. */
  public record BotRun(RunSpec spec, @AtMost(32) List<String> bots) {}

  /** Another future somebody asks for. */
  public record NewFork(
      @About("The step to leave at") @AtLeast(0) long at,
      @About("Absent: the same") @Omittable Optional<Luck> luck,
      @About("Which of all other lucks; absent: 1") @Omittable @AtLeast(0) Optional<Long> salt,
      @About("What is chosen first instead") @Omittable Optional<Tree> choice,
      @Omittable @AtMost(64) Optional<String> bot,
      @About("Whether bots play to the end; absent: yes") @Omittable Optional<Boolean> play) {}

  public record Forked(RunInfo run) {}

  /** Somebody wants to play on from a step; bots take the other seats. */
  public record PlayOn(
      @AtLeast(0) long at,
      Seat seat,
      @About("Absent: the same") @Omittable Optional<Luck> luck,
      @About("What others call whoever asks") @Omittable @AtMost(NewMatch.NAME_LENGTH_MAX)
          Optional<String> name) {}

  /** Why a choice is legal or not. */
  public record Why(
      boolean legal, @Omittable Optional<String> label, String code, String message, String path) {}
}

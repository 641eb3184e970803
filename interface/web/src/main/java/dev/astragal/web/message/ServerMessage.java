package dev.astragal.web.message;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Flat;
import dev.astragal.kernel.state.Hex;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import java.util.List;
import java.util.Optional;

/** What a server says over the WebSocket. */
public sealed interface ServerMessage {
  @Name("welcome")
  @About("Answers hello")
  record Welcome(
      long v,
      MatchInfo match,
      @About("null for a spectator") Optional<Seat> seat,
      @About("Stands for this life of the server") String epoch,
      long seq,
      Pace time)
      implements ServerMessage {}

  @Name("update")
  @About("Everything the viewer may know of what has changed")
  record Update(
      @About("The number of the last change") long seq,
      @About("The first change that is told") long from,
      @About("Whether events are all that is left of the log, and not what is new") boolean resync,
      List<EventInfo> events,
      ScreenInfo screen,
      @About("null for whoever is not asked") Optional<QuestionInfo> prompt,
      StatusInfo status,
      Pace time,
      Retraction takeBack,
      @About("Whether advice may be asked for") boolean advice,
      @About("Where who sits at the table has changed") @Omittable Optional<MatchInfo> match,
      @About("How long whoever is asked may still think; absent where there is no hurry") @Omittable
          Optional<Long> millisLeft)
      implements ServerMessage {}

  @Name("ended")
  record Ended(
      Outcome outcome,
      @About("How it ended, in sentences") String text,
      String seed,
      @Hex long hash,
      String run)
      implements ServerMessage {}

  @Name("ack")
  @About("It is done and on disk")
  record Ack(long id, long seq) implements ServerMessage {}

  @Name("preview")
  record Previewed(
      long id, ScreenInfo screen, @About("How that choice reads now") QuestionInfo.OfferInfo offer)
      implements ServerMessage {}

  @Name("foreseen")
  @About("Answers foresee")
  record Foreseen(
      long id, @About("Where neither luck nor a secret has a say") List<SightInfo> sights)
      implements ServerMessage {}

  /** What one answer leads to. */
  record SightInfo(Tree choice, ScreenInfo screen) {}

  @Name("export")
  @About("Answers export")
  record Exported(long id, @About("Markdown") String text) implements ServerMessage {}

  @Name("advice")
  @About("Answers advice: what a search would answer in one's place, knowing what one knows")
  record Advised(
      long id,
      @About("The question it is about") long prompt,
      @About("The best first") List<WayInfo> ways,
      @About("How it could go on after the best, up to where luck decides") List<String> line)
      implements ServerMessage {}

  /** One answer that was thought of. */
  record WayInfo(
      String label,
      Tree choice,
      @About("From 0 for the worst to 100 for the best") int value,
      @About("How often the search tried it") int tries) {}

  @Name("chat")
  @About("What was said at the table")
  record Chat(@About("The number of the first line") long from, List<ChatLine> lines)
      implements ServerMessage {}

  @Name("rematch")
  @About("Answers rematch and branch: the same token is good there")
  record Again(long id, String match) implements ServerMessage {}

  @Name("pong")
  record Pong(long id) implements ServerMessage {}

  @Name("refused")
  @About("Nothing has changed")
  record Refused(@About("null where none could be read") Optional<Long> id, @Flat ErrorInfo why)
      implements ServerMessage {}

  /** What somebody said, as it is kept; {@code number} counts all that was said in the match. */
  record ChatLine(long number, Seat seat, String text, @About("A moment in ISO 8601") String at) {
    public static final int LENGTH_MAX = 280;
  }

  /** Whether time passes by itself, and how fast. */
  record Pace(boolean running, @About("Ticks a second") int speed) {}

  /** Whether the viewer may take something back, and who has asked to. */
  record Retraction(May may, @About("Who waits for the others") Optional<Seat> asked) {
    /** At what price. */
    public enum May {
      @Name("free")
      FREE,
      @Name("practice")
      PRACTICE,
      @Name("consent")
      CONSENT,
      @Name("no")
      NO
    }
  }
}

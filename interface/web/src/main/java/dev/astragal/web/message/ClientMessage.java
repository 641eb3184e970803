package dev.astragal.web.message;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.AtLeast;
import dev.astragal.kernel.state.AtMost;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import java.util.Optional;

/** What a client says over the WebSocket. */
public sealed interface ClientMessage {
  @Name("hello")
  @About("Comes first, once")
  record Hello(
      @About("1") long v,
      String match,
      @About("Absent: a spectator") @Omittable Optional<String> token,
      @About("That of an earlier connection, to go on where it was") @Omittable
          Optional<String> epoch,
      @About("The number of the last change it was told") @Omittable @AtLeast(0)
          Optional<Long> since,
      @About("In which the game speaks to it; absent, or one it does not have: the match's")
          @Omittable
          @AtMost(8)
          Optional<String> language)
      implements ClientMessage {}

  /** Everything after hello; numbers grow with every message of a connection. */
  sealed interface Numbered extends ClientMessage {
    long id();
  }

  /** What a spectator cannot do. */
  sealed interface Deed extends Numbered {}

  /** What is acknowledged with the number of a change. */
  sealed interface Change extends Deed {}

  @Name("answer")
  record Answer(@AtLeast(1) long id, @AtLeast(0) long prompt, Tree choice) implements Change {}

  @Name("back")
  @About("Takes a way back to a checkpoint")
  record Back(@AtLeast(1) long id, @AtLeast(0) long prompt, @AtLeast(0) long checkpoint)
      implements Change {}

  @Name("check")
  @About("Asks whether an answer would be taken; changes nothing")
  record Check(@AtLeast(1) long id, @AtLeast(0) long prompt, Tree choice) implements Change {}

  @Name("preview")
  @About("Asks how a choice reads now, and for the screen while it is considered")
  record Preview(@AtLeast(1) long id, @AtLeast(0) long prompt, Tree choice) implements Deed {}

  @Name("foresee")
  @About("Asks what the answers to a question lead to, to be shown before the server has answered")
  record Foresee(@AtLeast(1) long id, @AtLeast(0) long prompt) implements Deed {}

  @Name("run")
  @About("Lets time pass by itself")
  record Run(@AtLeast(1) long id, @About("Ticks a second") @AtLeast(1) @AtMost(1_000) int speed)
      implements Change {}

  @Name("pause")
  record Pause(@AtLeast(1) long id) implements Change {}

  @Name("advance")
  @About("Lets so much time pass at once")
  record Advance(@AtLeast(1) long id, @AtLeast(1) @AtMost(10_000) int ticks) implements Change {}

  @Name("undo")
  @About("Takes back the last answer, or asks the others whether it may")
  record Undo(@AtLeast(1) long id) implements Change {}

  @Name("agree")
  @About("Answers whoever asked to take something back")
  record Agree(@AtLeast(1) long id, boolean yes) implements Change {}

  @Name("chat")
  @About("Says something to everybody at the table")
  record Chat(@AtLeast(1) long id, @AtMost(ServerMessage.ChatLine.LENGTH_MAX) String text)
      implements Change {}

  @Name("replace")
  @About("Lets a bot take the seat of somebody who has been away for a while, or gives it free")
  record Replace(@AtLeast(1) long id, Seat seat, @About("Absent: a bot") @Omittable boolean open)
      implements Change {}

  @Name("leave")
  @About("Gives up one's own seat: a bot goes on")
  record Leave(@AtLeast(1) long id) implements Change {}

  @Name("rematch")
  @About("After the end: the same people and bots, everybody one seat further")
  record Rematch(@AtLeast(1) long id) implements Deed {}

  @Name("branch")
  @About("In a game that the first seat leads: it leads everybody on from a step of the past")
  record Branch(@AtLeast(1) long id, @AtLeast(0) long step) implements Deed {}

  @Name("export")
  @About("Asks for the table as one sees it, and all that was told, to keep")
  record Export(@AtLeast(1) long id) implements Deed {}

  @Name("advice")
  @About("Asks what a search would answer in one's place; takes a second or two")
  record Advise(@AtLeast(1) long id) implements Deed {}

  @Name("ping")
  record Ping(@AtLeast(1) long id) implements Numbered {}
}

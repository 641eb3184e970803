package dev.astragal.web.message;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Name;
import dev.astragal.kernel.state.Omittable;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.table.Offer;
import java.util.List;
import java.util.Optional;

/** What a seat may do now. */
public record QuestionInfo(
    @About("What an answer quotes as prompt") long id,
    String kind,
    @About(ScreenInfo.TEXT) Tree why,
    List<OfferInfo> choices,
    @About("Whether every legal answer is listed") boolean complete,
    long total,
    List<OfferInfo> commands,
    @About("The place of the sensible answer") @Omittable Optional<Integer> suggested,
    @About("The place among the commands of the set of orders after the one in force") @Omittable
        Optional<Integer> nextPreset,
    @About("Whom it asks, in the inspector") @Omittable List<Seat> seats) {

  /** Something that may be taken. */
  public record OfferInfo(
      String label,
      @About("To be sent back as it is") Tree choice,
      Offer.Kind kind,
      Wording.Weight weight,
      @Omittable List<DetailInfo> details,
      @About("The heading it stands under") @Omittable Optional<String> group,
      @About("Whether it is in force already") @Omittable boolean current,
      @About("The things on the screen it is about") @Omittable List<String> about,
      @About("A step of a number: those with the same 'of' are one line") @Omittable
          Optional<Wording.Amount> amount,
      @About("What may be filled in otherwise before it is sent back") @Omittable
          List<BlankInfo> blanks,
      @About("The number it always has; absent where numbers are counted") @Omittable
          Optional<Integer> number) {}

  /** A part of a choice that may be filled in otherwise. */
  public record BlankInfo(
      @About("Its place in the choice; a dot leads into a part") String field,
      String label,
      Kind kind,
      @Omittable List<ValueInfo> values,
      @Omittable Optional<Long> least,
      @Omittable Optional<Long> most) {
    /** What may stand there. */
    public enum Kind {
      @Name("one")
      ONE,
      @Name("any")
      ANY,
      @Name("number")
      NUMBER,
      @Name("text")
      TEXT,
      @Name("yesno")
      YES_NO
    }
  }

  /** What may stand in a blank. */
  public record ValueInfo(
      Tree value,
      String label,
      @About("The thing on the screen it is") @Omittable Optional<String> thing) {}

  /** One line beside a label. */
  public record DetailInfo(Wording.Detail.Kind kind, String text) {}
}

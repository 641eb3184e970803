package dev.astragal.tui.play;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Offer;
import dev.astragal.tui.config.Action;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.stage.Hint;
import dev.astragal.tui.stage.Stage;
import java.util.ArrayList;
import java.util.List;

/** How an offer reads in a list. */
record OfferWords(Stage stage, Messages messages) {
  String label(Offer offer) {
    String label = messages.text(offer.wording().label());
    return offer.wording().current() ? stage.text("current", "label", label) : label;
  }

  ChoiceList.Entry entry(Offer offer, String letter, boolean counted) {
    Wording wording = offer.wording();
    List<ChoiceList.Detail> details =
        new ArrayList<>(wording.details().stream().map(this::detail).toList());
    if (counted) details.add(new ChoiceList.Detail(stage.text("amount", "keys", keys()), Ink.FAINT));
    return new ChoiceList.Entry(
        label(offer),
        letter,
        wording.group().map(messages::text).orElse(""),
        details,
        offer.kind() == Offer.Kind.COMMAND || wording.weight() == Wording.Weight.RARE);
  }

  private String keys() {
    return String.join(
        "/", Hint.keys(stage, Action.SLOWER, Action.FASTER, Action.AMOUNT));
  }

  /** What kind of line it is can be told without its colour. */
  private ChoiceList.Detail detail(Wording.Detail detail) {
    String text = messages.text(detail.text());
    return switch (detail.kind()) {
      case COST -> new ChoiceList.Detail("- " + text, Ink.NORMAL);
      case GAIN -> new ChoiceList.Detail("+ " + text, Ink.GOOD);
      case ODDS -> new ChoiceList.Detail("% " + text, Ink.NORMAL);
      case WARNING -> new ChoiceList.Detail("! " + text, Ink.WARNING);
      case NOTE -> new ChoiceList.Detail("  " + text, Ink.FAINT);
    };
  }
}

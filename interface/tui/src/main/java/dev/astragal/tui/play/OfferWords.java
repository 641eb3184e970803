package dev.astragal.tui.play;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Offer;
import dev.astragal.tui.game.ChoiceList;
import dev.astragal.tui.stage.Stage;

/** How an offer reads in a list. */
record OfferWords(Stage stage, Messages messages) {
  String label(Offer offer) {
    String label = messages.text(offer.wording().label());
    return offer.wording().current() ? stage.text("current", "label", label) : label;
  }

  /** A value of a setting says of which. */
  ChoiceList.Entry entry(Offer offer, String letter, boolean setting) {
    Wording wording = offer.wording();
    String group = wording.group().map(messages::text).orElse("");
    return new ChoiceList.Entry(
        setting ? stage.text("setting", "of", group, "value", label(offer)) : label(offer),
        letter,
        setting ? "" : group,
        wording.details().stream().map(this::detail).toList(),
        offer.kind() == Offer.Kind.COMMAND || wording.weight() == Wording.Weight.RARE,
        wording.number());
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

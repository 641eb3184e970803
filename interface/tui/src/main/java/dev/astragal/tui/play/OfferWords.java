package dev.astragal.tui.play;

import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Offer;
import dev.astragal.tui.Texts;
import dev.astragal.tui.game.ChoiceList;

/** How an offer reads in a list. */
record OfferWords(Texts texts, Messages messages) {
  ChoiceList.Entry entry(Offer offer) {
    Wording wording = offer.wording();
    String label = messages.text(wording.label());
    return new ChoiceList.Entry(
        wording.current() ? texts.text("current", "label", label) : label,
        wording.group().map(messages::text).orElse(""),
        wording.details().stream().map(this::detail).toList(),
        offer.kind() == Offer.Kind.COMMAND || wording.weight() == Wording.Weight.RARE);
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

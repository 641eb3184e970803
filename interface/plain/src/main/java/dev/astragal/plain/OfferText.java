package dev.astragal.plain;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Offer;
import java.util.ArrayList;
import java.util.List;

/** What is offered, as lines of text. */
public record OfferText(Messages messages) {
  /** The label, and then a line for each of the details. */
  public List<String> lines(Offer offer) {
    Wording wording = offer.wording();
    List<String> lines = new ArrayList<>();
    lines.add(label(offer));
    for (Wording.Detail detail : wording.details())
      lines.add(
          (detail.kind() == Wording.Detail.Kind.WARNING ? "! " : "")
              + messages.text(detail.text()));
    return lines;
  }

  /** The label; what is in force already is marked. */
  public String label(Offer offer) {
    return messages.text(offer.wording().label()) + (offer.wording().current() ? " *" : "");
  }

  /** The heading it stands under; empty where it has none. */
  public String group(Offer offer) {
    return offer.wording().group().map((Msg group) -> messages.text(group)).orElse("");
  }
}

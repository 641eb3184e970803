package dev.astragal.plain;

import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.table.Offer;
import java.util.ArrayList;
import java.util.List;

/**
 * What is offered, as lines of text.
 *
 * @param messages the sentences of the table
 * @param own the sentences around them
 */
public record OfferText(Messages messages, Messages own) {
  /** In the language the table speaks. */
  public static OfferText at(Messages messages) {
    return new OfferText(messages, Messages.beside(OfferText.class, messages.language()));
  }

  /** The label, and then a line for each of the details. */
  public List<String> lines(Offer offer) {
    List<String> lines = new ArrayList<>();
    lines.add(label(offer));
    for (Wording.Detail detail : offer.wording().details()) {
      String text = messages.text(detail.text());
      boolean warns = detail.kind() == Wording.Detail.Kind.WARNING;
      lines.add(warns ? own.text(Msg.of("warning", "text", text)) : text);
    }
    return lines;
  }

  /** Those of the step it begins with, and which amounts there are. */
  public List<String> lines(OfferLine line) {
    List<String> lines = new ArrayList<>(lines(line.steps().get(line.start())));
    if (line.steps().size() > 1) lines.add(own.text(Msg.of("amounts", "amounts", line.amounts())));
    return lines;
  }

  /** The label; what is in force already says so. */
  public String label(Offer offer) {
    String label = messages.text(offer.wording().label());
    return offer.wording().current() ? own.text(Msg.of("current", "label", label)) : label;
  }

  /** The heading it stands under; empty where it has none. */
  public String heading(Offer offer) {
    return offer
        .wording()
        .group()
        .map(group -> own.text(Msg.of("heading", "group", messages.text(group))))
        .orElse("");
  }
}

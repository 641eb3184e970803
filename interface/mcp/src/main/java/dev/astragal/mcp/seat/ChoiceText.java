package dev.astragal.mcp.seat;

import dev.astragal.runtime.content.JsonTrees;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Choices as they read one below the other: headings where they change, and nothing said twice. */
final class ChoiceText {
  private final StringBuilder out;
  private final Set<String> noted = new HashSet<>();
  private String heading = "";
  private boolean orders;

  ChoiceText(StringBuilder out) {
    this.out = out;
  }

  void add(SeatView.Offered offer) {
    if (offer.command() && !orders) {
      orders = true;
      out.append("Orders, which you may give before you answer; the question stays:\n");
    }
    String group = offer.group().orElse("");
    if (!group.equals(heading) && !group.isEmpty()) out.append("  ").append(group).append(":\n");
    heading = group;
    out.append(String.format("%3d  %s", offer.number(), offer.label()));
    if (offer.weight().equals("suggested")) out.append(" (suggested)");
    if (offer.weight().equals("grave")) out.append(" (cannot be mended)");
    out.append('\n');
    for (SeatView.Detail detail : offer.details())
      if (!detail.kind().equals("note") || noted.add(detail.text()))
        line(detail.kind(), detail.text());
    if (!offer.blanks().isEmpty())
      line(
          "yours to fill in",
          blanks(offer.blanks()) + "; as it stands: " + JsonTrees.write(offer.choice()));
  }

  private static String blanks(List<SeatView.Open> blanks) {
    return String.join(
        "; ",
        blanks.stream()
            .map(blank -> blank.field() + " (" + blank.label() + ", " + blank.takes() + ")")
            .toList());
  }

  private void line(String kind, String text) {
    out.append("       ").append(kind).append(": ").append(text).append('\n');
  }
}

package dev.astragal.games.regrets.choices;

import dev.astragal.games.regrets.RegretsChoice;
import dev.astragal.games.regrets.RegretsChoice.GivePreserver;
import dev.astragal.games.regrets.RegretsChoice.Place;
import dev.astragal.games.regrets.RegretsChoice.PlaceCard;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Rejection;
import java.util.ArrayList;
import java.util.List;

/**
 * Answers to the two decisions that are the same whatever lies on the table, and so are made once
 * and not listed.
 */
public final class FixedChoices {
  private FixedChoices() {}

  public static Choices<RegretsChoice> placeCard() {
    return Choices.of(
        List.of(new PlaceCard(Place.TOP), new PlaceCard(Place.BOTTOM)), _ -> Why.ANSWER_FIRST);
  }

  public static Choices<RegretsChoice> givePreserver(int seats, int giver) {
    List<RegretsChoice> others = new ArrayList<>();
    for (int to = 0; to < seats; to++) if (to != giver) others.add(new GivePreserver(to));
    return Choices.of(List.copyOf(others), choice -> notGiven(choice, seats));
  }

  private static Rejection notGiven(RegretsChoice choice, int seats) {
    if (!(choice instanceof GivePreserver(int to))) return Why.ANSWER_FIRST;
    return to < 0 || to >= seats ? Why.NO_SUCH_SEAT : Why.NOT_TO_YOURSELF;
  }
}

package dev.astragal.games.regrets;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.Optional;

/**
 * A first game that explains itself: what to do now and why, all through the first day, and once
 * more when it counts.
 */
final class Lesson {
  static final String OPTION = "lesson";
  static final String NO = "no";
  static final String YES = "yes";

  private Lesson() {}

  static boolean wanted(Setup setup) {
    return setup.option(OPTION).equals(YES);
  }

  /** What to tell {@code viewer}, or nothing when it knows by now. */
  static Optional<Panel> of(RegretsState state, Seat viewer, Status<RegretsChoice> status) {
    return topic(state, offered(viewer, status))
        .map(topic -> Panel.text(OPTION, Msg.of("lesson." + topic)));
  }

  private static Choices<RegretsChoice> offered(Seat viewer, Status<RegretsChoice> status) {
    return status instanceof Status.Awaiting<RegretsChoice>(var prompt) && prompt.asks(viewer)
        ? prompt.choices(viewer)
        : Choices.none();
  }

  private static Optional<String> topic(RegretsState state, Choices<RegretsChoice> choices) {
    if (state.phase() == Phase.ENDED) return Optional.empty();
    return switch (state.day()) {
      case MONDAY -> Optional.of(monday(choices));
      case TUESDAY -> Optional.of("tuesday");
      case WEDNESDAY, THURSDAY, FRIDAY -> Optional.empty();
      case SATURDAY -> Optional.of("saturday");
    };
  }

  /** By the weightiest thing that can be done. */
  private static String monday(Choices<RegretsChoice> choices) {
    String topic = "wait";
    int weight = -1;
    for (int i = 0; i < choices.size(); i++) {
      Topic found = topic(choices.get(i));
      if (found.weight <= weight) continue;
      weight = found.weight;
      topic = found.name;
    }
    return topic;
  }

  private record Topic(String name, int weight) {}

  private static Topic topic(RegretsChoice choice) {
    return switch (choice) {
      case RegretsChoice.GivePreserver _ -> new Topic("preserver", 9);
      case RegretsChoice.TakeReward _ -> new Topic("reward", 9);
      case RegretsChoice.PlaceCard _ -> new Topic("place", 9);
      case RegretsChoice.DeclareSea _ -> new Topic("declare", 9);
      case RegretsChoice.Catch _ -> new Topic("catch", 8);
      case RegretsChoice.GiveUp _ -> new Topic("giveup", 7);
      case RegretsChoice.Sell _, RegretsChoice.Mount _, RegretsChoice.Buy _ -> new Topic("port", 6);
      case RegretsChoice.Descend _ -> new Topic("dive", 5);
      case RegretsChoice.Reveal _ -> new Topic("reveal", 4);
      case RegretsChoice.Pass _, RegretsChoice.EndTurn _ -> new Topic("pass", 1);
      case RegretsChoice.DeclarePort _,
          RegretsChoice.UseWorms _,
          RegretsChoice.Peek _,
          RegretsChoice.FishAgain _,
          RegretsChoice.UsePreserver _,
          RegretsChoice.AbandonShip _,
          RegretsChoice.TakeTender _,
          RegretsChoice.PlayDink _,
          RegretsChoice.BuyTackle _,
          RegretsChoice.CycleMarket _,
          RegretsChoice.DiscardRegret _,
          RegretsChoice.KeepRegrets _,
          RegretsChoice.DiscardItem _,
          RegretsChoice.DiscardFish _ ->
          new Topic("other", 0);
    };
  }
}

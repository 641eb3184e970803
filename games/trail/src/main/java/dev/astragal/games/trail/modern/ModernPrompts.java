package dev.astragal.games.trail.modern;

import static dev.astragal.games.trail.decisions.Refusals.notNow;
import static dev.astragal.games.trail.decisions.Refusals.refused;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailChoice.Clear;
import dev.astragal.games.trail.TrailChoice.Respond;
import dev.astragal.games.trail.TrailChoice.Rest;
import dev.astragal.games.trail.TrailChoice.SetDiet;
import dev.astragal.games.trail.TrailChoice.SetDrive;
import dev.astragal.games.trail.TrailChoice.Shop;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.barriers.Barrier;
import dev.astragal.games.trail.barriers.BarrierResolver;
import dev.astragal.games.trail.barriers.BarrierStop;
import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.boss.BossFight;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.Offered.Menu;
import dev.astragal.games.trail.encounters.Encounters;
import dev.astragal.games.trail.health.Diet;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Outfitter;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The questions of the modern road, their answers, and why others are refused. */
final class ModernPrompts {
  private static final int[] QUANTITIES = {1, 2, 3};
  private static final Msg OUTFITTER = Msg.of("prompt.outfitter");
  private static final List<TrailChoice> HALT = List.of(Act.HALT);
  private static final Msg[] BARRIERS = barriers();
  private static final List<TrailChoice> FACE = List.of(Act.FACE_BOSS);
  private static final Status<TrailChoice> ROLLING = new Status.Running<>(Choices.of(HALT));

  private final List<Status<TrailChoice>> encounters = new ArrayList<>();
  private final Outfitter outfitter;
  private final BarrierResolver barriers;
  private final BossFight boss;

  private final Menu shelves = new Menu("store", this::goods, false, this::shopRefusal);
  private final Menu campfire =
      new Menu("camp", ModernPrompts::camp, true, ModernPrompts::campRefusal);
  private final Menu passages = new Menu("crossing", this::ways, true, this::wayRefusal);
  private final Menu chamber = new Menu("boss", this::vote, true, this::voteRefusal);

  ModernPrompts(Encounters pool, Outfitter outfitter, BarrierResolver barriers, BossFight boss) {
    for (int i = 0; i < pool.size(); i++) encounters.add(encounter(pool.get(i)));
    this.outfitter = outfitter;
    this.barriers = barriers;
    this.boss = boss;
  }

  Status<TrailChoice> of(TrailState state) {
    // On most days nobody is asked anything.
    if (state.pending.asked == Asked.NOTHING) return ROLLING;
    return switch (state.pending.asked) {
      case NOTHING -> ROLLING;
      case STORE -> ask(OUTFITTER, shelves.kind(), shelves.to(state));
      case CAMP -> state.ask(campfire);
      case CROSSING ->
          ask(BARRIERS[BarrierStop.kind(state).ordinal()], passages.kind(), passages.to(state));
      case ENCOUNTER -> encounters.get(state.pending.encounter);
      case BOSS -> state.ask(chamber);
      case TRADE, BRANCH, DALLES, HUNT ->
          throw new IllegalStateException(
              "the modern road asks nothing like " + state.pending.asked);
    };
  }

  private static Msg[] barriers() {
    Msg[] all = new Msg[Barrier.values().length];
    for (Barrier barrier : Barrier.values())
      all[barrier.ordinal()] = Msg.of("prompt.barrier", "barrier", Msg.of("barrier." + barrier));
    return all;
  }

  private static Status<TrailChoice> encounter(Encounters.Row row) {
    List<TrailChoice> answers = new ArrayList<>();
    for (int option = 0; option < row.choices().size(); option++)
      answers.add(new Respond(row.id(), option));
    return ask(Msg.of("encounter." + row.id()), "encounter", Choices.of(answers));
  }

  private List<TrailChoice> goods(TrailState state) {
    List<TrailChoice> all = new ArrayList<>();
    all.add(Act.LEAVE_STORE);
    for (Item item : Item.values())
      for (int quantity : QUANTITIES)
        if (outfitter.refusal(state, item, quantity).isEmpty()) all.add(new Shop(item, quantity));
    return all;
  }

  private Optional<Rejection> shopRefusal(TrailState state, TrailChoice choice) {
    if (choice == Act.LEAVE_STORE) return Optional.empty();
    return choice instanceof Shop(Item item, int quantity)
        ? outfitter.refusal(state, item, quantity)
        : notNow();
  }

  /** In the order of their numbers in the menu. */
  private static List<TrailChoice> camp(TrailState state) {
    List<TrailChoice> all = new ArrayList<>();
    all.add(Act.CONTINUE);
    if (state.travellers.restCooldown == 0) all.add(new Rest(1));
    if (state.travellers.forageCooldown == 0) all.add(Act.FORAGE);
    for (Drive drive : Drive.values())
      if (drive != state.travellers.drive) all.add(new SetDrive(drive));
    for (Diet diet : Diet.values()) if (diet != state.travellers.diet) all.add(new SetDiet(diet));
    return all;
  }

  private static Optional<Rejection> campRefusal(TrailState state, TrailChoice choice) {
    if (camp(state).contains(choice)) return Optional.empty();
    if (choice instanceof Rest(int days) && days == 1)
      return refused("TOO_SOON", "days", state.travellers.restCooldown);
    if (choice == Act.FORAGE) return refused("TOO_SOON", "days", state.travellers.forageCooldown);
    return notNow();
  }

  private List<TrailChoice> vote(TrailState state) {
    if (!state.content.revised()) return FACE;
    List<TrailChoice> all = new ArrayList<>(FACE);
    all.add(Act.CONTINUE);
    if (state.travellers.restCooldown == 0) all.add(new Rest(1));
    if (boss.mayCompose(state)) all.add(Act.COMPOSE);
    return all;
  }

  private Optional<Rejection> voteRefusal(TrailState state, TrailChoice choice) {
    if (vote(state).contains(choice)) return Optional.empty();
    return choice.equals(new Rest(1))
        ? refused("TOO_SOON", "days", state.travellers.restCooldown)
        : notNow();
  }

  private List<TrailChoice> ways(TrailState state) {
    List<TrailChoice> all = new ArrayList<>();
    for (BarrierWay way : BarrierWay.values())
      if (barriers.refusal(state, way).isEmpty()) all.add(new Clear(way));
    return all;
  }

  private Optional<Rejection> wayRefusal(TrailState state, TrailChoice choice) {
    return choice instanceof Clear(BarrierWay way) ? barriers.refusal(state, way) : notNow();
  }

  private static Status<TrailChoice> ask(Msg why, String kind, Choices<TrailChoice> choices) {
    return new Status.Awaiting<>(Prompt.ask(Seat.first(), kind, why, choices));
  }
}

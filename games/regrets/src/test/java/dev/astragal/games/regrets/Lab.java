package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Dink;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Shop;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.games.regrets.rules.Figures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Violations;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table to try rules on: it is brought into the position a rule speaks of without losing a card,
 * and every choice goes through the gate and is audited.
 */
final class Lab {
  private final Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel;
  private Run<RegretsState, RegretsChoice, RegretsEvent> run;

  private Lab(Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel, Seed seed) {
    this.kernel = kernel;
    this.run = kernel.begin(seed);
  }

  /** A table that is not laid yet; {@code sets} are {@code path=value} of the policy. */
  static Lab fresh(int seats, String crew, String... sets) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String set : sets)
      values.put(set.substring(0, set.indexOf('=')), set.substring(set.indexOf('=') + 1));
    RunSpec spec =
        new RunSpec("regrets", Seed.of(1), seats, Map.of("crew", crew), List.of(), values);
    RegretsGame game = new RegretsGame();
    return new Lab(Kernel.of(game, GameLibrary.setup(game, spec)), spec.seed());
  }

  /** Monday, everybody asked where to go. */
  static Lab declaring(int seats, String... sets) {
    Lab lab = fresh(seats, "deckhands", sets);
    lab.tick();
    lab.tick();
    lab.givePreserver();
    return lab;
  }

  /** Monday's action phase, everybody at Sea at depth 1, seat 0 on. */
  static Lab atSea(int seats, String... sets) {
    Lab lab = declaring(seats, sets);
    for (int seat = 0; seat < seats; seat++) lab.choose(new RegretsChoice.DeclareSea(1));
    return lab;
  }

  /** Monday's action phase, everybody at Port, seat 0 on. */
  static Lab atPort(int seats, String... sets) {
    Lab lab = declaring(seats, sets);
    for (int seat = 0; seat < seats; seat++) lab.choose(new RegretsChoice.DeclarePort());
    return lab;
  }

  RegretsState state() {
    return run.state();
  }

  Fisher fisher(int seat) {
    return run.state().fishers[seat];
  }

  Figures figures() {
    return ((RegretsRules) kernel.rules()).figures();
  }

  Run<RegretsState, RegretsChoice, RegretsEvent> run() {
    return run;
  }

  RegretsGame game() {
    return (RegretsGame) kernel.game();
  }

  /** How a choice reads to whoever is asked. */
  Wording word(RegretsChoice choice) {
    return kernel.rules().word(run.state(), choice, prompt().firstSeat());
  }

  // --- playing ---------------------------------------------------------------------------------

  List<RegretsEvent> tick() {
    Run<RegretsState, RegretsChoice, RegretsEvent> before = run.copy();
    run.passTime();
    assertThat(Audit.problem(before, run)).isEmpty();
    return List.copyOf(run.events());
  }

  /** The asked seat chooses; must be accepted. */
  List<RegretsEvent> choose(RegretsChoice choice) {
    Applied<RegretsState, RegretsChoice, RegretsEvent> applied = apply(choice);
    assertThat(applied.errors()).as("%s", choice).isEmpty();
    assertThat(Audit.problem(run, applied.next())).isEmpty();
    run = applied.next();
    return applied.events();
  }

  /** The code the asked seat's choice is refused with; nothing may have changed. */
  String refusal(RegretsChoice choice) {
    long before = run.hash();
    Applied<RegretsState, RegretsChoice, RegretsEvent> applied = apply(choice);
    assertThat(applied.success()).as("%s should be refused", choice).isFalse();
    assertThat(applied.next().hash()).isEqualTo(before);
    return applied.errors().getFirst().code();
  }

  private Applied<RegretsState, RegretsChoice, RegretsEvent> apply(RegretsChoice choice) {
    return kernel.apply(run, new Answer<>(run.promptId(), prompt().firstSeat(), choice));
  }

  Prompt<RegretsChoice> prompt() {
    if (run.status() instanceof Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt)) {
      return prompt;
    }
    throw new AssertionError("nobody is asked: " + run.status());
  }

  int asked() {
    return prompt().firstSeat().index();
  }

  List<RegretsChoice> listed() {
    return prompt().choices(prompt().firstSeat()).list();
  }

  Outcome outcome() {
    if (run.status() instanceof Status.Finished<RegretsChoice>(Outcome outcome)) return outcome;
    throw new AssertionError("the game goes on: " + run.status());
  }

  void pass() {
    choose(new RegretsChoice.Pass());
  }

  /** Answers the gift of the Life Preserver, if it is asked for. */
  void givePreserver() {
    if (state().hasPending()) choose(listed().getFirst());
  }

  /** Everybody passes until the day is over; whatever is asked in between gets the first answer. */
  void endDay() {
    Day today = state().day();
    while (state().phase() == Phase.ACTION && state().day() == today) {
      choose(
          state().hasPending() || state().done() ? listed().getFirst() : new RegretsChoice.Pass());
    }
  }

  /** To the declarations of the next day. */
  void nextMorning() {
    endDay();
    tick();
    tick();
    givePreserver();
  }

  /** To the start of a day's declarations, everybody passing at Port in between. */
  void skipTo(Day day) {
    while (state().day() != day) {
      while (state().phase() == Phase.DECLARATION) choose(new RegretsChoice.DeclarePort());
      nextMorning();
    }
  }

  // --- luck ------------------------------------------------------------------------------------

  /** The next dice, as faces for base dice and as sides for tackle dice. */
  Lab script(int... results) {
    return script(Streams.DICE, results);
  }

  Lab script(Stream stream, int... results) {
    Rng real = run.luck().stream(stream);
    run.luck().replace(stream, new ScriptedRng(stream.name(), Optional.of(real.copy()), results));
    return this;
  }

  // --- positions -------------------------------------------------------------------------------

  /** Sets fresh and spent dice; must be as many as the seat has. */
  Lab dice(int seat, int[] fresh, int... spent) {
    fisher(seat).fresh = Dice.of(Ints.of(fresh));
    fisher(seat).spent = Dice.of(Ints.of(spent));
    return this;
  }

  static int[] faces(int... faces) {
    return faces;
  }

  List<Integer> fresh(int seat) {
    return list(Dice.faces(fisher(seat).fresh));
  }

  List<Integer> spent(int seat) {
    return list(Dice.faces(fisher(seat).spent));
  }

  private static List<Integer> list(Ints ints) {
    List<Integer> list = new ArrayList<>();
    for (int value : ints.toArray()) list.add(value);
    return list;
  }

  Lab depth(int seat, int depth) {
    fisher(seat).depth = depth;
    return this;
  }

  /** Brings a fish to the top of a shoal, in exchange for the card that was there. */
  Lab top(int shoal, Fish fish) {
    int from = place(fish);
    int to = shoal * RegretsState.SHOAL_MAX + state().shoalSize[shoal] - 1;
    byte other = state().shoals[to];
    state().shoals[to] = state().shoals[from];
    state().shoals[from] = other;
    return this;
  }

  /** As {@link #top}, face up. */
  Lab open(int shoal, Fish fish) {
    top(shoal, fish);
    state().faceUp |= 1 << shoal;
    for (Fisher fisher : state().fishers) fisher.known |= fish.bit();
    return this;
  }

  private int place(Fish fish) {
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      for (int height = 0; height < state().shoalSize[shoal]; height++) {
        int place = shoal * RegretsState.SHOAL_MAX + height;
        if (state().shoals[place] == fish.ordinal()) return place;
      }
    }
    throw new AssertionError(fish + " is not in the sea");
  }

  private void takeOut(Fish fish) {
    int place = place(fish);
    int shoal = place / RegretsState.SHOAL_MAX;
    top(shoal, fish);
    state().popShoal(shoal);
  }

  /** Leaves {@code count} cards in a shoal, without touching those in {@code keep}. */
  Lab shrink(int shoal, int count) {
    while (state().shoalSize[shoal] > count) {
      Fish fish = Fish.of(state().top(shoal));
      state().popShoal(shoal);
      state().graveyard |= fish.bit();
    }
    return this;
  }

  Lab emptySeaBut(int... shoals) {
    for (int shoal = 0; shoal < RegretsState.SHOALS; shoal++) {
      boolean kept = false;
      for (int other : shoals) kept |= other == shoal;
      if (!kept) shrink(shoal, 0);
    }
    return this;
  }

  Lab hand(int seat, Fish... fish) {
    for (Fish one : fish) {
      takeOut(one);
      fisher(seat).hand |= one.bit();
    }
    return this;
  }

  Lab mounted(int seat, int slot, Fish fish) {
    takeOut(fish);
    fisher(seat).setMount(slot, fish.ordinal());
    return this;
  }

  /** Gives Regrets of these values from the deck. */
  Lab regrets(int seat, int... values) {
    for (int value : values) {
      int at = 0;
      while (figures().cards().regretValue(state().regretDeck[at]) != value) at++;
      fisher(seat).regrets |= 1L << state().regretDeck[at];
      removeRegret(at);
    }
    return this;
  }

  /** Gives any {@code count} Regrets. */
  Lab someRegrets(int seat, int count) {
    for (int i = 0; i < count; i++) {
      fisher(seat).regrets |= 1L << state().regretDeck[0];
      removeRegret(0);
    }
    return this;
  }

  private void removeRegret(int at) {
    state().regretDeckSize--;
    System.arraycopy(
        state().regretDeck, at + 1, state().regretDeck, at, state().regretDeckSize - at);
  }

  Lab emptyRegretDeckInto(int seat) {
    return someRegrets(seat, state().regretDeckSize);
  }

  Lab dinks(int seat, Dink... dinks) {
    for (Dink dink : dinks) {
      int at = 0;
      while (state().dinkDeck[at] != dink.ordinal()) at++;
      state().dinkDeckSize--;
      System.arraycopy(state().dinkDeck, at + 1, state().dinkDeck, at, state().dinkDeckSize - at);
      fisher(seat).dinks |= dink.bit();
    }
    return this;
  }

  Lab noDinksLeft() {
    while (state().dinkDeckSize > 0) {
      state().dinksOut |= 1 << state().dinkDeck[--state().dinkDeckSize];
    }
    return this;
  }

  /** Puts gear aboard, from its shop unless it is a starter, in place of what it replaces. */
  Lab gear(int seat, Gear gear) {
    Shop shop = figures().cards().shop(gear);
    boolean starter = (gear.bit() & figures().cards().starters()) != 0;
    if (!starter) state().removeFromShop(shop.ordinal(), gear.ordinal());
    if (shop != Shop.SUPPLIES) fisher(seat).gear &= ~figures().cards().gearOf(shop);
    fisher(seat).gear |= gear.bit();
    return this;
  }

  /** Puts a piece of gear on display. */
  Lab display(Gear gear) {
    int shop = figures().cards().shop(gear).ordinal();
    state().removeFromShop(shop, gear.ordinal());
    state().appendToShop(shop, gear.ordinal());
    state().shopVisible[shop] = state().shopSize[shop];
    return this;
  }

  Lab tackle(int seat, int green, int blue, int orange) {
    int dice = TackleDice.of(green, blue, orange);
    state().tackleBag += state().tackleMarket - dice;
    state().tackleMarket = 0;
    fisher(seat).tackle += dice;
    return this;
  }

  Lab tackleMarket(int green, int blue, int orange) {
    state().tackleBag += state().tackleMarket;
    state().tackleMarket = TackleDice.of(green, blue, orange);
    state().tackleBag -= state().tackleMarket;
    return this;
  }

  Lab bucks(int seat, int bucks) {
    fisher(seat).bucks = bucks;
    return this;
  }

  Lab preserver(int seat) {
    state().preserver = seat;
    return this;
  }

  List<String> violations() {
    Violations found = new Violations();
    kernel.rules().check(state(), found);
    return found.all().stream().map(broken -> broken.code()).toList();
  }

  static Seat seat(int index) {
    return Seat.of(index);
  }

  static <T> List<T> of(Class<T> type, List<RegretsEvent> events) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }
}

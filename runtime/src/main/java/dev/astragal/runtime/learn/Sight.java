package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.CanonicalBytes;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What seats see and may choose in one set-up of a game, and where it goes in tensors. */
final class Sight<S, C extends Choice, E extends Event> {
  /** So much of a game is looked at to find out what there is. */
  private static final int GAMES = 48;

  private static final int DECISIONS = 4_000;

  /** Choices nobody can list are sampled; so many are on offer at a time. */
  private static final int SAMPLED = 16;

  private static final Stream SAMPLES = Stream.of("learn-samples");

  private final Kernel<S, C, E> kernel;
  private final ScreenPlaces screens;
  private final MsgPlaces questions = new MsgPlaces();
  private final Places.Words kinds = new Places.Words();
  private final Actions<C> actions;
  private final Places places = new Places();
  private final int own;
  private final int ownSeat;
  private final int asked;
  private final int kind;
  private final int ticks;

  /** How often somebody was asked in the longest game that was looked at. */
  private int longest;

  private Sight(Kernel<S, C, E> kernel, int ticks, int games) {
    this.kernel = kernel;
    this.ticks = ticks;
    this.screens = new ScreenPlaces(kernel.setup().seats());
    this.actions = new Actions<>(kernel.choiceShape());
    meet(games);
    ownSeat = places.next("one's own seat");
    asked = places.next("(asked)");
    kind = places.next("question is " + kinds);
    questions.settle("question", places);
    int before = places.size();
    kernel
        .rules()
        .features(
            kernel.rules().begin(kernel.setup()), Seat.first(), (name, _) -> places.next(name));
    own = places.size() - before;
    if (own == 0) screens.settle(places);
    actions.settle();
  }

  /** As games are played: by commands while time runs, or from question to question. */
  static <S, C extends Choice, E extends Event> Sight<S, C, E> of(Kernel<S, C, E> kernel) {
    return of(kernel, kernel.manifest().commanded() ? 1 : 0);
  }

  /** Whoever learns may command after so many ticks; from question to question if it is 0. */
  static <S, C extends Choice, E extends Event> Sight<S, C, E> of(
      Kernel<S, C, E> kernel, int ticks) {
    return new Sight<>(kernel, ticks, GAMES);
  }

  /** For whoever does not mind which places there are. */
  static <S, C extends Choice, E extends Event> Sight<S, C, E> brief(Kernel<S, C, E> kernel) {
    return new Sight<>(kernel, 0, 1);
  }

  /** Half of the games by chance, half as the game's own bot plays them. */
  private void meet(int games) {
    int[] left = {DECISIONS * games / GAMES};
    for (int game = 0; game < games && left[0] > 0; game++) {
      List<String> own = kernel.manifest().bots();
      String bot = game % 2 == 0 || own.isEmpty() ? Players.RANDOM : own.getFirst();
      Seed seed = Seed.of(game);
      List<Player<S, C, E>> players = Players.seated(kernel, List.of(bot), seed);
      Run<S, C, E> run = kernel.begin(seed);
      int[] share = {Math.max(DECISIONS / GAMES, left[0] / (games - game))};
      int[] asked = {0};
      int[] commands = {ticks == 0 ? 0 : DECISIONS / GAMES};
      meet(run);
      Match.play(
          run,
          players,
          stepped -> {
            if (stepped.status() instanceof Status.Running<C>(Choices<C> open) && commands[0]-- > 0)
              actions.meet(listed(open, stepped));
            if (!(stepped.status() instanceof Status.Awaiting<C>)) return;
            longest = Math.max(longest, ++asked[0]);
            if (share[0] <= 0) return;
            meet(stepped);
            share[0]--;
            left[0]--;
          });
    }
  }

  private void meet(Run<S, C, E> run) {
    for (int seat = 0; seat < seats(); seat++)
      screens.meet(kernel.rules().present(run.state(), Seat.of(seat)));
    if (!(run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))) return;
    kinds.meet(prompt.kind());
    questions.meet(prompt.why());
    for (Seat seat : prompt.seats()) actions.meet(listed(prompt.choices(seat), run));
  }

  /** What is on offer: all that is listed, or some that follow from the state. */
  List<C> listed(Choices<C> choices, Run<S, C, E> run) {
    if (choices.size() > 0 || choices.complete()) return choices.list();
    Rng rng = Luck.of(Seed.of(run.stateHash()).key(), List.of()).aside(SAMPLES);
    List<C> some = new ArrayList<>();
    for (int i = 0; i < SAMPLED; i++) {
      C choice = choices.sample(rng);
      if (!some.contains(choice)) some.add(choice);
    }
    return some;
  }

  void observe(Run<S, C, E> run, Status<C> status, Seat viewer, float[] out, int at) {
    Arrays.fill(out, at, at + observation(), 0);
    out[at + ownSeat] = viewer.index();
    if (status instanceof Status.Awaiting<C>(Prompt<C> prompt) && prompt.asks(viewer)) {
      out[at + asked] = 1;
      out[at + kind] = kinds.number(prompt.kind());
      if (!questions.isEmpty()) questions.write(prompt.why(), seats(), viewer, out, at);
    }
    if (own == 0) screens.write(kernel.rules().present(run.state(), viewer), viewer, out, at);
    else
      kernel
          .rules()
          .features(
              run.state(),
              viewer,
              new FeatureWriter(out, at + observation() - own, at + observation()));
  }

  Kernel<S, C, E> kernel() {
    return kernel;
  }

  Actions<C> numbers() {
    return actions;
  }

  int seats() {
    return kernel.setup().seats();
  }

  int observation() {
    return places.size();
  }

  int actions() {
    return actions.size() + (ticks > 0 ? 1 : 0);
  }

  /** After so many ticks whoever learns may command; 0 where only questions are answered. */
  int ticks() {
    return ticks;
  }

  /** The choice that lets time go on. */
  int waiting() {
    return actions.size();
  }

  int longest() {
    return longest;
  }

  List<String> observed() {
    return places.names();
  }

  List<String> choices() {
    List<String> names = actions.names();
    if (ticks > 0) names.add("(let time go on)");
    return names;
  }

  /** The same where every number means the same. */
  String meaning() {
    CanonicalBytes bytes = new CanonicalBytes();
    for (String name : observed()) bytes.text("observed", name);
    for (String name : choices()) bytes.text("choice", name);
    return Hashes.text(bytes.hash());
  }
}

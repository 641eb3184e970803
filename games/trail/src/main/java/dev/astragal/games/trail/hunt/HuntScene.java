package dev.astragal.games.trail.hunt;

import dev.astragal.games.trail.HuntEvent.CreptCloser;
import dev.astragal.games.trail.HuntEvent.GameSighted;
import dev.astragal.games.trail.HuntEvent.HuntOver;
import dev.astragal.games.trail.HuntEvent.ShotFired;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailChoice.Act;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.hunt.HuntPolicy.Animal;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * A hunt hour by hour: shoot, creep closer, look for something else, or go home with what there is.
 */
public final class HuntScene {
  private final HuntPolicy policy;
  private final HuntYield yield;
  private final long[] weights;

  public HuntScene(WagonPolicy wagon) {
    policy = wagon.hunt();
    yield = new HuntYield(wagon);
    weights = policy.animals().stream().mapToLong(Animal::weight).toArray();
  }

  /** The first animal of the day comes in sight. */
  public void begin(TrailState state, Turn<TrailState, TrailEvent> turn) {
    sight(policy.hours(), turn);
  }

  /** What can be done now. */
  public List<Act> offers(TrailState state) {
    List<Act> all = new ArrayList<>();
    if (bulletsLeft(state) >= animal(state).bullets()) all.add(Act.SHOOT);
    all.add(Act.LOOK_ON);
    all.add(Act.GO_HOME);
    if (state.stalk.distance() > Stalk.NEAR) all.add(Act.CREEP);
    return all;
  }

  public void resolve(TrailState state, Act act, Turn<TrailState, TrailEvent> turn) {
    switch (act) {
      case SHOOT -> shoot(state, turn);
      case CREEP -> creep(state, turn);
      case LOOK_ON -> sight(state.stalk.hours() - 1, turn);
      default -> {
        goHome(state, turn);
        return;
      }
    }
    if (state.stalk.hours() <= 0 || bulletsLeft(state) == 0) goHome(state, turn);
    else if (state.stalk.animal() == Stalk.NOTHING) sight(state.stalk.hours(), turn);
  }

  /** The chance to hit what is in sight from here, in parts per million. */
  public int hit(TrailState state) {
    return Ppm.clamp(
        Ppm.times(Ppm.of(policy.hit(state.stalk.distance())), Ppm.of(animal(state).ease())));
  }

  public Animal animal(TrailState state) {
    return policy.animals().get(state.stalk.animal());
  }

  public static int bulletsLeft(TrailState state) {
    return state.stores.bullets - state.stalk.bullets();
  }

  private void sight(int hours, Turn<TrailState, TrailEvent> turn) {
    Rng rng = turn.rng(Streams.HUNT);
    int animal = rng.purpose("hunt.animal").pick(weights, this::explained);
    int distance = rng.purpose("hunt.distance").between(Stalk.NEAR + 1, Stalk.FAR);
    turn.emit(new GameSighted(animal, policy.animals().get(animal).id(), distance, hours));
  }

  private void shoot(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Animal animal = animal(state);
    Rng rng = turn.rng(Streams.HUNT);
    boolean hit = rng.purpose("hunt.shot").chance(hit(state), Ppm.ONE);
    boolean fled = !hit && rng.purpose("hunt.scare").chance(policy.scare());
    turn.emit(new ShotFired(animal.id(), animal.bullets(), hit ? animal.lbs() : 0, fled));
  }

  private void creep(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Animal animal = animal(state);
    boolean fled = turn.rng(Streams.HUNT, "hunt.creep").chance(animal.shy());
    turn.emit(new CreptCloser(animal.id(), state.stalk.distance() - 1, fled));
  }

  private void goHome(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Stalk stalk = state.stalk;
    turn.emit(yield.of(state, stalk.bullets(), 0, stalk.lbs()));
    turn.emit(new HuntOver());
  }

  private List<Candidate> explained() {
    return policy.animals().stream()
        .map(animal -> Candidate.plain(animal.id(), animal.weight()))
        .toList();
  }
}

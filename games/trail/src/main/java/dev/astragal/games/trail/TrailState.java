package dev.astragal.games.trail;

import dev.astragal.games.trail.policy.Mechanics;
import dev.astragal.kernel.state.Owned;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/**
 * A journey at one moment, in parts of plain numbers that are copied in well under a microsecond.
 * Only the parts of the active mechanics are described; the others never change.
 */
public final class TrailState implements Owned<TrailState> {
  public final TrailRules rules;
  public final Clock clock;
  public final Weather weather;
  public final Journey journey;
  public final Pending pending;
  public final Party party;
  public final Stores stores;

  TrailState(TrailRules rules) {
    this(
        rules, new Clock(), new Weather(), new Journey(), new Pending(), new Party(), new Stores());
  }

  private TrailState(
      TrailRules rules,
      Clock clock,
      Weather weather,
      Journey journey,
      Pending pending,
      Party party,
      Stores stores) {
    this.rules = rules;
    this.clock = clock;
    this.weather = weather;
    this.journey = journey;
    this.pending = pending;
    this.party = party;
    this.stores = stores;
  }

  public boolean deluxe() {
    return rules.policy().mechanics() == Mechanics.OTDELUXE90S;
  }

  public Season season() {
    return clock.season();
  }

  public Region region() {
    return rules.road().node(journey.node).region();
  }

  public boolean over() {
    return journey.ending != Ending.NONE;
  }

  @Override
  public TrailState copy() {
    return new TrailState(
        rules,
        clock.copy(),
        weather.copy(),
        journey.copy(),
        pending.copy(),
        party.copy(),
        stores.copy());
  }

  @Override
  public void describe(StateWriter out) {
    part("clock", clock, out);
    part("weather", weather, out);
    part("journey", journey, out);
    part("pending", pending, out);
    part("party", party, out);
    part("stores", stores, out);
  }

  @Override
  public TrailState restored(StateReader in) {
    TrailState state = new TrailState(rules);
    part("clock", state.clock, in);
    part("weather", state.weather, in);
    part("journey", state.journey, in);
    part("pending", state.pending, in);
    part("party", state.party, in);
    part("stores", state.stores, in);
    return state;
  }

  private static void part(String name, StatePart<?> part, StateWriter out) {
    out.open(name);
    part.describe(out);
    out.close();
  }

  private static void part(String name, StatePart<?> part, StateReader in) {
    in.open(name);
    part.read(in);
    in.close();
  }
}

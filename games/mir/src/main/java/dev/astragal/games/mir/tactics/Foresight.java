package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy.Ability;
import dev.astragal.games.mir.MirPolicy.Aim;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Sight;
import dev.astragal.parts.board.Square;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody can work out from what its side sees: whom to strike, where to go. */
public final class Foresight {
  /** How much of the harm to fear counts against what a deed promises, in hundredths. */
  private static final int CARE = 25;

  /** So many rounds the others may come; then somebody must go. */
  private static final int PATIENCE = 4;

  private final TacticsRules rules;
  private final MirState state;
  private final Entity actor;
  private final List<Entity> enemies = new ArrayList<>();
  private @Nullable List<Place> walkable;
  private @Nullable Ground ground;
  private @Nullable Danger danger;

  public Foresight(TacticsRules rules, MirState state, Entity actor) {
    this.rules = rules;
    this.state = state;
    this.actor = actor;
    Sight sight = Fog.sight(rules.policy(), state, actor.side());
    for (Entity other : state.roster().all())
      if (actor.side().opposes(other.side()) && !other.dead() && sight.sees(other.x(), other.y()))
        enemies.add(other);
    enemies.sort(Comparator.comparingInt(enemy -> steps(actor, enemy)));
  }

  /** Living enemies in sight, the nearest first. */
  public List<Entity> enemies() {
    return enemies;
  }

  public boolean legal(MirChoice choice) {
    return rules.refusal(state, choice.action()) == null;
  }

  /**
   * The part that can be paid for of the cheapest way to a place from which an enemy can be struck;
   * null when it leads nowhere. Who sees nobody looks around the middle of the map.
   */
  public @Nullable MirChoice approach() {
    return approach(Striking.range(actor, rules.policy()));
  }

  /** How far the actor can harm somebody now, with a blow or with something that is ready. */
  private long reach() {
    long reach = Striking.range(actor, rules.policy());
    for (String id : actor.sheet().abilities()) {
      Ability ability = rules.policy().ability(id);
      if (ability != null
          && ability.aim() == Aim.ENEMY
          && ability.dice() > 0
          && Deeds.ready(actor, id)) reach = Math.max(reach, ability.range());
    }
    return reach;
  }

  /** As {@link #approach()}, to a place from which something of that range reaches an enemy. */
  private @Nullable MirChoice approach(long range) {
    if (actor.has(ConditionNames.STUNNED) || Walking.left(state, actor) == 0) return null;
    MirChoice.Step goal = enemies.isEmpty() ? middle(ground()) : vantage(ground(), range);
    if (goal == null) return null;
    List<MirChoice.Step> path =
        ground().affordable(ground().path(goal.x(), goal.y()), Walking.left(state, actor));
    return path.isEmpty() ? null : new MirChoice.Move(actor.id(), path);
  }

  /**
   * The first step of the best turn: a deed and a place to do it from, where the least is to be
   * feared. Where nobody is in reach, as far towards the enemy as is safe. Who has acted steps
   * back.
   */
  public MirChoice best() {
    if (actor.has(ConditionNames.STUNNED)) return new MirChoice.EndTurn(actor.id());
    if (Actors.actionUsed(state) != null) {
      MirChoice back = away();
      return back == null ? new MirChoice.EndTurn(actor.id()) : back;
    }
    MirChoice best = null;
    int value = Integer.MIN_VALUE;
    for (Deed deed : all()) {
      if (deed.worth() <= value) break;
      Place place = standpoint(deed);
      if (place == null || deed.worth() - price(place) <= value) continue;
      value = deed.worth() - price(place);
      best = place.steps == 0 ? deed.choice() : way(place);
    }
    if (best != null) return best;
    MirChoice advance = advance();
    return advance == null ? new MirChoice.Defend(actor.id()) : advance;
  }

  /** All that could be done at once, the best first. */
  public List<MirChoice> deeds() {
    return all().stream().map(Deed::choice).filter(this::legal).toList();
  }

  /** Places to go to: for every deed the safest to do it from, the best first; then the safest. */
  public List<MirChoice> places() {
    List<MirChoice> places = new ArrayList<>();
    if (actor.has(ConditionNames.STUNNED)) return places;
    if (Actors.actionUsed(state) == null)
      for (Deed deed : all()) {
        Place place = standpoint(deed);
        if (place != null && place.steps > 0) places.add(way(place));
      }
    for (MirChoice way : new @Nullable MirChoice[] {away(), approach(), approach(reach())})
      if (way != null) places.add(way);
    return places.stream().distinct().toList();
  }

  private List<Deed> all() {
    return new Deeds(rules, state, actor, enemies).all();
  }

  /** A cell the actor can walk to in this turn. */
  private record Place(int x, int y, int steps) {}

  private List<Place> walkable() {
    if (walkable != null) return walkable;
    long left = Walking.left(state, actor);
    walkable = new ArrayList<>(List.of(new Place(actor.x(), actor.y(), 0)));
    if (left == 0) return walkable;
    for (int y = 0; y < state.board().height(); y++)
      for (int x = 0; x < state.board().width(); x++)
        if (ground().distance(x, y) > 0 && ground().distance(x, y) <= left && ground().free(x, y))
          walkable.add(new Place(x, y, ground().distance(x, y)));
    return walkable;
  }

  /** From where a deed is done with the least to fear; null where it is out of reach. */
  private @Nullable Place standpoint(Deed deed) {
    Place best = null;
    for (Place place : walkable())
      if ((best == null || price(place) < price(best)) && reaches(place, deed)) best = place;
    return best;
  }

  private boolean reaches(Place from, Deed deed) {
    Entity target = deed.target();
    return target.id().equals(actor.id())
        || (Square.kingMoves(from.x, from.y, target.x(), target.y()) <= deed.range()
            && Sight.line(state.board(), from.x, from.y, target.x(), target.y()));
  }

  /** What standing there costs: harm to fear, and the steps, so that none is made for nothing. */
  private int price(Place place) {
    return danger().at(place.x, place.y) * CARE / 100 + place.steps;
  }

  /** The way to where the least is to be feared; null where that is here. */
  private @Nullable MirChoice away() {
    Place best = walkable().getFirst();
    for (Place place : walkable()) if (price(place) < price(best)) best = place;
    return best.steps == 0 ? null : way(best);
  }

  /** As much of the way to the nearest enemy as is no more dangerous than staying. */
  private @Nullable MirChoice advance() {
    if (!(approach(reach()) instanceof MirChoice.Move move)) return null;
    if (enemies.isEmpty() || state.combat().round() > PATIENCE) return move;
    int here = danger().at(actor.x(), actor.y());
    for (int end = move.path().size(); end > 0; end--) {
      MirChoice.Step last = move.path().get(end - 1);
      if (ground().free(last.x(), last.y()) && danger().at(last.x(), last.y()) <= here)
        return new MirChoice.Move(actor.id(), move.path().subList(0, end));
    }
    return null;
  }

  private MirChoice way(Place place) {
    return new MirChoice.Move(actor.id(), ground().path(place.x, place.y));
  }

  private Ground ground() {
    if (ground == null) ground = Ground.seenBy(state, actor, rules.policy());
    return ground;
  }

  private Danger danger() {
    if (danger == null) danger = new Danger(rules, state, actor, enemies);
    return danger;
  }

  private MirChoice.@Nullable Step vantage(Ground ground, long range) {
    for (Entity enemy : enemies) {
      MirChoice.Step best = null;
      for (int y = 0; y < state.board().height(); y++) {
        for (int x = 0; x < state.board().width(); x++) {
          boolean strikes =
              Square.kingMoves(x, y, enemy.x(), enemy.y()) <= range
                  && ground.reached(x, y)
                  && ground.free(x, y)
                  && Sight.line(state.board(), x, y, enemy.x(), enemy.y());
          if (strikes
              && (best == null || ground.distance(x, y) < ground.distance(best.x(), best.y())))
            best = new MirChoice.Step(x, y);
        }
      }
      if (best != null && ground.distance(best.x(), best.y()) > 0) return best;
    }
    return null;
  }

  private MirChoice.@Nullable Step middle(Ground ground) {
    MirChoice.Step best = null;
    int width = state.board().width();
    int height = state.board().height();
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        if (!ground.reached(x, y) || !ground.free(x, y)) continue;
        if (best == null
            || offCentre(x, y, width, height) < offCentre(best.x(), best.y(), width, height))
          best = new MirChoice.Step(x, y);
      }
    boolean there = best != null && best.x() == actor.x() && best.y() == actor.y();
    return there ? null : best;
  }

  private static int offCentre(int x, int y, int width, int height) {
    return Math.abs(2 * x - width + 1) + Math.abs(2 * y - height + 1);
  }

  private static int steps(Entity from, Entity to) {
    return Square.steps(from.x(), from.y(), to.x(), to.y());
  }
}

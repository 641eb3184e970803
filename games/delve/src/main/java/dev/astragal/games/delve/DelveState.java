package dev.astragal.games.delve;

import dev.astragal.games.delve.content.DelveContent;
import dev.astragal.games.delve.content.EnemyKind;
import dev.astragal.games.delve.content.ItemKind;
import dev.astragal.games.delve.content.PerkKind;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.games.delve.floors.FloorGenerator;
import dev.astragal.games.delve.floors.FloorPlan;
import dev.astragal.games.delve.map.Scratch;
import dev.astragal.games.delve.orders.StandingOrders;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Shape;
import org.jspecify.annotations.Nullable;

/**
 * A run at one moment, in flat arrays. Only events change it: everything that writes is visible to
 * this package alone, and rules live in another.
 */
public final class DelveState extends Described<DelveState> {
  private static final Copies<DelveState> COPIES = Copies.of(DelveState.class);
  private static final Shape<StandingOrders> ORDERS = Shape.of(StandingOrders.class);

  private final DelvePolicy policy;
  private final DelveContent content;
  private final FloorGenerator generator;
  private final int version;
  private final boolean easy;
  private transient @Nullable Scratch scratch;

  DungeonMap map;
  Actors actors;
  Loadout loadout;
  Intent intent;
  Question question;
  ThreatTrace trace;
  SegmentTrace segments;
  Progress progress;
  StandingOrders orders;

  DelveState(DelvePolicy policy, DelveContent content, int version, boolean easy) {
    this.policy = policy;
    this.content = content;
    generator = new FloorGenerator(policy, content, version);
    this.version = version;
    this.easy = easy;
    FloorPlan plan = generator.floor(0, 1, Branch.UNCOMMITTED);
    map = new DungeonMap(plan);
    actors = new Actors();
    loadout = new Loadout(content.items().size());
    intent = new Intent();
    question = new Question();
    trace = new ThreatTrace();
    segments = new SegmentTrace();
    progress = new Progress(version);
    orders = StandingOrders.DEFAULT;
    actors.hp[Actors.HERO] = actors.maxHp[Actors.HERO] = policy.hero().hp();
    equip(policy.hero().start());
    settle(plan);
    look();
  }

  /** What a hero may begin with; so that a designer can see what a thing is worth. */
  private void equip(String id) {
    if (id.equals(DelvePolicy.NOTHING)) return;
    int kind = content.kindNamed(id);
    if (content.isPerk(kind)) {
      loadout.perks |= 1 << content.perkOf(kind);
      bolster(perkAmount(PerkKind.Effect.MORE_HEALTH));
      return;
    }
    ItemKind item = content.items().get(kind);
    if (item.weapon()) loadout.weapons[Loadout.PRIMARY] = kind;
    else if (item.effect() == ItemKind.Effect.TOUGHEN) bolster(item.amount());
    else loadout.potions[kind]++;
  }

  private void bolster(int more) {
    actors.maxHp[Actors.HERO] += more;
    actors.hp[Actors.HERO] += more;
  }

  public DelvePolicy policy() {
    return policy;
  }

  public DelveContent content() {
    return content;
  }

  public DungeonMap map() {
    return map;
  }

  public Actors actors() {
    return actors;
  }

  public Loadout loadout() {
    return loadout;
  }

  public Intent intent() {
    return intent;
  }

  public Question question() {
    return question;
  }

  public ThreatTrace trace() {
    return trace;
  }

  public SegmentTrace segments() {
    return segments;
  }

  public Progress progress() {
    return progress;
  }

  public StandingOrders orders() {
    return orders;
  }

  public boolean easy() {
    return easy;
  }

  /** Whether the run is played by the rules of a version or later ones. */
  public final boolean since(int wanted) {
    return version >= wanted;
  }

  public int heroCell() {
    return actors.cell[Actors.HERO];
  }

  public boolean heroOnSanctuary() {
    return map.sanctuary(heroCell());
  }

  /** Below the floors that every dungeon has; before the second rules that made no difference. */
  private boolean deep() {
    return since(2) && policy.floors().deep(progress.floor);
  }

  /** The health of a newcomer here. */
  final int enemyHealth(int kind) {
    int usual = content.enemy(kind).hp();
    return deep() ? usual + usual * policy.floors().deepHealth() / 100 : usual;
  }

  /** What a kind of enemy attacks with here. */
  public int enemyAttack(EnemyKind kind) {
    return deep() ? kind.attack() + policy.floors().deepAttack() : kind.attack();
  }

  /** Health in percent, rounded down. */
  public int heroHpPercent() {
    return percent(actors.hp[Actors.HERO]);
  }

  /** Whether the hero fights for its life, by its own orders. */
  public boolean desperate() {
    return since(4) && progress.encounter && heroHpPercent() <= orders.retreatHpThreshold();
  }

  public boolean hasPotion() {
    return loadout.carriesAny(content.potions());
  }

  /** Whether enemies notice the hero later than it sees them, so that they can be slept past. */
  public boolean stealthy() {
    return policy.hero().noticedAt() < policy.hero().sight();
  }

  /** Whether a blink makes those it leaves too far off to notice the hero forget it. */
  public boolean vanishing() {
    return since(3) && policy.hero().vanishes();
  }

  public boolean hasPerk(PerkKind.Effect effect) {
    return perkAmount(effect) != 0;
  }

  /** How much of an effect the hero's perks give. */
  public int perkAmount(PerkKind.Effect effect) {
    int amount = 0;
    for (int rest = loadout.perks; rest != 0; rest &= rest - 1) {
      PerkKind perk = content.perks().get(Integer.numberOfTrailingZeros(rest));
      if (perk.effect() == effect) amount += perk.amount();
    }
    return amount;
  }

  /** How near enemies must be to notice the hero. */
  public int noticedAt() {
    if (!since(3)) return policy.hero().noticedAt();
    int nearer = 0;
    for (int rest = loadout.perks; rest != 0; rest &= rest - 1)
      nearer += content.perks().get(Integer.numberOfTrailingZeros(rest)).stealth();
    return Math.max(1, policy.hero().noticedAt() - nearer);
  }

  public int sightRadius() {
    return policy.hero().sight() + perkAmount(PerkKind.Effect.FARTHER_SIGHT);
  }

  /** Working memory for searches; nothing in it outlives one. */
  public Scratch scratch() {
    Scratch known = scratch;
    if (known == null || !known.fits(map.board())) {
      known = new Scratch(map.board());
      scratch = known;
    }
    return known;
  }

  int percent(int hp) {
    return hp * 100 / actors.maxHp[Actors.HERO];
  }

  /** Lets an actor's action take its time; it was the actor's turn. */
  void spend(int actor, int cost) {
    progress.clock = Math.max(progress.clock, actors.next[actor]);
    actors.next[actor] = progress.clock + cost;
    if (actor == Actors.HERO) heroActed();
  }

  private void heroActed() {
    progress.stillTurns++;
    progress.aimlessTurns++;
    pushTrace();
  }

  void pushTrace() {
    int visible = 0;
    int nearest = -1;
    int hero = heroCell();
    for (int actor = 1; actor < actors.count; actor++) {
      if (actors.hp[actor] <= 0 || !map.visible(actors.cell[actor])) continue;
      visible++;
      int distance = map.distance(hero, actors.cell[actor]);
      if (nearest < 0 || distance < nearest) nearest = distance;
    }
    boolean retreat = visible > 0 && heroHpPercent() <= orders.retreatHpThreshold();
    if (visible == 0) mend();
    trace.push(progress.clock, visible, nearest, retreat, progress.hurt, progress.hurtBy);
    progress.hurt = 0;
    progress.hurtBy = ThreatTrace.Cause.NONE;
  }

  /** Health comes back by itself where nobody is in view. */
  private void mend() {
    int every = policy.hero().mendEvery();
    if (every > 0 && actors.hp[Actors.HERO] > 0)
      heal(actors.next[Actors.HERO] / every - progress.clock / every);
  }

  /** Looks around; seeing something new is progress. */
  final void look() {
    if (map.look(heroCell(), sightRadius()) > 0) progress.aimlessTurns = 0;
  }

  void walk(int actor, int to) {
    map.clear(actors.cell[actor]);
    actors.cell[actor] = to;
    map.place(actor, to);
  }

  /** Takes health from the hero; crossing the retreat threshold is remembered until asked about. */
  void hurtHero(int damage, ThreatTrace.Cause cause) {
    int before = actors.hp[Actors.HERO];
    int after = Math.max(0, before - damage);
    actors.hp[Actors.HERO] = after;
    progress.hurt += before - after;
    progress.hurtBy = cause;
    int threshold = orders.retreatHpThreshold();
    if (percent(before) > threshold
        && percent(after) <= threshold
        && (since(2) ? after > 0 : progress.encounter)) progress.thresholdCrossed = true;
  }

  void hurt(int actor, int damage, ThreatTrace.Cause cause) {
    if (actor == Actors.HERO) {
      hurtHero(damage, cause);
    } else {
      actors.hp[actor] = Math.max(0, actors.hp[actor] - damage);
      progress.aimlessTurns = 0;
    }
  }

  void heal(int amount) {
    actors.hp[Actors.HERO] = Math.min(actors.maxHp[Actors.HERO], actors.hp[Actors.HERO] + amount);
  }

  void healEnemies() {
    for (int enemy = 1; enemy < actors.count; enemy++)
      if (actors.hp[enemy] > 0) actors.hp[enemy] = actors.maxHp[enemy];
  }

  void install(int floor) {
    progress.enterFloor(floor);
    FloorPlan plan = planned(floor);
    map.install(plan);
    settle(plan);
    intent.clear();
    actors.next[Actors.HERO] = Math.max(actors.next[Actors.HERO], progress.clock);
    look();
  }

  /** The first floor is what the seed makes it; the hero has only looked around so far. */
  void furnish() {
    FloorPlan plan = planned(1);
    map.install(plan);
    settle(plan);
    look();
  }

  FloorPlan planned(int floor) {
    return generator.floor(progress.dungeonSeed, floor, progress.branch);
  }

  private void settle(FloorPlan plan) {
    actors.install(plan.enemies(), this);
    actors.cell[Actors.HERO] = map.entry;
    for (int actor = 0; actor < actors.count; actor++) map.place(actor, actors.cell[actor]);
  }

  @Override
  public DelveState copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    fields.part("progress", progress);
    fields.part("map", map);
    fields.part("actors", actors);
    fields.part("loadout", loadout);
    orders = fields.value("policy", ORDERS, orders);
    fields.part("question", question);
    fields.part("intent", intent);
    fields.part("trace", trace);
    fields.part("segments", segments);
    if (fields.reading()) placeTheLiving();
  }

  private void placeTheLiving() {
    for (int actor = 0; actor < actors.count; actor++) {
      if (actors.alive(actor)) map.place(actor, actors.cell(actor));
    }
  }
}

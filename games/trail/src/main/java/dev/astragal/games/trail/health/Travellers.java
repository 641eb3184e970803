package dev.astragal.games.trail.health;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Ints;

/** What the people on the modern road have left of themselves. */
public final class Travellers extends Described<Travellers> {
  private static final int ITEMS = Item.values().length;
  private static final Copies<Travellers> COPIES = Copies.of(Travellers.class);

  public int supplies;
  public int hp;
  public int sanity;
  public int credibility;
  public int morale;
  public int allies;
  public int pants;
  public int budgetCents;
  public int tags;

  /** Changed by shopping only: copies share it. */
  public Ints bought = Ints.zeros(ITEMS);

  public int receipts;
  public int receiptBonus;
  public Drive drive = Drive.STEADY;
  public Diet diet = Diet.MIXED;
  public int burnt;
  public int hungryDays;
  public int malnutrition;
  public boolean backstopUsed;
  public int illDays;
  public int immuneUntil;
  public int heatDays;
  public int coldDays;
  public boolean exposed;
  public int strain;
  public int restCooldown;
  public int forageCooldown;
  public boolean nervesKept;
  public Damage lastDamage = Damage.NONE;

  public boolean has(Tag tag) {
    return (tags & tag.bit()) != 0;
  }

  /** Adds, within what each stat can hold. */
  public void add(Toll toll, TrailContent content) {
    ModernPolicy.Stats caps = content.caps();
    supplies = Math.clamp(supplies + toll.supplies(), 0, caps.supplies());
    hp = Math.clamp(hp + toll.hp(), 0, caps.hp());
    sanity = Math.clamp(sanity + toll.sanity(), 0, caps.sanity());
    credibility = Math.clamp(credibility + toll.credibility(), 0, caps.credibility());
    morale = Math.clamp(morale + toll.morale(), 0, caps.morale());
    allies = Math.clamp(allies + toll.allies(), 0, caps.allies());
    pants = Math.clamp(pants + toll.pants(), 0, caps.pants());
  }

  /**
   * What of a toll is felt: nobody gains above the most there can be, nor loses what is not there.
   */
  public Toll felt(Toll toll, TrailContent content) {
    ModernPolicy.Stats caps = content.caps();
    return new Toll(
        felt(hp, toll.hp(), caps.hp()),
        felt(sanity, toll.sanity(), caps.sanity()),
        felt(credibility, toll.credibility(), caps.credibility()),
        felt(supplies, toll.supplies(), caps.supplies()),
        felt(morale, toll.morale(), caps.morale()),
        felt(allies, toll.allies(), caps.allies()),
        felt(pants, toll.pants(), caps.pants()));
  }

  private static int felt(int stat, int change, int most) {
    return Math.clamp(stat + change, 0, most) - stat;
  }

  @Override
  public Travellers copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    supplies = fields.int32("supplies", supplies);
    hp = fields.int32("hp", hp);
    sanity = fields.int32("sanity", sanity);
    credibility = fields.int32("credibility", credibility);
    morale = fields.int32("morale", morale);
    allies = fields.int32("allies", allies);
    pants = fields.int32("pants", pants);
    budgetCents = fields.int32("budgetCents", budgetCents);
    tags = fields.int32("tags", tags);
    bought = fields.ints("bought", bought, ITEMS);
    receipts = fields.int32("receipts", receipts);
    receiptBonus = fields.int32("receiptBonus", receiptBonus);
    drive = fields.symbol("drive", drive);
    diet = fields.symbol("diet", diet);
    burnt = fields.int32("burnt", burnt);
    hungryDays = fields.int32("hungryDays", hungryDays);
    malnutrition = fields.int32("malnutrition", malnutrition);
    backstopUsed = fields.flag("backstopUsed", backstopUsed);
    illDays = fields.int32("illDays", illDays);
    immuneUntil = fields.int32("immuneUntil", immuneUntil);
    heatDays = fields.int32("heatDays", heatDays);
    coldDays = fields.int32("coldDays", coldDays);
    exposed = fields.flag("exposed", exposed);
    strain = fields.int32("strain", strain);
    restCooldown = fields.int32("restCooldown", restCooldown);
    forageCooldown = fields.int32("forageCooldown", forageCooldown);
    nervesKept = fields.flag("nervesKept", nervesKept);
    lastDamage = fields.symbol("lastDamage", lastDamage);
  }
}

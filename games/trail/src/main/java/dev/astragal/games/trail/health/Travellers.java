package dev.astragal.games.trail.health;

import dev.astragal.games.trail.StatePart;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.store.Item;
import dev.astragal.games.trail.store.Tag;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** What the people on the modern road have left of themselves. */
public final class Travellers extends StatePart<Travellers> {
  public int supplies;
  public int hp;
  public int sanity;
  public int credibility;
  public int morale;
  public int allies;
  public int pants;
  public int budgetCents;
  public int tags;
  public int[] bought = new int[Item.values().length];
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

  @Override
  public Travellers copy() {
    Travellers copy = shallow();
    copy.bought = bought.clone();
    return copy;
  }

  @Override
  public void describe(StateWriter out) {
    out.int32("supplies", supplies);
    out.int32("hp", hp);
    out.int32("sanity", sanity);
    out.int32("credibility", credibility);
    out.int32("morale", morale);
    out.int32("allies", allies);
    out.int32("pants", pants);
    out.int32("budgetCents", budgetCents);
    out.int32("tags", tags);
    out.int32s("bought", bought, bought.length);
    out.int32("receipts", receipts);
    out.int32("receiptBonus", receiptBonus);
    out.symbol("drive", drive);
    out.symbol("diet", diet);
    out.int32("burnt", burnt);
    out.int32("hungryDays", hungryDays);
    out.int32("malnutrition", malnutrition);
    out.flag("backstopUsed", backstopUsed);
    out.int32("illDays", illDays);
    out.int32("immuneUntil", immuneUntil);
    out.int32("heatDays", heatDays);
    out.int32("coldDays", coldDays);
    out.flag("exposed", exposed);
    out.int32("strain", strain);
    out.int32("restCooldown", restCooldown);
    out.int32("forageCooldown", forageCooldown);
    out.flag("nervesKept", nervesKept);
    out.symbol("lastDamage", lastDamage);
  }

  @Override
  public void read(StateReader in) {
    supplies = in.int32("supplies");
    hp = in.int32("hp");
    sanity = in.int32("sanity");
    credibility = in.int32("credibility");
    morale = in.int32("morale");
    allies = in.int32("allies");
    pants = in.int32("pants");
    budgetCents = in.int32("budgetCents");
    tags = in.int32("tags");
    bought = in.int32s("bought");
    receipts = in.int32("receipts");
    receiptBonus = in.int32("receiptBonus");
    drive = in.symbol("drive", Drive.class);
    diet = in.symbol("diet", Diet.class);
    burnt = in.int32("burnt");
    hungryDays = in.int32("hungryDays");
    malnutrition = in.int32("malnutrition");
    backstopUsed = in.flag("backstopUsed");
    illDays = in.int32("illDays");
    immuneUntil = in.int32("immuneUntil");
    heatDays = in.int32("heatDays");
    coldDays = in.int32("coldDays");
    exposed = in.flag("exposed");
    strain = in.int32("strain");
    restCooldown = in.int32("restCooldown");
    forageCooldown = in.int32("forageCooldown");
    nervesKept = in.flag("nervesKept");
    lastDamage = in.symbol("lastDamage", Damage.class);
  }
}

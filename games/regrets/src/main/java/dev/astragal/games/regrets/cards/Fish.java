package dev.astragal.games.regrets.cards;

/** The forty fish by name, and the back of a card whose face somebody may not see. */
public enum Fish {
  PEWTER_SPRAT,
  WIDOWS_HERRING,
  PENNY_WHITEBAIT,
  FRECKLED_RUFFE,
  MUTTERING_DAB,
  CHAPEL_MACKEREL,
  CLERKS_SQUID,
  DOORSTOP_CRAB,
  HARBOUR_BASS,
  GLAZED_TROUT,
  PENSIONED_COD,
  BLUSHING_SNAPPER,
  UNSIGNED_HALIBUT,
  BRIDAL_JELLY,
  PATIENT_CUTTLE,
  PALL_RAY,
  HOLLOW_LING,
  PERJURED_BARRACUDA,
  IRONMONGERS_TUNA,
  MAGISTRATE_GROUPER,
  LATE_WAHOO,
  BAILIFF_SHARK,
  ORGANISTS_LOBSTER,
  ALTAR_SWORDFISH,
  CONFIDING_OCTOPUS,
  RULED_MARLIN,
  APOLOGETIC_BLOBFISH,
  PARISH_ISOPOD,
  VESTRY_ANGLER,
  UNDATED_COELACANTH,
  NAMELESS_ORCA,
  TOLLING_OARFISH,
  THE_PLUG,
  YOUNGER_KRAKEN,
  ENDLESS_SQUID,
  COILED_WITNESS,
  CONGREGATION_WHALE,
  TITHE_WHALE,
  LEVIATHAN_IN_ARREARS,
  SO_CALLED_DRAGON,
  UNSEEN;

  /** How many fish there are; {@link #UNSEEN} is none of them. */
  public static final int COUNT = 40;

  private static final Fish[] ALL = values();

  public static Fish of(int index) {
    return ALL[index];
  }

  public long bit() {
    return 1L << ordinal();
  }
}

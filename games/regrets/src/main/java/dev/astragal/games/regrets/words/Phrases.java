package dev.astragal.games.regrets.words;

import dev.astragal.games.regrets.cards.Dice;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.cards.Gear;
import dev.astragal.games.regrets.cards.Tackle;
import dev.astragal.games.regrets.cards.TackleDice;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/** Pieces of sentences: handfuls of dice, several cards, one sentence after another. */
public final class Phrases {
  private static final Msg NOTHING = Msg.of("nothing");

  /** The face of a die with one pip; the others follow it. */
  private static final int ONE_PIP = 0x2680;

  private Phrases() {}

  /** Shoals are counted from 1 wherever somebody reads of them. */
  public static int number(int index) {
    return index + 1;
  }

  /** The name of a card or a word of the rules. */
  public static Msg word(Enum<?> constant) {
    return Msg.word(constant.name());
  }

  /** Dice as they lie there, from low to high, or a word for no dice. */
  public static Msg dice(int dice) {
    if (dice == Dice.NONE) return NOTHING;
    Ints faces = Dice.faces(dice);
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < faces.size(); i++) {
      if (i > 0) shown.append(' ');
      shown.appendCodePoint(ONE_PIP + faces.get(i) - 1).append(faces.get(i));
    }
    return Msg.of("dice", "shown", shown.toString(), "faces", faces);
  }

  /** One die. */
  static Msg die(int face) {
    return dice(Dice.one(face));
  }

  /** Tackle dice that somebody has, buys or sees. */
  static List<Msg> tackle(int tackle) {
    return tackle("tackle.", tackle);
  }

  static List<Msg> tackle(int green, int blue, int orange) {
    return tackle(TackleDice.of(green, blue, orange));
  }

  /** All that goes into a cast, to stand after "with". */
  static List<Msg> cast(int dice, int tackle) {
    List<Msg> all = new ArrayList<>();
    if (dice != Dice.NONE) all.add(dice(dice));
    all.addAll(tackle("with.", tackle));
    return all;
  }

  private static List<Msg> tackle(String form, int tackle) {
    List<Msg> all = new ArrayList<>();
    for (Tackle colour : Tackle.values()) {
      int count = TackleDice.count(tackle, colour);
      if (count == 0) continue;
      String key = form + colour.name();
      all.add(count == 1 ? Msg.of(key + ".one") : Msg.of(key, "count", count));
    }
    return all;
  }

  /** Tackle dice in a cell. */
  public static Msg tackleCell(int tackle) {
    return several(tackle(tackle));
  }

  /** Several things in one cell, or a word for none. */
  public static Msg several(List<?> all) {
    return all.isEmpty() ? NOTHING : Msg.of("several", "all", all);
  }

  /** The fish of a set. */
  public static List<Fish> fish(long set) {
    List<Fish> all = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      all.add(Fish.of(Long.numberOfTrailingZeros(rest)));
    }
    return all;
  }

  /** The gear of a set. */
  public static List<Gear> gear(int set) {
    List<Gear> all = new ArrayList<>();
    for (int rest = set; rest != 0; rest &= rest - 1) {
      all.add(Gear.of(Integer.numberOfTrailingZeros(rest)));
    }
    return all;
  }

  /** One sentence after the other. */
  static Msg sentences(List<Msg> parts) {
    Msg all = parts.getFirst();
    for (int i = 1; i < parts.size(); i++) {
      all = Msg.of("sentences", "first", all, "next", parts.get(i));
    }
    return all;
  }

  /** What people call whoever did so well alone, from 0 upwards. */
  public static Msg rank(int rank) {
    return Msg.word("RANK_" + number(rank));
  }

  /** With its sign, as on the madness track. */
  public static String signed(int number) {
    return number > 0 ? "+" + number : Integer.toString(number);
  }
}

package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.Modifiers.Bounds;
import dev.astragal.kernel.dice.Modifiers.Explosion;
import dev.astragal.kernel.dice.Modifiers.Filter;
import dev.astragal.kernel.dice.Modifiers.Margin;
import dev.astragal.kernel.dice.Modifiers.Marks;
import dev.astragal.kernel.dice.Modifiers.Match;
import dev.astragal.kernel.dice.Modifiers.Reroll;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.dice.Modifiers.Sort;
import dev.astragal.kernel.dice.Modifiers.Tally;
import java.util.Optional;

/** Reads what is written directly behind dice or a pool, without a blank. */
final class ModifierParser {
  private final Cursor in;
  private final DiceParser parser;
  private Optional<Boolean> advantage = Optional.empty();

  ModifierParser(Cursor in, DiceParser parser) {
    this.in = in;
    this.parser = parser;
  }

  /** {@code k}, {@code kh} or {@code kl} with a number, at most once. */
  Modifiers core() {
    if (!in.take('k')) return Modifiers.NONE;
    boolean low = in.take('l');
    if (!low) in.take('h');
    if (!Cursor.isDigit(in.peek()) && in.peek() != '(')
      throw in.syntax("expected how many dice to keep" + in.butFound());
    return Modifiers.selecting(new Selection(false, !low, parser.value()));
  }

  Modifiers extended() {
    advantage = Optional.empty();
    if (!begins(in.peek())) return Modifiers.NONE;
    Parts parts = new Parts();
    while (begins(in.peek()) && one(parts)) {}
    return parts.modifiers();
  }

  /** Whether anything behind dice could begin so: most have nothing behind them. */
  private static boolean begins(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '<' && c <= '>') || c == '!';
  }

  /** Whether the dice just read are rolled twice, for the better or for the worse. */
  Optional<Boolean> advantage() {
    return advantage;
  }

  private boolean one(Parts parts) {
    int at = in.at;
    if (in.peek() == 'k') {
      keptOrDropped(parts, at);
    } else if (in.takeWord("adv") || in.takeWord("dis")) {
      advantage = once(advantage, in.text.charAt(at) == 'a', at, "advantage");
    } else if (in.takeWord("even") || in.takeWord("odd")) {
      Match parity = new Match.Parity(in.text.charAt(at) == 'o');
      parts.success = once(parts.success, parity, at, "success");
    } else if (explosionHere()) {
      parts.explosion = once(parts.explosion, explosion(), at, "explode");
    } else if (in.take("ms")) {
      parts.margin = once(parts.margin, margin(), at, "margin");
    } else if (in.take("cs")) {
      parts.critical = once(parts.critical, needed(), at, "cs");
    } else if (in.take("cf")) {
      parts.fumble = once(parts.fumble, needed(), at, "cf");
    } else if (in.take("min") || in.take("mi")) {
      parts.low = once(parts.low, face(), at, "min");
    } else if (in.take("max") || in.take("ma")) {
      parts.high = once(parts.high, face(), at, "max");
    } else if (in.take("ro")) {
      parts.reroll = once(parts.reroll, new Reroll(true, match()), at, "reroll");
    } else if (in.take("rr") || in.take('r')) {
      parts.reroll = once(parts.reroll, new Reroll(false, match()), at, "reroll");
    } else if (in.take("uo")) {
      throw in.error(Code.SYNTAX, at, "dice are unique (u) or not, not just once");
    } else if (in.take('u')) {
      parts.unique = once(parts.unique, true, at, "unique");
    } else if (in.take("sd")) {
      parts.sort = once(parts.sort, Sort.DESCENDING, at, "sort");
    } else if (in.take("sa") || in.take('s')) {
      parts.sort = once(parts.sort, Sort.ASCENDING, at, "sort");
    } else if (in.peek() == 'd' || in.peek() == 'p') {
      keptOrDropped(parts, at);
    } else if (in.take('f')) {
      if (parts.success.isEmpty())
        throw in.error(Code.SYNTAX, at, "failures are counted after successes: >=8f1");
      parts.failure = once(parts.failure, needed(), at, "failure");
    } else if (in.peek() == '<' || in.peek() == '>' || in.peek() == '=') {
      parts.success = once(parts.success, needed(), at, "success");
    } else if (in.peek() == '!' && in.peek(1) == '=') {
      Match unequal = new Match.Compared(relation(), face());
      parts.success = once(parts.success, unequal, at, "success");
    } else {
      return false;
    }
    return true;
  }

  private void keptOrDropped(Parts parts, int at) {
    boolean drop = in.peek() != 'k';
    boolean prune = in.peek() == 'p';
    in.at++;
    char next = in.peek();
    if (next == '<' || next == '>' || next == '=') {
      parts.filter = once(parts.filter, new Filter(drop, needed()), at, "keep or drop");
    } else if (prune && next != 'h' && next != 'l') {
      throw in.error(Code.SYNTAX, at, "dropping is written dl1, dh1 or d<3");
    } else {
      parts.selection = once(parts.selection, selection(drop), at, "keep or drop");
    }
  }

  private boolean explosionHere() {
    char c = in.peek();
    return c == '!' ? in.peek(1) != '=' : c == 'x' || (c == 'e' && match(in.peek(1)));
  }

  /**
   * {@code !}, {@code !!}, {@code !p}, {@code !!p} and {@code !o}, or as others write it {@code x},
   * {@code xo}, {@code e6}; {@code x3=6} brings at most three dice for each.
   */
  private Explosion explosion() {
    boolean bang = in.peek() == '!';
    in.at++;
    boolean compound = bang && in.take('!');
    boolean penetrating = bang && in.take('p');
    int most = in.take('o') ? 1 : Explosion.ENDLESS;
    if (!bang && most != 1 && Cursor.isDigit(in.peek())) {
      int before = in.at;
      long number = in.number();
      if (match(in.peek()) && !Cursor.isDigit(in.peek())) most = (int) Math.min(number, 1_000);
      else in.at = before;
    }
    return new Explosion(compound, penetrating, most, match());
  }

  private Margin margin() {
    boolean below = in.peek() == '<';
    if (match(in.peek()) && !Cursor.isDigit(in.peek()) && !in.take('=')) relation();
    return new Margin(below, face());
  }

  private Selection selection(boolean drop) {
    boolean high = in.peek() == 'h' || (in.peek() != 'l' && !drop);
    if (in.peek() == 'h' || in.peek() == 'l') in.at++;
    boolean given = Cursor.isDigit(in.peek()) || in.peek() == '(';
    return new Selection(drop, high, given ? parser.value() : new Node.Whole(1, in.at));
  }

  private static boolean match(char c) {
    return c == '<' || c == '>' || c == '=' || Cursor.isDigit(c);
  }

  /** {@code >=5}, {@code <3}, {@code =6} or just {@code 6}; nothing when none is written. */
  private Optional<Match> match() {
    char c = in.peek();
    if (!match(c)) return Optional.empty();
    Relation relation = Relation.EQUAL;
    if (!Cursor.isDigit(c) && !(c == '=' && in.peek(1) != '=' && in.take('=')))
      relation = relation();
    return Optional.of(new Match.Compared(relation, face()));
  }

  private Match needed() {
    return match().orElseThrow(() -> in.syntax("expected a face to compare with, such as >=5"));
  }

  int face() {
    int at = in.at;
    boolean negative = in.take('-');
    long value = in.number();
    if (value > Integer.MAX_VALUE) throw in.error(Code.LIMIT, at, "no die has such a face");
    return (int) (negative ? -value : value);
  }

  Relation relation() {
    boolean equal = in.peek(1) == '=';
    Relation relation =
        switch (in.peek()) {
          case '<' -> equal ? Relation.AT_MOST : Relation.LESS;
          case '>' -> equal ? Relation.AT_LEAST : Relation.GREATER;
          case '=' -> equal ? Relation.EQUAL : null;
          case '!' -> equal ? Relation.UNEQUAL : null;
          default -> null;
        };
    if (relation == null) throw in.syntax("equality is written ==");
    in.at += equal ? 2 : 1;
    return relation;
  }

  private <T> Optional<T> once(Optional<T> before, T value, int at, String name) {
    if (before.isPresent())
      throw in.error(Code.SYNTAX, at, "a second '" + name + "' for the same dice");
    return Optional.of(value);
  }

  /** What has been read so far. */
  private static final class Parts {
    Optional<Reroll> reroll = Optional.empty();
    Optional<Boolean> unique = Optional.empty();
    Optional<Explosion> explosion = Optional.empty();
    Optional<Integer> low = Optional.empty();
    Optional<Integer> high = Optional.empty();
    Optional<Selection> selection = Optional.empty();
    Optional<Filter> filter = Optional.empty();
    Optional<Match> success = Optional.empty();
    Optional<Match> failure = Optional.empty();
    Optional<Margin> margin = Optional.empty();
    Optional<Match> critical = Optional.empty();
    Optional<Match> fumble = Optional.empty();
    Optional<Sort> sort = Optional.empty();

    Modifiers modifiers() {
      Bounds bounds =
          low.isEmpty() && high.isEmpty()
              ? Bounds.NONE
              : new Bounds(low.orElse(Bounds.NONE.low()), high.orElse(Bounds.NONE.high()));
      return new Modifiers(
          reroll,
          unique.isPresent(),
          explosion,
          bounds,
          selection,
          filter,
          success.map(match -> new Tally(match, failure)),
          margin,
          critical.isEmpty() && fumble.isEmpty()
              ? Optional.empty()
              : Optional.of(new Marks(critical, fumble)),
          sort);
    }
  }
}

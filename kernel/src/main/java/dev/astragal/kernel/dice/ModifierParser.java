package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.Modifiers.Bounds;
import dev.astragal.kernel.dice.Modifiers.Explosion;
import dev.astragal.kernel.dice.Modifiers.Marks;
import dev.astragal.kernel.dice.Modifiers.Match;
import dev.astragal.kernel.dice.Modifiers.Reroll;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.dice.Modifiers.Tally;
import java.util.Optional;

/** Reads what is written directly behind dice or a pool, without a blank. */
final class ModifierParser {
  private final Cursor in;
  private final DiceParser parser;

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
    Parts parts = new Parts();
    while (one(parts)) {}
    return parts.modifiers();
  }

  private boolean one(Parts parts) {
    int at = in.at;
    if (in.peek() == '!' && in.peek(1) != '=') {
      in.at++;
      boolean compound = in.take('!');
      boolean penetrating = in.take('p');
      parts.explosion =
          once(parts.explosion, new Explosion(compound, penetrating, match()), at, "explode");
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
    } else if (in.take('r')) {
      parts.reroll = once(parts.reroll, new Reroll(false, match()), at, "reroll");
    } else if (in.peek() == 'k' || in.peek() == 'd') {
      parts.selection = once(parts.selection, selection(), at, "keep or drop");
    } else if (in.take('f')) {
      if (parts.success.isEmpty())
        throw in.error(Code.SYNTAX, at, "failures are counted after successes: >=8f1");
      parts.failure = once(parts.failure, needed(), at, "failure");
    } else if (in.peek() == '<' || in.peek() == '>') {
      parts.success = once(parts.success, needed(), at, "success");
    } else {
      return false;
    }
    return true;
  }

  private Selection selection() {
    boolean drop = in.peek() == 'd';
    in.at++;
    boolean high = in.peek() == 'h' || (in.peek() != 'l' && !drop);
    if (in.peek() == 'h' || in.peek() == 'l') in.at++;
    boolean given = Cursor.isDigit(in.peek()) || in.peek() == '(';
    return new Selection(drop, high, given ? parser.value() : new Node.Whole(1, in.at));
  }

  /** {@code >=5}, {@code <3}, {@code =6} or just {@code 6}; nothing when none is written. */
  private Optional<Match> match() {
    char c = in.peek();
    if (c != '<' && c != '>' && c != '=' && !Cursor.isDigit(c)) return Optional.empty();
    Relation relation = Relation.EQUAL;
    if (!Cursor.isDigit(c) && !(c == '=' && in.peek(1) != '=' && in.take('=')))
      relation = relation();
    return Optional.of(new Match(relation, face()));
  }

  private Match needed() {
    return match().orElseThrow(() -> in.syntax("expected a face to compare with, such as >=5"));
  }

  private int face() {
    int at = in.at;
    boolean negative = in.take('-');
    long value = in.number();
    if (value > Integer.MAX_VALUE) throw in.error(Code.LIMIT, at, "no die has such a face");
    return (int) (negative ? -value : value);
  }

  Relation relation() {
    if (in.take("==")) return Relation.EQUAL;
    if (in.take("!=")) return Relation.UNEQUAL;
    if (in.take("<=")) return Relation.AT_MOST;
    if (in.take(">=")) return Relation.AT_LEAST;
    if (in.take('<')) return Relation.LESS;
    if (in.take('>')) return Relation.GREATER;
    throw in.syntax("equality is written ==");
  }

  private <T> Optional<T> once(Optional<T> before, T value, int at, String name) {
    if (before.isPresent())
      throw in.error(Code.SYNTAX, at, "a second '" + name + "' for the same dice");
    return Optional.of(value);
  }

  /** What has been read so far. */
  private static final class Parts {
    Optional<Reroll> reroll = Optional.empty();
    Optional<Explosion> explosion = Optional.empty();
    Optional<Integer> low = Optional.empty();
    Optional<Integer> high = Optional.empty();
    Optional<Selection> selection = Optional.empty();
    Optional<Match> success = Optional.empty();
    Optional<Match> failure = Optional.empty();
    Optional<Match> critical = Optional.empty();
    Optional<Match> fumble = Optional.empty();

    Modifiers modifiers() {
      Bounds bounds =
          low.isEmpty() && high.isEmpty()
              ? Bounds.NONE
              : new Bounds(low.orElse(Bounds.NONE.low()), high.orElse(Bounds.NONE.high()));
      return new Modifiers(
          reroll,
          explosion,
          bounds,
          selection,
          success.map(match -> new Tally(match, failure)),
          critical.isEmpty() && fumble.isEmpty()
              ? Optional.empty()
              : Optional.of(new Marks(critical, fumble)));
    }
  }
}

package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import java.util.ArrayList;
import java.util.List;

/** Reads what is rolled: a handful of dice, or a pool of several rolls. */
final class TermParser {
  private final Cursor in;
  private final DiceParser parser;
  private final boolean extended;
  private final DiceLimits limits;
  private final Usage usage;
  private final ModifierParser suffixes;

  TermParser(Cursor in, DiceParser parser, boolean extended, DiceLimits limits, Usage usage) {
    this.in = in;
    this.parser = parser;
    this.extended = extended;
    this.limits = limits;
    this.usage = usage;
    this.suffixes = new ModifierParser(in, parser);
  }

  Relation relation() {
    return suffixes.relation();
  }

  boolean sidesFollow() {
    if (in.peek() != 'd' && in.peek() != 'D') return false;
    char next = in.peek(1);
    return Cursor.isDigit(next)
        || next == '('
        || (extended && (next == '%' || next == '{' || letterFollows()));
  }

  /** Without a number before it, {@code dF} and {@code dc} could also begin a name. */
  private boolean letterFollows() {
    return "Ffc".indexOf(in.peek(1)) >= 0 && !Cursor.isNameStart(in.peek(2));
  }

  /** The cursor is on the d. */
  Node dice(Node count, int at) {
    in.at++;
    Faces faces = extended ? written() : Faces.NUMBERED;
    Node sides;
    if (!faces.numbered()) {
      sides = new Node.Whole(faces.written().orElseThrow().size(), in.at - 1);
    } else if (extended && in.take('%')) {
      sides = new Node.Whole(100, in.at - 1);
    } else if (Cursor.isDigit(in.peek()) || in.peek() == '(') {
      sides = parser.value();
    } else {
      throw in.syntax("expected the number of sides, or (variable)" + in.butFound());
    }
    Modifiers modifiers = extended ? suffixes.extended() : suffixes.core();
    if (modifiers.unique() && modifiers.explosion().isPresent())
      throw in.error(Code.SYNTAX, at, "dice that explode cannot be unique");
    Node.Dice dice = new Node.Dice(count, sides, faces, modifiers, at, in.at);
    if (extended) dice = parser.advantaged(dice, suffixes.advantage());
    usage.note(dice, in.text, limits);
    return in.closed(dice);
  }

  /** Faces of another kind: {@code F}, {@code F.1}, {@code c}, or a list of them. */
  private Faces written() {
    if (in.take('F') || in.take('f')) {
      if (in.peek() != '.') return Faces.FATE;
      if (in.take(".1")) return Faces.SPARSE_FATE;
      if (in.take(".2")) return Faces.FATE;
      throw in.syntax("fate dice are dF, dF.1 or dF.2");
    }
    if (in.take('c')) return Faces.COIN;
    if (!in.take('{')) return Faces.NUMBERED;
    List<Integer> values = new ArrayList<>();
    do {
      in.skipBlanks();
      values.add(suffixes.face());
      in.skipBlanks();
    } while (in.take(','));
    if (!in.take('}')) throw in.syntax("expected , or } after a face" + in.butFound());
    return Faces.of(values.stream().mapToInt(Integer::intValue).toArray());
  }

  Node pool() {
    int at = in.at++;
    List<Node> members = new ArrayList<>();
    do {
      members.add(parser.number(parser.sum()));
      in.skipBlanks();
    } while (in.take(','));
    if (!in.take('}')) throw in.syntax("expected , or }" + in.butFound());
    Modifiers modifiers = suffixes.extended();
    if (modifiers.reroll().isPresent()
        || modifiers.explosion().isPresent()
        || modifiers.unique()
        || suffixes.advantage().isPresent())
      throw in.error(Code.SYNTAX, at, "a pool can be kept, dropped or counted, not rolled again");
    usage.computed |=
        modifiers.selection().isPresent()
            && !(modifiers.selection().get().amount() instanceof Node.Whole);
    return in.closed(new Node.Pool(List.copyOf(members), modifiers, at, in.at));
  }
}

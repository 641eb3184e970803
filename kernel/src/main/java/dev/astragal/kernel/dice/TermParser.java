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
    return Cursor.isDigit(next) || next == '(' || (extended && (next == '%' || fateFollows()));
  }

  /** Without a number before it, {@code dF} could also begin a name. */
  private boolean fateFollows() {
    return (in.peek(1) == 'F' || in.peek(1) == 'f') && !Cursor.isNameStart(in.peek(2));
  }

  /** The cursor is on the d. */
  Node dice(Node count, int at) {
    in.at++;
    Node.Kind kind = Node.Kind.NUMBERED;
    Node sides;
    if (extended && in.take('%')) {
      sides = new Node.Whole(100, in.at - 1);
    } else if (extended && (in.peek() == 'F' || in.peek() == 'f')) {
      sides = new Node.Whole(3, in.at++);
      kind = Node.Kind.FATE;
    } else if (Cursor.isDigit(in.peek()) || in.peek() == '(') {
      sides = parser.value();
    } else {
      throw in.syntax("expected the number of sides, or (variable)" + in.butFound());
    }
    Modifiers modifiers = extended ? suffixes.extended() : suffixes.core();
    Node.Dice dice = new Node.Dice(count, sides, kind, modifiers, at, in.at);
    usage.note(dice, in.text, limits);
    return in.closed(dice);
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
    if (modifiers.reroll().isPresent() || modifiers.explosion().isPresent())
      throw in.error(Code.SYNTAX, at, "a pool can be kept, dropped or counted, not rolled again");
    usage.computed |=
        modifiers.selection().isPresent()
            && !(modifiers.selection().get().amount() instanceof Node.Whole);
    return in.closed(new Node.Pool(List.copyOf(members), modifiers, at, in.at));
  }
}

package dev.astragal.kernel.screen;

import dev.astragal.kernel.game.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How an offered choice reads now. Made only when somebody reads it.
 *
 * @param label what it is, with what matters most: a name, a price, a distance
 * @param details what it costs, brings and risks, one line each
 * @param group the heading under which clients put it together with others
 * @param weight how usual or how grave it is
 * @param current whether it is what is in force already, such as the value of a standing order
 * @param about the ids of the things on the screen that it is about, so that it can be taken there
 * @param amount how much of something, where several choices differ in nothing else
 * @param blanks what may be filled in otherwise before it is taken
 * @param number the one it always has, whatever else is offered; 0 where clients count. A question
 *     numbers all of its answers or none
 */
public record Wording(
    Msg label,
    List<Detail> details,
    Optional<Msg> group,
    Weight weight,
    boolean current,
    List<String> about,
    Optional<Amount> amount,
    List<Blank> blanks,
    int number) {

  /** How usual or how grave a choice is. */
  public enum Weight {
    /** The sensible answer when there is nothing to think about; at most one of a question. */
    SUGGESTED,
    PLAIN,
    /** Seldom wanted: clients may fold it away. */
    RARE,
    /** Cannot be mended: clients ask again. */
    GRAVE
  }

  /** One line beside the label. */
  public record Detail(Kind kind, Msg text) {
    /** What a line is about. */
    public enum Kind {
      COST,
      GAIN,
      ODDS,
      WARNING,
      NOTE
    }
  }

  /**
   * One step of a number: choices with the same {@code of} are one line with a number to set.
   *
   * @param of which line it belongs to, stable and mechanical
   */
  public record Amount(String of, long value) {}

  public Wording {
    details = List.copyOf(details);
    about = List.copyOf(about);
    blanks = List.copyOf(blanks);
  }

  public static Wording of(Msg label) {
    return new Wording(
        label,
        List.of(),
        Optional.empty(),
        Weight.PLAIN,
        false,
        List.of(),
        Optional.empty(),
        List.of(),
        0);
  }

  /** A label by its key, with names and values in turn. */
  public static Wording of(String key, Object... namesAndValues) {
    return of(Msg.of(key, namesAndValues));
  }

  /** The message {@code choice.KIND} with the fields of the choice. */
  public static Wording of(Choice choice) {
    return of(Msg.fields(choice.labelKey(), choice));
  }

  /** The same with one more value for the label. */
  public Wording with(String name, Object value) {
    return new Wording(
        label.with(name, value), details, group, weight, current, about, amount, blanks, number);
  }

  /** The same with more values for the label. */
  public Wording with(Map<String, Object> values) {
    return new Wording(
        label.with(values), details, group, weight, current, about, amount, blanks, number);
  }

  public Wording cost(String key, Object... namesAndValues) {
    return detail(Detail.Kind.COST, Msg.of(key, namesAndValues));
  }

  public Wording gain(String key, Object... namesAndValues) {
    return detail(Detail.Kind.GAIN, Msg.of(key, namesAndValues));
  }

  public Wording odds(String key, Object... namesAndValues) {
    return detail(Detail.Kind.ODDS, Msg.of(key, namesAndValues));
  }

  public Wording warning(String key, Object... namesAndValues) {
    return detail(Detail.Kind.WARNING, Msg.of(key, namesAndValues));
  }

  public Wording note(String key, Object... namesAndValues) {
    return detail(Detail.Kind.NOTE, Msg.of(key, namesAndValues));
  }

  public Wording detail(Detail.Kind kind, Msg text) {
    List<Detail> more = new ArrayList<>(details);
    more.add(new Detail(kind, text));
    return new Wording(label, more, group, weight, current, about, amount, blanks, number);
  }

  /** Whether it sets much at once: its heading is called so. Clients go through these by a key. */
  public boolean preset() {
    return group.filter(heading -> heading.key().endsWith(".presets")).isPresent();
  }

  /** Under the heading {@code key}; one that ends in {@code .presets} is for whole settings. */
  public Wording in(String key, Object... namesAndValues) {
    Optional<Msg> heading = Optional.of(Msg.of(key, namesAndValues));
    return new Wording(label, details, heading, weight, current, about, amount, blanks, number);
  }

  public Wording weighing(Weight other) {
    return new Wording(label, details, group, other, current, about, amount, blanks, number);
  }

  public Wording suggested() {
    return weighing(Weight.SUGGESTED);
  }

  public Wording rare() {
    return weighing(Weight.RARE);
  }

  public Wording grave() {
    return weighing(Weight.GRAVE);
  }

  public Wording current(boolean inForce) {
    return new Wording(label, details, group, weight, inForce, about, amount, blanks, number);
  }

  /** About the things with these ids. */
  public Wording about(String... things) {
    return new Wording(
        label, details, group, weight, current, List.of(things), amount, blanks, number);
  }

  /** One step of the number that {@code of} names. */
  public Wording amount(String of, long value) {
    Optional<Amount> step = Optional.of(new Amount(of, value));
    return new Wording(label, details, group, weight, current, about, step, blanks, number);
  }

  /** With parts that may be filled in otherwise. */
  public Wording asking(Blank... parts) {
    return new Wording(
        label, details, group, weight, current, about, amount, List.of(parts), number);
  }

  /** Under the same number whenever it is offered. */
  public Wording numbered(int always) {
    return new Wording(label, details, group, weight, current, about, amount, blanks, always);
  }
}

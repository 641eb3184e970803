package dev.astragal.games.trail.day;

/** What came of a day: one instance for each course that days take. */
public record Course(DayOutcome outcome, DayKind dayKind, DayMark mark) {
  private static final int KINDS = DayKind.values().length;
  private static final int MARKS = DayMark.values().length;
  private static final Course[] ALL = all();

  private static Course[] all() {
    Course[] all = new Course[DayOutcome.values().length * KINDS * MARKS];
    for (DayOutcome outcome : DayOutcome.values())
      for (DayKind kind : DayKind.values())
        for (DayMark mark : DayMark.values())
          all[place(outcome, kind, mark)] = new Course(outcome, kind, mark);
    return all;
  }

  static Course of(DayOutcome outcome, DayKind kind, DayMark mark) {
    return ALL[place(outcome, kind, mark)];
  }

  private static int place(DayOutcome outcome, DayKind kind, DayMark mark) {
    return (outcome.ordinal() * KINDS + kind.ordinal()) * MARKS + mark.ordinal();
  }
}

package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the values of a sentence go: which sentence it is, its numbers, words and players. */
final class MsgPlaces {
  private static final int SEVERAL_MAX = 32;
  private static final int NOWHERE = -1;

  private final Places.Words keys = new Places.Words();
  private final Map<String, ValuePlaces> values = new LinkedHashMap<>();
  private int key = NOWHERE;

  void meet(Msg msg) {
    keys.meet(msg.key());
    for (Msg.Arg arg : msg.args())
      values.computeIfAbsent(arg.name(), _ -> new ValuePlaces()).meet(arg.value());
  }

  /** A sentence that is always the same one says nothing by being there. */
  void settle(String name, Places places) {
    if (keys.size() > 1) key = places.next(name + " is " + keys);
    values.forEach((value, at) -> at.settle(name + "." + value, places));
  }

  /** Whether nothing of any sentence goes anywhere. */
  boolean isEmpty() {
    return key < 0 && values.isEmpty();
  }

  void write(Msg msg, int seats, Seat viewer, float[] out, int from) {
    if (key >= 0) out[from + key] = keys.number(msg.key());
    List<Msg.Arg> args = msg.args();
    for (int i = 0; i < args.size(); i++) {
      ValuePlaces at = values.get(args.get(i).name());
      if (at != null) at.write(args.get(i).value(), seats, viewer, out, from);
    }
  }

  /** Where one value goes, whatever it turns out to be. */
  private static final class ValuePlaces {
    private boolean numbered;
    private boolean seated;
    private final Places.Words words = new Places.Words();
    private @Nullable MsgPlaces phrase;
    private final List<ValuePlaces> several = new ArrayList<>();
    private int number = NOWHERE;
    private int word = NOWHERE;
    private int seat = NOWHERE;
    private int count = NOWHERE;

    void meet(Msg.Value value) {
      switch (value) {
        case Msg.Value.Whole _ -> numbered = true;
        case Msg.Value.Word(String text) -> {
          if (isNumber(text)) numbered = true;
          else words.meet(text);
        }
        case Msg.Value.Named(String id, _) -> words.meet(id);
        case Msg.Value.Player _ -> seated = true;
        case Msg.Value.Phrase(Msg msg) -> {
          if (phrase == null) phrase = new MsgPlaces();
          phrase.meet(msg);
        }
        case Msg.Value.Several(List<Msg.Value> values) -> {
          for (int i = 0; i < Math.min(SEVERAL_MAX, values.size()); i++) {
            if (several.size() <= i) several.add(new ValuePlaces());
            several.get(i).meet(values.get(i));
          }
        }
      }
    }

    void settle(String name, Places places) {
      if (numbered) number = places.next(name);
      if (words.size() > 0) word = places.next(name + " is " + words);
      if (seated) seat = places.next(name + " (seat, counted from one's own)");
      if (phrase != null) phrase.settle(name, places);
      if (!several.isEmpty()) count = places.next(name + " (how many)");
      for (int i = 0; i < several.size(); i++) several.get(i).settle(name + "[" + i + "]", places);
    }

    void write(Msg.Value value, int seats, Seat viewer, float[] out, int from) {
      switch (value) {
        case Msg.Value.Whole(long whole) -> put(number, whole, out, from);
        case Msg.Value.Word(String text) -> {
          if (number >= 0 && isNumber(text)) put(number, Long.parseLong(text), out, from);
          else if (word >= 0) put(word, words.number(text), out, from);
        }
        case Msg.Value.Named(String id, _) -> {
          if (word >= 0) put(word, words.number(id), out, from);
        }
        case Msg.Value.Player(Seat who) -> put(seat, relative(who, seats, viewer), out, from);
        case Msg.Value.Phrase(Msg msg) -> {
          if (phrase != null) phrase.write(msg, seats, viewer, out, from);
        }
        case Msg.Value.Several(List<Msg.Value> values) -> {
          put(count, values.size(), out, from);
          for (int i = 0; i < Math.min(several.size(), values.size()); i++)
            several.get(i).write(values.get(i), seats, viewer, out, from);
        }
      }
    }

    private static void put(int place, long value, float[] out, int from) {
      if (place >= 0) out[from + place] = value;
    }

    private static boolean isNumber(String text) {
      int length = text.length();
      if (length == 0 || length > 18) return false;
      int first = text.charAt(0) == '-' ? 1 : 0;
      for (int i = first; i < length; i++)
        if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
      return length > first;
    }
  }

  /** 0 for nobody, 1 for oneself, 2 for whoever sits next. */
  static int relative(Seat who, int seats, Seat viewer) {
    if (!who.plays()) return 0;
    return viewer.plays()
        ? 1 + Math.floorMod(who.index() - viewer.index(), seats)
        : 1 + who.index();
  }
}

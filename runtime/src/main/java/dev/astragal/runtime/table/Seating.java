package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Who sits where: one chair for every seat. */
public record Seating(List<Chair> chairs) {
  public Seating {
    chairs = List.copyOf(chairs);
  }

  /** A person on the first seat and the game's usual bot on the others. */
  public static Seating usual(Game<?, ?, ?> game, int seats) {
    return of(game, seats, List.of(Seat.first()), "");
  }

  /** People on {@code people}, {@code bot} everywhere else; without a name, the usual one. */
  public static Seating of(Game<?, ?, ?> game, int seats, List<Seat> people, String bot) {
    for (Seat person : people) counted(person.index() + 1, seats);
    if (!bot.isEmpty()) Players.require(game, bot);
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++)
      chairs.add(
          people.contains(Seat.of(seat))
              ? new Chair.Person("")
              : new Chair.Bot(bot.isEmpty() ? usual(game) : bot, ""));
    return new Seating(chairs);
  }

  /** Bots on all seats: one name for all of them, or one for each. */
  public static Seating bots(List<String> names, int seats) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++)
      chairs.add(new Chair.Bot(names.get(Math.min(seat, names.size() - 1)), ""));
    return new Seating(chairs);
  }

  /** Who began a run, as its journal tells; where it does not, people without a name. */
  public static Seating recorded(JournalLine.Header header) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < header.spec().seats(); seat++) {
      String bot = seat < header.players().size() ? header.players().get(seat) : "";
      chairs.add(bot.isEmpty() ? new Chair.Person("") : new Chair.Bot(bot, ""));
    }
    return new Seating(chairs);
  }

  /** The bot of each seat, nothing for a person; empty where there are only people. */
  public List<String> bots() {
    List<String> bots =
        chairs.stream()
            .map(chair -> chair instanceof Chair.Bot(String player, _) ? player : "")
            .toList();
    return bots.stream().allMatch(String::isEmpty) ? List.of() : bots;
  }

  /** A seat by its number, from 1 on as people count. */
  public static Seat counted(int number, int seats) {
    if (number < 1 || number > seats)
      throw new BadInputException("there is no seat " + number + "; seats are 1 to " + seats);
    return Seat.of(number - 1);
  }

  /** The game's first own bot, or the one that plays anything. */
  public static String usual(Game<?, ?, ?> game) {
    return game.manifest().bots().isEmpty() ? Players.RANDOM : game.manifest().bots().getFirst();
  }

  /** This, if {@code spec}'s game knows every bot of it; fails with what is wrong otherwise. */
  public Seating checked(RunSpec spec) {
    Kernel<?, ?, ?> kernel = GameLibrary.kernel(spec);
    for (int seat = 0; seat < chairs.size(); seat++)
      if (chairs.get(seat) instanceof Chair.Bot(String player, _))
        Players.named(kernel, player, spec.seed(), seat);
    return this;
  }

  public int seats() {
    return chairs.size();
  }

  public Chair chair(Seat seat) {
    return chairs.get(seat.index());
  }

  public Seating with(Seat seat, Chair chair) {
    List<Chair> changed = new ArrayList<>(chairs);
    changed.set(seat.index(), chair);
    return new Seating(changed);
  }

  /** Everybody one seat further, for the next game. */
  public Seating rotated() {
    List<Chair> turned = new ArrayList<>(chairs);
    turned.addFirst(turned.removeLast());
    return new Seating(turned);
  }

  /** The seats of people. */
  public List<Seat> people() {
    List<Seat> people = new ArrayList<>();
    for (int seat = 0; seat < chairs.size(); seat++)
      if (chairs.get(seat) instanceof Chair.Person) people.add(Seat.of(seat));
    return people;
  }

  /** Whether nobody but bots sits or will sit on the other seats. */
  boolean onlyBotsBeside(Seat seat) {
    for (int other = 0; other < chairs.size(); other++)
      if (other != seat.index() && !(chairs.get(other) instanceof Chair.Bot)) return false;
    return true;
  }

  /** The first person's seat; a spectator's where bots are among themselves. */
  public Seat firstPerson() {
    return people().isEmpty() ? Seat.SPECTATOR : people().getFirst();
  }

  /** A name for every seat: the given one, or the bot's, or a number as people count. */
  public List<String> names(Messages messages) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < chairs.size(); seat++) {
      String name = name(chairs.get(seat), Seat.of(seat), messages);
      String unique = name;
      for (int i = 2; names.contains(unique); i++) unique = name + " " + i;
      names.add(unique);
    }
    return names;
  }

  private static String name(Chair chair, Seat seat, Messages messages) {
    if (!chair.name().isEmpty()) return chair.name();
    if (!(chair instanceof Chair.Bot(String player, _))) return messages.player(seat);
    String plain = player.replaceAll(":.*", "");
    Msg translated = Msg.of("bot." + plain);
    if (messages.knows(translated.key())) return messages.text(translated);
    return plain.substring(0, 1).toUpperCase(Locale.ROOT) + plain.substring(1);
  }
}

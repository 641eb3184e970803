package dev.astragal.web.match;

import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.machine.Machine;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.game.Bundles;
import dev.astragal.web.message.NewMatch;
import dev.astragal.web.message.Refusal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match somebody asks for.
 *
 * @param you the seat of whoever asks
 * @param name what whoever asks wants to be called
 */
public record Proposal(
    RunSpec spec,
    List<MatchSeat> seats,
    Optional<Integer> you,
    String name,
    String voice,
    String language,
    boolean listed,
    boolean watchable,
    int botPaceMillis,
    boolean seeded,
    Optional<Integer> clockSeconds) {
  private static final int LINE_LENGTH_MAX = 200;

  public Proposal {
    seats = List.copyOf(seats);
  }

  public static Proposal of(NewMatch wanted, OwnPolicies policies, Machine machine) {
    var game = known(wanted.game());
    Manifest manifest = game.manifest();
    Bundles bundles = Bundles.of(game.getClass());
    String usualBot = Seating.usual(game);
    List<NewMatch.Wanted> chairs = wanted.seats().orElseGet(() -> usual(manifest));
    List<MatchSeat> seats = new ArrayList<>();
    Optional<Integer> you = Optional.empty();
    for (NewMatch.Wanted chair : chairs) {
      if (chair.kind() == NewMatch.Wanted.Kind.YOU) {
        if (you.isPresent())
          throw Refusal.badField("seats[" + seats.size() + "].kind", "only one seat is yours");
        you = Optional.of(seats.size());
      }
      seats.add(
          chair.kind() == NewMatch.Wanted.Kind.BOT
              ? MatchSeat.bot(chair.bot().filter(bot -> !bot.isEmpty()).orElse(usualBot))
              : new MatchSeat.Open());
    }
    wanted.options().forEach((name, value) -> requireLine("options." + name, name + value));
    wanted.seed().ifPresent(text -> requireLine("seed", text));
    Optional<String> seed = wanted.seed().filter(text -> !text.isBlank());
    if (seed.isPresent()
        && chairs.stream().filter(c -> c.kind() != NewMatch.Wanted.Kind.BOT).count() > 1)
      throw new Refusal(
          409,
          "SEED_NOT_ALLOWED",
          "who knows the seed knows the future; only alone you may set it");
    RunSpec spec =
        new RunSpec(
            manifest.id(),
            new Seed(seed.orElseGet(() -> Secrets.token(machine))),
            seats.size(),
            wanted.options(),
            wanted.overlays().orElseGet(() -> usualOverlays(manifest)).stream()
                .map(name -> policies.overlay(manifest.id(), name))
                .toList(),
            Map.of());
    return new Proposal(
        wanted.practice() ? spec.asPractice() : spec,
        seats,
        you,
        name(wanted.name()),
        bundles
            .voice(wanted.voice().orElse(""))
            .orElseThrow(() -> Refusal.badField("voice", "the game has no such voice")),
        bundles
            .language(wanted.language().orElse(""))
            .orElseThrow(() -> Refusal.badField("language", "the game has no such language")),
        wanted.listed().orElse(true),
        wanted.spectators().orElse(true),
        wanted.botPaceMillis().orElse(0),
        seed.isPresent(),
        wanted.clockSeconds());
  }

  /** The same, by somebody who is called that. */
  public Proposal by(String user) {
    return new Proposal(
        spec,
        seats,
        you,
        name(Optional.of(user)),
        voice,
        language,
        listed,
        watchable,
        botPaceMillis,
        seeded,
        clockSeconds);
  }

  private static List<NewMatch.Wanted> usual(Manifest manifest) {
    List<NewMatch.Wanted> seats = new ArrayList<>();
    seats.add(new NewMatch.Wanted(NewMatch.Wanted.Kind.YOU, Optional.empty()));
    while (seats.size() < manifest.seatsMin())
      seats.add(new NewMatch.Wanted(NewMatch.Wanted.Kind.BOT, Optional.empty()));
    return seats;
  }

  /** The match as it is kept; {@code person} is the hash of whoever asked. */
  About about(Instant created, String owner, Optional<String> person) {
    About about =
        new About(
            About.FORMAT,
            created.toString(),
            owner,
            voice,
            Optional.of(language),
            listed,
            watchable,
            botPaceMillis,
            seats,
            List.of(),
            Optional.empty(),
            seeded,
            clockSeconds);
    return person.isPresent() && you.isPresent()
        ? about.with(you.get(), MatchSeat.person(name, person.get()))
        : about;
  }

  /** What a match gets that asks for no overlay: the one the game brings for people. */
  public static List<String> usualOverlays(Manifest manifest) {
    return manifest.policies().contains(SetupOptions.PLAY + ".yaml")
        ? List.of(SetupOptions.PLAY)
        : List.of();
  }

  /** What somebody wants to be called: one short line. */
  public static String name(Optional<String> wanted) {
    return requireLine("name", wanted.orElse("").strip());
  }

  /** One line without anything a terminal would obey. */
  private static String requireLine(String field, String text) {
    if (text.length() > LINE_LENGTH_MAX || text.codePoints().anyMatch(Character::isISOControl))
      throw Refusal.badField(
          field, "must be one line of at most " + LINE_LENGTH_MAX + " characters");
    return text;
  }

  /** The game of that name. */
  public static Game<?, ?, ?> known(String id) {
    try {
      return GameLibrary.game(id);
    } catch (BadInputException e) {
      throw new Refusal(400, "NO_SUCH_GAME", "there is no such game");
    }
  }
}

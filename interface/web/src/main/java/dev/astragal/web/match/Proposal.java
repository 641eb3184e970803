package dev.astragal.web.match;

import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Seating;
import dev.astragal.web.game.Bundles;
import dev.astragal.web.json.Form;
import dev.astragal.web.json.Refusal;
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
    int botPaceMillis) {
  private static final int NAME_LENGTH_MAX = 64;
  private static final int PERSON_LENGTH_MAX = 24;
  private static final int OPTION_LENGTH_MAX = 200;
  private static final int OPTIONS_MAX = 32;
  private static final int OVERLAYS_MAX = 8;
  private static final int PACE_MILLIS_MAX = 5_000;

  public Proposal {
    seats = List.copyOf(seats);
  }

  public static Proposal read(Form form) {
    var game = known(form.text("game", NAME_LENGTH_MAX));
    Manifest manifest = game.manifest();
    Bundles bundles = Bundles.of(game.getClass());
    String usualBot = Seating.usual(game);
    Optional<List<Form>> wanted = form.optionalForms("seats", Seat.MAX);
    List<MatchSeat> seats = new ArrayList<>();
    Optional<Integer> you = Optional.empty();
    for (Form seat : wanted.orElse(List.of())) {
      String kind = seat.text("kind", NAME_LENGTH_MAX);
      if (kind.equals("you")) {
        if (you.isPresent()) throw Refusal.badField(seat.within("kind"), "only one seat is yours");
        you = Optional.of(seats.size());
      }
      seats.add(seat(seat, kind, usualBot));
      seat.end();
    }
    if (wanted.isEmpty()) {
      you = Optional.of(0);
      seats.add(MatchSeat.open());
      while (seats.size() < manifest.seatsMin()) seats.add(MatchSeat.bot(usualBot));
    }
    Map<String, String> options = form.textTable("options", OPTIONS_MAX, OPTION_LENGTH_MAX);
    List<RunSpec.Overlay> overlays =
        form
            .optionalTexts("overlays", OVERLAYS_MAX, NAME_LENGTH_MAX)
            .orElseGet(() -> usualOverlays(manifest))
            .stream()
            .<RunSpec.Overlay>map(RunSpec.Overlay.Named::new)
            .toList();
    Optional<String> seed = form.optionalText("seed", Seed.LENGTH_MAX).filter(s -> !s.isBlank());
    long people = seats.stream().filter(seat -> !seat.isBot()).count();
    if (seed.isPresent() && people > 1)
      throw new Refusal(
          409,
          "SEED_NOT_ALLOWED",
          "who knows the seed knows the future; only alone you may set it");
    RunSpec spec =
        new RunSpec(
            manifest.id(),
            new Seed(seed.orElseGet(Secrets::token)),
            seats.size(),
            options,
            overlays,
            Map.of());
    Proposal proposal =
        new Proposal(
            form.flag("practice", false) ? spec.asPractice() : spec,
            seats,
            you,
            name(form),
            bundles
                .voice(form.optionalText("voice", NAME_LENGTH_MAX).orElse(""))
                .orElseThrow(() -> Refusal.badField("voice", "the game has no such voice")),
            bundles
                .language(form.optionalText("language", NAME_LENGTH_MAX).orElse(""))
                .orElseThrow(() -> Refusal.badField("language", "the game has no such language")),
            form.flag("listed", true),
            form.flag("spectators", true),
            (int) (long) form.optionalWhole("botPaceMillis", 0, PACE_MILLIS_MAX).orElse(0L));
    form.end();
    return proposal;
  }

  /** The match as it is kept; {@code person} is the hash of whoever asked. */
  About about(Instant created, String owner, Optional<String> person) {
    About about =
        new About(
            Secrets.id(), created, owner, voice, language, listed, watchable, botPaceMillis, seats);
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
  public static String name(Form form) {
    String name = form.optionalText("name", PERSON_LENGTH_MAX).orElse("").strip();
    if (name.codePoints().anyMatch(Character::isISOControl))
      throw Refusal.badField("name", "must be one line of text");
    return name;
  }

  private static MatchSeat seat(Form seat, String kind, String usualBot) {
    return switch (kind) {
      case "you", "open" -> MatchSeat.open();
      case "bot" ->
          MatchSeat.bot(
              seat.optionalText("bot", NAME_LENGTH_MAX)
                  .filter(name -> !name.isEmpty())
                  .orElse(usualBot));
      default -> throw Refusal.badField(seat.within("kind"), "must be you, open or bot");
    };
  }

  private static Game<?, ?, ?> known(String id) {
    try {
      return GameLibrary.game(id);
    } catch (BadInputException e) {
      throw new Refusal(400, "NO_SUCH_GAME", "there is no such game");
    }
  }
}
